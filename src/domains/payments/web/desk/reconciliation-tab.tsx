import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  explanationSchema,
  type FoundDifference,
} from '#domains/payments/model/reconciliation/reconciliation.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiRequest, apiWrite } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

/** What our books and the provider's say differently, until somebody says why. */
export function ReconciliationTab() {
  const { t } = useTranslation('admin');
  const money = (amount: number) => <span className="tabular-nums">{formatAmount(amount)}</span>;
  return (
    <DataList
      path="/api/admin/reconciliation"
      caption={t('tabs.reconciliation')}
      none={t('nothing.reconciliation')}
      rowKey={({ id }) => id}
      search={{ name: 'q', label: t('reconciliation.search'), read: (typed) => typed.trim() }}
      filters={[
        {
          name: 'state',
          label: t('orders.status'),
          options: { open: t('reconciliation.open'), explained: t('reconciliation.explained') },
        },
      ]}
      actions={<CompareNow />}
      columns={[
        {
          key: 'what',
          sort: 'kind',
          header: t('ledger.kind'),
          primary: true,
          cell: ({ kind, move }) => (
            <>
              {t(`reconciliation.moves.${move}`)}
              <span className="block text-xs text-muted">{t(`reconciliation.kinds.${kind}`)}</span>
            </>
          ),
        },
        {
          key: 'about',
          sort: 'about',
          header: t('ledger.about'),
          freeText: true,
          cell: (found) => <About found={found} />,
        },
        {
          key: 'at',
          sort: 'date',
          header: t('reconciliation.foundAt'),
          className: 'whitespace-nowrap',
          cell: ({ foundAt }) => <Moment at={foundAt} format="date" />,
        },
        {
          key: 'booked',
          sort: 'booked',
          header: t('reconciliation.booked'),
          align: 'end',
          cell: ({ booked }) => money(booked),
        },
        {
          key: 'provider',
          sort: 'provider',
          header: t('reconciliation.provider'),
          align: 'end',
          cell: ({ provider }) => money(provider),
        },
        {
          key: 'why',
          sort: 'state',
          header: t('reconciliation.why'),
          freeText: true,
          cell: (found) => <Why found={found} />,
        },
      ]}
    />
  );
}

function About({ found: { orderId, payoutId, subject } }: { found: FoundDifference }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {orderId !== null && t('orders.title', { id: orderId })}
      {payoutId !== null && t('payouts.number', { id: payoutId })}
      <span className="block text-xs wrap-anywhere text-muted">{subject}</span>
    </>
  );
}

function Why({ found }: { found: FoundDifference }) {
  const { t } = useTranslation('admin');
  const { id, explanation } = found;
  const [isOpen, setIsOpen] = useState(false);
  if (explanation !== null)
    return (
      <>
        {explanation.note ?? <Badge tone="success">{t('reconciliation.agreed')}</Badge>}
        <span className="block text-xs text-muted">
          {explanation.by} <Moment at={explanation.at} format="dateTime" />
        </span>
      </>
    );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('reconciliation.explain')}
      description={t('reconciliation.explainText')}
      closeLabel={t('close')}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('reconciliation.explainOf', { id })}>
          {t('reconciliation.explain')}
        </Button>
      }
    >
      <ExplanationForm id={id} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function ExplanationForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({ resolver: zodResolver(explanationSchema), defaultValues: { note: '' } });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('POST /api/admin/reconciliation/:id/explanation', { params: { id }, body }),
    { done: t('reconciliation.noted'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField form={form} name="note" label={t('reconciliation.why')} maxLength={500} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('save')}</SubmitButton>
    </Form>
  );
}

const run = apiWrite('POST /api/admin/reconciliation/run');

/** The same as every night, at once. */
function CompareNow() {
  const { t } = useTranslation('admin');
  const change = useChange({
    send: () => run(),
    refreshes: ADMIN,
    done: ({ fetched, open }) => ({ title: t('reconciliation.compared', { count: open, fetched }) }),
    failed: { title: t('failed') },
  });
  return (
    <Button loading={change.isPending} onClick={() => change.mutate()}>
      {t('reconciliation.compare')}
    </Button>
  );
}
