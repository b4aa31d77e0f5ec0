import { zodResolver } from '@hookform/resolvers/zod';
import { Hand, Play } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { holdSchema, type Batch } from '#domains/batches/model/batch.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

interface HoldBatchProps {
  batch: Batch;
  /** With words on its button, where there is room for them. */
  named?: boolean;
}

/** Stops the sale of a batch at once, or goes on with it. */
export function HoldBatch({ batch, named = false }: HoldBatchProps) {
  const { t } = useTranslation('batches');
  const release = useChange({
    send: () =>
      apiRequest('PATCH /api/producer/batches/:id', {
        params: { id: batch.id },
        body: { status: 'sellable' },
      }),
    refreshes: DESK,
    done: () => ({ title: t('released', { code: batch.code }) }),
    failed: { title: t('notSaved') },
  });
  const { code, status, reason } = batch;
  if (status === 'held')
    return named ? (
      <Button size="sm" variant="secondary" loading={release.isPending} onClick={() => release.mutate()}>
        <Play aria-hidden="true" className="size-4" />
        {t('sellAgain')}
      </Button>
    ) : (
      <IconButton
        size="sm"
        variant="outline"
        label={t('release', { code })}
        title={reason ?? undefined}
        disabled={release.isPending}
        onClick={() => release.mutate()}
      >
        <Play aria-hidden="true" />
      </IconButton>
    );
  return (
    <FormDialog
      title={t('holdTitle', { code })}
      description={t('holdText')}
      size="sm"
      trigger={
        named ? (
          <Button size="sm" variant="secondary">
            <Hand aria-hidden="true" className="size-4" />
            {t('stopSale')}
          </Button>
        ) : (
          <IconButton size="sm" variant="outline" label={t('hold', { code })}>
            <Hand aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {(onDone) => <HoldForm batch={batch} onDone={onDone} />}
    </FormDialog>
  );
}

function HoldForm({ batch, onDone }: { batch: Batch; onDone: () => void }) {
  const { t } = useTranslation('batches');
  const form = useForm({ defaultValues: { reason: '' }, resolver: zodResolver(holdSchema) });
  const refresh = useRefresh(DESK);
  const submit = useSubmit(
    form,
    (body) =>
      apiRequest('POST /api/producer/batches/:id/hold', { params: { id: batch.id }, body }).finally(refresh),
    {
      done: () => {
        showToast({ tone: 'success', title: t('held', { code: batch.code }) });
        onDone();
      },
      failed: () => ({ title: t('notSaved') }),
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <LongTextField form={form} name="reason" label={t('reason')} rows={3} maxLength={500} />
      <FormMessage form={form} />
      <SubmitButton form={form} variant="danger">
        {t('stopSale')}
      </SubmitButton>
    </Form>
  );
}
