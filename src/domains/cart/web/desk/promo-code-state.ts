import type { AdminPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';

export const STATE_TONES = {
  on: 'success',
  scheduled: 'info',
  expired: 'neutral',
  usedUp: 'neutral',
  off: 'warning',
} as const;

type PromoCodeState = keyof typeof STATE_TONES;

/** What a customer would find out now, the plainest reason first. */
export function promoCodeState(
  { active, startsAt, endsAt, uses, maxUses }: AdminPromoCode,
  now: Date,
): PromoCodeState {
  if (!active) return 'off';
  if (endsAt !== null && new Date(endsAt) <= now) return 'expired';
  if (maxUses !== null && uses >= maxUses) return 'usedUp';
  if (startsAt !== null && new Date(startsAt) > now) return 'scheduled';
  return 'on';
}
