import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { formatAmount } from '#engine/model/money.ts';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { useAccountName } from './account-name.ts';
import { BooksAtAGlance } from './books-at-a-glance.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';

/** The books: what every account holds, and every entry that made it so. */
export function LedgerTab() {
  const { t } = useTranslation('admin');
  const balances = useQuery(apiQuery('/api/admin/ledger'));
  return (
    <Loaded query={balances} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(data) => (
        <div className="flex flex-col gap-10">
          <BooksAtAGlance books={data} />
          <Balances books={data} />
          <section>
            <h2 className="mb-4 text-2xl">{t('ledger.entries')}</h2>
            <Entries books={data} />
          </section>
        </div>
      )}
    </Loaded>
  );
}

function Balances({ books }: { books: LedgerBalances }) {
  const { t } = useTranslation('admin');
  const nameOf = useAccountName(books);
  return (
    <section>
      <h2 className="text-2xl">{t('ledger.balances')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
        {t('ledger.explained')} {t('ledger.sum', { sum: formatAmount(books.sum) })}
      </p>
      <SortedTable
        caption={t('ledger.balances')}
        rows={books.balances}
        rowKey={({ account }) => account}
        columns={[
          {
            key: 'account',
            value: ({ account }) => nameOf(account),
            freeText: true,
            header: t('ledger.account'),
            primary: true,
            cell: ({ account }) => nameOf(account),
          },
          {
            key: 'balance',
            value: ({ balance }) => balance,
            header: t('ledger.balance'),
            align: 'end',
            cell: ({ balance }) => <span className="tabular-nums">{formatAmount(balance)}</span>,
          },
        ]}
      />
    </section>
  );
}

function Entries({ books }: { books: LedgerBalances }) {
  const { t } = useTranslation('admin');
  const nameOf = useAccountName(books);
  return (
    <DataList
      path="/api/admin/ledger/entries"
      caption={t('ledger.entries')}
      rowKey={(entry) => entry.id}
      search={{ name: 'orderId', label: t('ledger.orderId'), read: (text) => text.replaceAll(/\D/g, '') }}
      filters={[
        {
          name: 'account',
          label: t('ledger.account'),
          options: Object.fromEntries(books.balances.map(({ account }) => [account, nameOf(account)])),
        },
      ]}
      columns={[
        {
          key: 'at',
          sort: 'date',
          header: t('orders.date'),
          cell: (entry) => (
            <Moment at={entry.at} format="exactDateTime" className="whitespace-nowrap tabular-nums" />
          ),
        },
        {
          key: 'kind',
          header: t('ledger.kind'),
          primary: true,
          cell: (entry) => t(`ledger.kinds.${entry.kind}`),
        },
        {
          key: 'account',
          sort: 'account',
          freeText: true,
          header: t('ledger.account'),
          cell: (entry) => nameOf(entry.account),
        },
        {
          key: 'about',
          header: t('ledger.about'),
          cell: (entry) => (
            <>
              {entry.orderId !== null && t('orders.title', { id: entry.orderId })}
              {entry.payoutId !== null && t('payouts.number', { id: entry.payoutId })}
            </>
          ),
        },
        {
          key: 'amount',
          sort: 'amount',
          header: t('ledger.amount'),
          align: 'end',
          cell: (entry) => <span className="tabular-nums">{formatAmount(entry.amount)}</span>,
        },
      ]}
    />
  );
}
