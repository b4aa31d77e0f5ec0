import type { RefusedAddress } from '#domains/desk/model/admin.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';

/** What bounced: addresses that a server refused for good, and the way to write there again. */
export function RefusedAddressesTab() {
  const { t } = useTranslation('admin');
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{t('refused.intro')}</p>
      <DataList
        path="/api/admin/refused-addresses"
        caption={t('tabs.refusedAddresses')}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'email',
            sort: 'email',
            header: t('users.email'),
            primary: true,
            cell: ({ email }) => <span className="break-all">{email}</span>,
          },
          { key: 'reason', freeText: true, header: t('refused.reason'), cell: ({ reason }) => reason },
          {
            key: 'at',
            sort: 'date',
            className: 'whitespace-nowrap',
            header: t('refused.at'),
            cell: ({ refusedAt }) => <Moment at={refusedAt} format="dateTime" />,
          },
          {
            key: 'actions',
            header: t('actions'),
            headerHidden: true,
            align: 'end',
            cell: (address) => <Lift address={address} />,
          },
        ]}
      />
    </>
  );
}

function Lift({ address: { id, email } }: { address: RefusedAddress }) {
  const { t } = useTranslation('admin');
  const lift = useAdminChange(
    () => apiRequest('DELETE /api/admin/refused-addresses/:id', { params: { id } }),
    { done: () => t('refused.lifted') },
  );
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={lift.isPending}
      aria-label={t('refused.liftOf', { email })}
      onClick={() => lift.mutate(undefined)}
    >
      {t('refused.lift')}
    </Button>
  );
}
