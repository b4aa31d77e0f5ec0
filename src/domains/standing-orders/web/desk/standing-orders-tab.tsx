import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import { STANDING_STATUSES } from '#domains/standing-orders/model/standing-state.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

/** All standing orders. */
export function StandingOrdersTab() {
  const { t, i18n } = useTranslation('standing');
  return (
    <DataList
      path="/api/admin/standing-orders"
      caption={t('desk.all')}
      none={t('admin:nothing.standingOrders')}
      rowKey={(standing) => standing.id}
      filters={[
        {
          name: 'status',
          label: t('desk.status'),
          options: Object.fromEntries(STANDING_STATUSES.map((status) => [status, t(`status.${status}`)])),
        },
      ]}
      columns={[
        {
          key: 'owner',
          sort: 'owner',
          header: t('desk.owner'),
          primary: true,
          freeText: true,
          cell: ({ id, userId, customerName, email }) => (
            <>
              <RecordLink right="ADMIN" page="users" id={userId}>
                {customerName || `#${id}`}
              </RecordLink>
              <span className="block text-xs font-normal text-muted">
                <EmailText email={email} />
              </span>
            </>
          ),
        },
        {
          key: 'items',
          header: t('desk.items'),
          freeText: true,
          cell: ({ items }) => items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
        },
        {
          key: 'rhythm',
          sort: 'rhythm',
          header: t('desk.rhythm'),
          cell: ({ everyWeeks }) => t('every', { count: everyWeeks }),
        },
        {
          key: 'next',
          sort: 'next',
          header: t('desk.next'),
          align: 'end',
          cell: ({ nextOn, status }) =>
            status === 'active' ? formatDay(nextOn, 'date', i18n.language) : '–',
        },
        {
          key: 'status',
          sort: 'status',
          header: t('desk.status'),
          cell: ({ status }) => <Badge>{t(`status.${status}`)}</Badge>,
        },
        {
          key: 'payment',
          sort: 'payment',
          header: t('desk.payment'),
          cell: ({ paymentMethod }) => t(`form.paymentMethods.${paymentMethod}`),
        },
        { key: 'orders', header: t('desk.orders'), align: 'end', cell: ({ orders }) => orders },
      ]}
    />
  );
}
