import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { evidenceNoteSchema, type DisputeWithEvidence } from '#domains/payments/model/disputes/dispute.ts';
import { isAnswerable } from '#domains/payments/model/disputes/dispute-status.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Dialog, DialogClose } from '#engine/web/ui/overlays/dialog.tsx';
import { DisputeBadge } from './dispute-badge.tsx';
import { DisputeEvidence } from './dispute-evidence.tsx';

/** All that is known of a dispute, and the two ways to answer it. */
export function DisputeCase({ id, onBack }: { id: number; onBack: () => void }) {
  const { t } = useTranslation('admin');
  const query = useQuery(apiQuery('/api/admin/disputes/:id', { params: { id } }));
  return (
    <div className="flex flex-col gap-6">
      <Button variant="ghost" className="-ml-3 self-start px-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('disputes.back')}
      </Button>
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(dispute) => <CaseFile dispute={dispute} />}
      </Loaded>
    </div>
  );
}

function CaseFile({ dispute }: { dispute: DisputeWithEvidence }) {
  const { t } = useTranslation('admin');
  const { orderId, amount, reason, openedAt, dueBy, status } = dispute;
  return (
    <article aria-labelledby="dispute-case" className="wrap-anywhere">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="dispute-case" className="text-3xl">
          {t('disputes.title', { amount: formatAmount(amount), id: orderId })}
        </h2>
        <DisputeBadge dispute={dispute} />
      </header>
      <p className="mt-2 text-muted">
        {t(`disputes.reasons.${reason}`)} · <Moment at={openedAt} format="dateTime" />
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <DisputeEvidence evidence={dispute.evidence} />
        <aside
          aria-label={t('disputes.answer')}
          className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-24"
        >
          {dueBy !== null && isAnswerable(status) && (
            <p>
              <span className="block text-sm text-muted">{t('disputes.dueBy')}</span>
              <Moment at={dueBy} format="dateTime" />
            </p>
          )}
          <Answer dispute={dispute} />
        </aside>
      </div>
    </article>
  );
}

function Answer({ dispute }: { dispute: DisputeWithEvidence }) {
  const { t } = useTranslation('admin');
  const { answer, status, id } = dispute;
  if (answer !== null)
    return (
      <>
        <p>
          {t(`disputes.answers.${answer.kind}`)}
          <span className="mt-1 block text-sm text-muted">
            <Moment at={answer.at} format="dateTime" />
            {answer.by !== null && ` · ${answer.by}`}
          </span>
        </p>
        {answer.note !== null && <p className="text-sm whitespace-pre-line">{answer.note}</p>}
        {!answer.isSent && <Notice title={t('disputes.onItsWay')}>{answer.problem ?? ''}</Notice>}
      </>
    );
  if (!isAnswerable(status)) return <p className="text-muted">{t('disputes.nothingToDo')}</p>;
  return (
    <>
      <SendEvidence id={id} />
      {status === 'open' && <Accept dispute={dispute} />}
    </>
  );
}

function SendEvidence({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const form = useForm({ resolver: zodResolver(evidenceNoteSchema), defaultValues: { note: '' } });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('POST /api/admin/disputes/:id/evidence', { params: { id }, body }),
    { done: t('disputes.sent'), onDone: () => undefined },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('disputes.sendText')}</p>
      <LongTextField form={form} name="note" label={t('disputes.note')} rows={4} maxLength={2000} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('disputes.send')}</SubmitButton>
    </Form>
  );
}

/** Asks first: the money does not come back. */
function Accept({ dispute: { id, amount } }: { dispute: DisputeWithEvidence }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const accept = useAdminChange(
    () =>
      apiRequest('POST /api/admin/disputes/:id/accept', { params: { id } }).finally(() => setIsOpen(false)),
    { done: () => t('disputes.accepted') },
  );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('disputes.accept')}
      description={t('disputes.acceptText', { amount: formatAmount(amount) })}
      closeLabel={t('close')}
      size="sm"
      trigger={<Button variant="secondary">{t('disputes.accept')}</Button>}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button variant="ghost">{t('back')}</Button>
        </DialogClose>
        <Button variant="danger" loading={accept.isPending} onClick={() => accept.mutate(undefined)}>
          {t('disputes.acceptNow')}
        </Button>
      </div>
    </Dialog>
  );
}
