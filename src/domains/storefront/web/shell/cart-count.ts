const MOST_SHOWN = 99;

/** What the badge shows; the spoken label always says the exact number. */
export function badgeText(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
