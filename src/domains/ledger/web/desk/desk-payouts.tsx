import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { formatDay } from '#engine/model/dates.ts';
import type { ProducerPayouts } from '#domains/ledger/model/payouts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FigureCard } from '#engine/web/ui/charts/figure-card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { DataTable } from '#engine/web/lists/data-table.tsx';
import { PaidOut } from './paid-out.tsx';
import { PayoutAccountSection } from './payout-account.tsx';

/** What the producer is owed, when it comes, and what has come. */
export function DeskPayouts() {
  const query = useQuery(apiQuery('/api/producer/payouts'));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(data) => (
        <div className="flex flex-col gap-10">
          <Figures payouts={data} />
          <PayoutAccountSection />
          <Upcoming payouts={data} />
          <Past payouts={data} />
        </div>
      )}
    </Loaded>
  );
}

function Figures({ payouts }: { payouts: ProducerPayouts }) {
  const { t, i18n } = useTranslation('producer-desk');
  return (
    <div>
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <FigureCard
          label={t('payouts.balance')}
          value={formatAmount(payouts.balance)}
          note={t('payouts.balanceNote')}
        />
        <FigureCard
          label={t('payouts.available')}
          value={formatAmount(payouts.available)}
          note={t('payouts.availableNote')}
        />
        <FigureCard
          label={t('payouts.next')}
          value={formatDay(payouts.nextPayoutOn, 'monthDay', i18n.language)}
          note={t('payouts.nextNote', { count: policies().payoutWeeks })}
        />
      </div>
      {payouts.balance < 0 && <p className="mt-3 text-sm text-muted">{t('payouts.negative')}</p>}
    </div>
  );
}

function Upcoming({ payouts: { upcoming } }: { payouts: ProducerPayouts }) {
  const { t, i18n } = useTranslation('producer-desk');
  if (upcoming.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 font-display text-xl">{t('payouts.upcoming')}</h2>
      <DataTable
        caption={t('payouts.upcoming')}
        rows={upcoming}
        rowKey={({ payoutOn, waitsFor }) => payoutOn ?? waitsFor!}
        columns={[
          {
            key: 'on',
            header: t('payouts.when'),
            primary: true,
            cell: ({ payoutOn, waitsFor }) =>
              payoutOn === null
                ? t(`payouts.waitsFor.${waitsFor!}`)
                : formatDay(payoutOn, 'longDate', i18n.language),
          },
          { key: 'parts', header: t('payouts.parcels'), align: 'end', cell: ({ parts }) => parts },
          {
            key: 'amount',
            header: t('payouts.amount'),
            align: 'end',
            cell: ({ amount }) => <span className="tabular-nums">{formatAmount(amount)}</span>,
          },
        ]}
      />
    </section>
  );
}

function Past({ payouts: { items } }: { payouts: ProducerPayouts }) {
  const { t } = useTranslation('producer-desk');
  return (
    <section>
      <h2 className="mb-3 font-display text-xl">{t('payouts.past')}</h2>
      {items.length === 0 ? (
        <EmptyState
          size="sm"
          icon={<Wallet aria-hidden="true" />}
          title={t('payouts.emptyTitle')}
          description={t('payouts.emptyText')}
        />
      ) : (
        <>
          <div className="mb-3 flex justify-end">
            <ExportLink path="/api/producer/payouts" />
          </div>
          <PaidOut payouts={items} />
        </>
      )}
    </section>
  );
}
