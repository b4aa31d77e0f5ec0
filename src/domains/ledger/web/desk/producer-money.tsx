import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import type { ProducerMoney } from '#domains/ledger/model/producer-money.ts';
import { usePayoutAccountName } from './use-payout-provider.ts';

/** What the shop owes a producer and where it goes, on the producer's page. */
export function MoneyOfProducer() {
  const { t } = useTranslation('admin');
  const { id } = useRecord();
  const query = useQuery(apiQuery('/api/admin/producers/:id/money', { params: { id } }));
  return (
    <RecordSection title={t('tabs.payouts')} flush>
      <Loaded query={query} skeleton={<Skeleton className="m-4 h-24" />}>
        {(money) => (
          <>
            <div className="p-4">
              <Balance money={money} />
            </div>
            <Payouts payouts={money.payouts} />
          </>
        )}
      </Loaded>
    </RecordSection>
  );
}

function Balance({ money: { balance, available, earned, account } }: { money: ProducerMoney }) {
  const { t, i18n } = useTranslation('admin');
  const accountName = usePayoutAccountName();
  return (
    <FactList
      facts={[
        { label: t('payouts.balance'), value: formatAmount(balance) },
        { label: t('payouts.available'), value: formatAmount(available) },
        { label: t('payouts.earned'), value: formatAmount(earned) },
        { label: t('payouts.account'), value: accountName(account) },
        {
          label: t('payouts.held'),
          value: account?.heldUntil && formatMoment(account.heldUntil, 'dateTime', i18n.language),
        },
      ]}
    />
  );
}

function Payouts({ payouts }: { payouts: ProducerMoney['payouts'] }) {
  const { t } = useTranslation('admin');
  return (
    <ul className="divide-y divide-line border-t border-line text-sm empty:hidden">
      {payouts.map(({ id, createdAt, amount, status }) => (
        <li
          key={id}
          className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1.5"
        >
          <span>
            <RecordLink right="ADMIN" page="payouts" id={id}>
              {t('payouts.number', { id })}
            </RecordLink>
            <Moment at={createdAt} format="date" className="ml-3 text-muted" />
          </span>
          <span className="flex items-center gap-3 tabular-nums">
            <Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`payouts.${status}`)}</Badge>
            {formatAmount(amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
