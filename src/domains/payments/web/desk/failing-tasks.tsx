import type { FailingTask } from '#domains/payments/model/provider-state.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataTable } from '#engine/web/lists/data-table.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** What the provider was told in vain, and what it answers: money that does not move until somebody sees to it. */
export function FailingTasks({ tasks }: { tasks: readonly FailingTask[] }) {
  const { t } = useTranslation('admin');
  return (
    <section aria-labelledby="failing-tasks" className="flex flex-col gap-3">
      <h2 id="failing-tasks" className="text-xl">
        {t('provider.failing.title')}
      </h2>
      <p className="max-w-prose text-sm text-muted">{t('provider.failing.text')}</p>
      <DataTable
        caption={t('provider.failing.title')}
        rows={tasks}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'kind',
            header: t('provider.failing.what'),
            primary: true,
            cell: ({ kind, refund }) => (
              <>
                {t(`provider.failing.kinds.${kind}`)}
                {refund !== null && ` · ${formatAmount(refund)}`}
              </>
            ),
          },
          { key: 'about', header: t('ledger.about'), cell: (task) => <About task={task} /> },
          {
            key: 'problem',
            header: t('provider.failing.problem'),
            freeText: true,
            cell: ({ problem }) => <span className="wrap-anywhere">{problem}</span>,
          },
          {
            key: 'since',
            header: t('provider.failing.since'),
            cell: ({ since }) => <Moment at={since} format="dateTime" />,
          },
          {
            key: 'next',
            header: t('provider.failing.next'),
            cell: ({ nextAt }) => <Moment at={nextAt} format="dateTime" />,
          },
        ]}
      />
    </section>
  );
}

function About({ task: { orderId, payoutId } }: { task: FailingTask }) {
  const { t } = useTranslation('admin');
  if (orderId !== null)
    return (
      <RecordLink right="ADMIN" page="orders" id={orderId}>
        {t('orders.title', { id: orderId })}
      </RecordLink>
    );
  if (payoutId === null) return '–';
  return (
    <RecordLink right="ADMIN" page="payouts" id={payoutId}>
      {t('payouts.number', { id: payoutId })}
    </RecordLink>
  );
}
