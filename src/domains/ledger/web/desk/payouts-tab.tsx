import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { payoutPaidSchema, type AdminPayout } from '#domains/ledger/model/payouts.ts';
import { formatDollars } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { apiRequest, apiWrite } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Dialog, DialogClose } from '#engine/web/ui/overlays/dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { PayoutBatch } from './payout-batch.tsx';
import { PayoutStatus } from './payout-status.tsx';
import { TakeBack } from './take-back.tsx';
import { StatementLink } from './statement-link.tsx';

/** What producers were paid, and what the bank still has to carry out. */
export function PayoutsTab() {
  const { t } = useTranslation('admin');
  return (
    <DataList
      path="/api/admin/payouts"
      caption={t('tabs.payouts')}
      rowKey={(payout) => payout.id}
      filters={[
        {
          name: 'status',
          label: t('orders.status'),
          options: {
            pending: t('payouts.pending'),
            paid: t('payouts.paid'),
            returned: t('payouts.returned'),
          },
        },
      ]}
      actions={
        <>
          <PayoutBatch />
          <RunPayouts />
        </>
      }
      columns={[
        {
          key: 'id',
          header: t('payouts.payout'),
          primary: true,
          cell: ({ id }) => t('payouts.number', { id }),
        },
        {
          key: 'producer',
          freeText: true,
          header: t('products.producer'),
          cell: (payout) => payout.producerName,
        },
        {
          key: 'at',
          className: 'whitespace-nowrap',
          header: t('orders.date'),
          cell: (payout) => <Moment at={payout.createdAt} format="date" />,
        },
        {
          key: 'until',
          className: 'whitespace-nowrap',
          header: t('payouts.until'),
          cell: (payout) => <Moment at={payout.periodEnd} format="dateTime" />,
        },
        {
          key: 'amount',
          header: t('ledger.amount'),
          align: 'end',
          cell: (payout) => <span className="tabular-nums">{formatDollars(payout.amount)}</span>,
        },
        { key: 'status', header: t('orders.status'), cell: (payout) => <PayoutStatus payout={payout} /> },
        {
          key: 'actions',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (payout) => <Actions payout={payout} />,
        },
      ]}
    />
  );
}

function Actions({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin');
  const { id } = payout;
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      <StatementLink
        href={apiUrl('/api/admin/payouts/:id/statement', { params: { id } })}
        label={t('payouts.statementOf', { id })}
      >
        {t('payouts.statement')}
      </StatementLink>
      {payout.status === 'pending' && payout.way === 'bank' && <PayoutPaid payout={payout} />}
      {payout.status === 'paid' && payout.way === 'stripe' && <TakeBack payout={payout} />}
    </span>
  );
}

/** Records that the bank has carried a payout out. */
function PayoutPaid({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const { id, producerName, amount } = payout;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('payouts.markPaid')}
      description={t('payouts.paidText', { name: producerName, amount: formatDollars(amount) })}
      closeLabel={t('close')}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('payouts.markPaidOf', { id })}>
          {t('payouts.markPaid')}
        </Button>
      }
    >
      <PaidForm payout={payout} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function PaidForm({ payout: { id }, onDone }: { payout: AdminPayout; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({
    resolver: zodResolver(payoutPaidSchema),
    defaultValues: { status: 'paid' as const, reference: '' },
  });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('PATCH /api/admin/payouts/:id', { params: { id }, body }),
    { done: t('payouts.recorded'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField form={form} name="reference" label={t('payouts.reference')} maxLength={100} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('payouts.markPaid')}</SubmitButton>
    </Form>
  );
}

const run = apiWrite('POST /api/admin/payouts/run');

/** Pays what is due today instead of on the next payout day; asks first, because money cannot be taken back. */
function RunPayouts() {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const change = useChange({
    send: () => run(),
    refreshes: ADMIN,
    done: ({ items }) => {
      setIsOpen(false);
      return { title: t('payouts.ran', { count: items.length }) };
    },
    failed: { title: t('failed') },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('payouts.run')}
      description={t('payouts.runText')}
      closeLabel={t('close')}
      size="sm"
      trigger={<Button>{t('payouts.run')}</Button>}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button variant="ghost">{t('back')}</Button>
        </DialogClose>
        <Button loading={change.isPending} onClick={() => change.mutate()}>
          {t('payouts.runNow')}
        </Button>
      </div>
    </Dialog>
  );
}
