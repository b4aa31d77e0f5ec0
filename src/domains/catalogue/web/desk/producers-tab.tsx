import type { AdminProducer } from '#domains/catalogue/model/desk.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { businessTypeName, ProducerState, useApproveProducer } from './judge-producer.tsx';

export function ProducersTab() {
  const { t, i18n } = useTranslation('admin');
  const open = useOpenRecord('ADMIN');
  return (
    <DataList
      path="/api/admin/producers"
      caption={t('tabs.producers')}
      none={t('nothing.producers')}
      rowKey={(producer) => producer.id}
      filters={[
        {
          name: 'status',
          label: t('producers.status'),
          options: {
            awaiting: t('producers.awaiting'),
            verified: t('producers.verified'),
            declined: t('producers.declined'),
          },
        },
        {
          name: 'payoutAccount',
          label: t('producers.payoutAccount'),
          options: { none: t('producers.noPayoutAccount') },
        },
      ]}
      columns={[
        {
          key: 'name',
          sort: 'name',
          freeText: true,
          header: t('producers.name'),
          primary: true,
          cell: (producer) => <Name producer={producer} />,
        },
        {
          key: 'type',
          sort: 'type',
          freeText: true,
          header: t('producers.type'),
          cell: (producer) => businessTypeName(t, producer),
        },
        {
          key: 'location',
          sort: 'location',
          freeText: true,
          header: t('producers.location'),
          cell: (producer) => producer.location || '–',
        },
        {
          key: 'products',
          sort: 'products',
          header: t('producers.products'),
          align: 'end',
          cell: (producer) => producer.products,
        },
        {
          key: 'since',
          sort: 'date',
          header: t('users.since'),
          cell: (producer) => <Moment at={producer.createdAt} format="date" />,
        },
        {
          key: 'due',
          sort: 'due',
          header: t('producers.due'),
          cell: ({ dueOn }) => (dueOn === null ? '–' : formatDay(dueOn, 'date', i18n.language)),
        },
        {
          key: 'status',
          sort: 'status',
          header: t('producers.status'),
          cell: (producer) => <ProducerState producer={producer} />,
        },
        {
          key: 'actions',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (producer) => <Actions producer={producer} onOpen={() => open('producers', producer.id)} />,
        },
      ]}
    />
  );
}

/** One that took another name is judged by both. */
function Name({ producer: { id, companyName, renamedFrom } }: { producer: AdminProducer }) {
  const { t } = useTranslation('admin');
  const link = (
    <RecordLink right="ADMIN" page="producers" id={id}>
      {companyName}
    </RecordLink>
  );
  if (renamedFrom === null) return link;
  return (
    <>
      {link}
      <span className="block text-sm font-normal text-muted">
        {t('producers.renamedFrom', { name: renamedFrom })}
      </span>
    </>
  );
}

function Actions({ producer, onOpen }: { producer: AdminProducer; onOpen: () => void }) {
  const { t } = useTranslation('admin');
  const approve = useApproveProducer(producer.id);
  return (
    <span className="flex gap-2 sm:justify-end">
      {!producer.verified && (
        <Button
          size="sm"
          loading={approve.isPending}
          aria-label={t('producers.approveOf', { name: producer.companyName })}
          onClick={() => approve.mutate()}
        >
          {t('producers.approve')}
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('producers.openOf', { name: producer.companyName })}
        onClick={onOpen}
      >
        {t('orders.open')}
      </Button>
    </span>
  );
}
