import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

const NAMED = ['credit', 'payment', 'refund_payment'] as const;

/** What somebody may spend, on their dashboard; nothing where they never had any. */
export function OwnCredit() {
  const { t } = useTranslation('gift-cards');
  const { data: credit } = useQuery(apiQuery('/api/user/credit'));
  if (credit === undefined || credit.moves.length === 0) return null;
  return (
    <Card asChild padding="lg" className="mt-4">
      <section aria-labelledby="own-credit">
        <h2 id="own-credit" className="text-2xl">
          {t('credit.title')}
        </h2>
        <p className="mt-1 text-muted">{t('credit.text', { balance: formatAmount(credit.balance) })}</p>
        <ul className="mt-4 divide-y divide-line text-sm">
          {credit.moves.slice(0, 10).map(({ id, at, kind, amount, orderId }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
              <span>
                {t(`credit.moves.${NAMED.find((each) => each === kind) ?? 'other'}`)}
                {orderId !== null && <> · {t('credit.order', { id: orderId })}</>}
                <span className="ml-2 text-muted">
                  <Moment at={at} format="date" />
                </span>
              </span>
              <span className="tabular-nums">{formatAmount(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
