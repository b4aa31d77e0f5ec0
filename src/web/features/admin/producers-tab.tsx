import { useState } from 'react';
import type { AdminProducer } from '#shared/admin/admin.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AdminList } from './admin-list.tsx';
import { adminPatch, useAdminChange } from './admin.queries.ts';

export function ProducersTab() {
  const { t, i18n } = useTranslation('admin');
  const date = new Intl.DateTimeFormat(i18n.language);
  return (
    <AdminList<AdminProducer>
      path="/api/admin/producers"
      caption={t('tabs.producers')}
      rowKey={(producer) => producer.id}
      filter={{
        name: 'status',
        label: t('producers.status'),
        options: {
          awaiting: t('producers.awaiting'),
          verified: t('producers.verified'),
          declined: t('producers.declined'),
        },
      }}
      columns={[
        { key: 'name', header: t('producers.name'), primary: true, cell: (producer) => producer.companyName },
        { key: 'type', header: t('producers.type'), cell: (producer) => producer.businessType },
        { key: 'location', header: t('producers.location'), cell: (producer) => producer.location },
        {
          key: 'products',
          header: t('producers.products'),
          align: 'end',
          cell: (producer) => producer.products,
        },
        { key: 'status', header: t('producers.status'), cell: (producer) => <State producer={producer} /> },
        {
          key: 'since',
          header: t('users.since'),
          cell: (producer) => date.format(new Date(producer.createdAt)),
        },
        {
          key: 'actions',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (producer) => <Verdict producer={producer} />,
        },
      ]}
    />
  );
}

function State({ producer }: { producer: AdminProducer }) {
  const { t } = useTranslation('admin');
  if (producer.verified) return <Badge tone="success">{t('producers.verified')}</Badge>;
  if (producer.reviewedAt === null) return <Badge tone="warning">{t('producers.awaiting')}</Badge>;
  return <Badge tone="danger">{t('producers.declined')}</Badge>;
}

function Verdict({ producer }: { producer: AdminProducer }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const judge = useAdminChange((verdict: { verified: boolean; reason?: string }) =>
    adminPatch(`/api/admin/producers/${producer.id}`, verdict),
  );
  const send = (verdict: { verified: boolean; reason?: string }) =>
    judge.mutate(verdict, {
      onSuccess: () => {
        setOpen(false);
        showToast({
          title: verdict.verified ? t('producers.approvedNotice') : t('producers.declinedNotice'),
          tone: 'success',
        });
      },
      onError: (error) =>
        showToast({ title: t('failed'), description: serverMessage(error), tone: 'destructive' }),
    });
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {!producer.verified && (
        <Button size="sm" loading={judge.isPending} onClick={() => send({ verified: true })}>
          {t('producers.approve')}
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('producers.declineTitle', { name: producer.companyName })}
        description={t('producers.declineText')}
        closeLabel={t('close')}
        size="sm"
        trigger={
          <Button size="sm" variant="secondary">
            {producer.verified ? t('producers.withdraw') : t('producers.decline')}
          </Button>
        }
        footer={
          <Button
            variant="danger"
            loading={judge.isPending}
            onClick={() => send({ verified: false, reason })}
          >
            {producer.verified ? t('producers.withdraw') : t('producers.decline')}
          </Button>
        }
      >
        <Field label={t('producers.reason')}>
          <TextArea
            rows={4}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </Dialog>
    </span>
  );
}
