import { formatMoney } from '#shared/money.ts';
import { priceLine } from '#shared/pricing/line.ts';
import { effectiveTiers } from '#shared/pricing/tiers.ts';
import { AppError } from '#server/http/app-error.ts';
import type { CheckoutRow } from './checkout.queries.ts';

/** Why this line cannot be ordered as it stands; undefined when it can. */
export function refusalOfLine(line: CheckoutRow): AppError | undefined {
  const { name, quantity, quantity_available: available } = line;
  const refuse = (reason: string, params: Record<string, string | number> = {}) =>
    new AppError('conflict', `errors:checkout.${reason}`, { params: { name, ...params } });
  if (!line.for_sale) return refuse('notForSale');
  if (available === 0) return refuse('soldOut');
  if (available < quantity) return refuse('stockShort', { available });
  const before = shownCents(line);
  const now = priceLine({
    unitPriceCents: line.price_cents,
    quantity,
    tiers: effectiveTiers(line.discount_tiers),
  }).finalCents;
  if (before !== undefined && now > before)
    return refuse('priceRose', { quantity, before: formatMoney(before), now: formatMoney(now) });
  return undefined;
}

/** True when the customer saw this line at other prices than today's. */
export function isUnseen(line: CheckoutRow): boolean {
  return (
    line.shown_price_cents !== line.price_cents ||
    JSON.stringify(line.shown_tiers) !== JSON.stringify(line.discount_tiers)
  );
}

function shownCents(line: CheckoutRow): number | undefined {
  if (line.shown_price_cents === null) return undefined;
  return priceLine({
    unitPriceCents: line.shown_price_cents,
    quantity: line.quantity,
    tiers: effectiveTiers(line.shown_tiers),
  }).finalCents;
}
