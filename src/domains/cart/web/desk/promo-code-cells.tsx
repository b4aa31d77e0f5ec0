import { useState } from 'react';
import { formatDollars } from '#engine/model/money.ts';
import type { AdminPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { promoCodeState, STATE_TONES } from './promo-code-state.ts';

export function CodeName({ code: { code, description } }: { code: AdminPromoCode }) {
  return (
    <>
      {code}
      {description !== '' && <span className="block text-xs font-normal text-muted">{description}</span>}
    </>
  );
}

export function CodeEffect({ code: { kind, value, minTotal, oncePerCustomer } }: { code: AdminPromoCode }) {
  const { t } = useTranslation('admin');
  const amount = kind === 'amount' ? formatDollars(value) : value;
  const bounds = [
    ...(minTotal === null ? [] : [t('promoCodes.from', { amount: formatDollars(minTotal) })]),
    ...(oncePerCustomer ? [t('promoCodes.oncePerCustomer')] : []),
  ];
  return (
    <>
      {t(`promoCodes.effects.${kind}`, { amount })}
      {bounds.length > 0 && <span className="block text-xs text-muted">{bounds.join(' · ')}</span>}
    </>
  );
}

export function CodeValidity({ code: { startsAt, endsAt } }: { code: AdminPromoCode }) {
  const { t } = useTranslation('admin');
  if (startsAt === null && endsAt === null) return t('promoCodes.always');
  return (
    <span className="whitespace-nowrap">
      {startsAt !== null && <Moment at={startsAt} format="date" />}
      {' – '}
      {endsAt !== null && <Moment at={endsAt} format="date" />}
    </span>
  );
}

export function CodeState({ code }: { code: AdminPromoCode }) {
  const { t } = useTranslation('admin');
  const [now] = useState(() => new Date());
  const state = promoCodeState(code, now);
  return <Badge tone={STATE_TONES[state]}>{t(`promoCodes.states.${state}`)}</Badge>;
}
