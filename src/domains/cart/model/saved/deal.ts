/** A price that fell by at least this much is worth a mail. */
export const DEAL_PERCENT = 5;

/** Whether a price has fallen far enough below the one that was last told. */
export function isDeal(priceCents: number, toldCents: number): boolean {
  return priceCents * 100 <= toldCents * (100 - DEAL_PERCENT);
}
