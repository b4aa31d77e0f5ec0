const HOUR_MS = 60 * 60 * 1000;

/** Time for others to join. */
export const SOONEST_CLOSING_MS = HOUR_MS;
/** A card's promise lasts seven days; a day is left for charging it. Elapsed time: a clock change moves nothing. */
export const LATEST_CLOSING_MS = 6 * 24 * HOUR_MS;
/** Sending a form takes a moment: exactly one hour, as the page offers it, is still one hour. */
const FORM_MS = 60 * 1000;

/** The key of what is wrong with a closing time; null: nothing. */
export function closingFault(closesAt: Date, now: Date): string | null {
  const aheadMs = closesAt.getTime() - now.getTime();
  // Written so that a moment that is none fails too.
  if (!(aheadMs >= SOONEST_CLOSING_MS - FORM_MS)) return 'validation:closesTooSoon';
  if (aheadMs > LATEST_CLOSING_MS) return 'validation:closesTooLate';
  return null;
}

/**
 * Until when one that was opened then may stay open: its oldest promise of a card is as old as it is, at the most. Null:
 * it closes that late already.
 */
export function extendableUntil({ openedAt, closesAt }: { openedAt: Date; closesAt: Date }): Date | null {
  const latest = new Date(openedAt.getTime() + LATEST_CLOSING_MS);
  return latest > closesAt ? latest : null;
}

/** The key of what is wrong with a later closing time; null: nothing. */
export function extensionFault(group: { openedAt: Date; closesAt: Date }, closesAt: Date): string | null {
  if (!(closesAt > group.closesAt)) return 'validation:closesNotLater';
  const latest = extendableUntil(group);
  return latest === null || closesAt > latest ? 'validation:closesTooLate' : null;
}

/** Members are reminded once, this long before. */
export const REMINDER_MS = 24 * HOUR_MS;
