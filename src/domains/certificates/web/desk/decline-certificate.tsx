import { useForm } from 'react-hook-form';
import type { Certificate } from '#domains/certificates/model/certificate.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { EditForm, FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

/** Its producer reads why. */
export function DeclineCertificate({ certificate: { id, number } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  return (
    <FormDialog
      title={t('declineTitle')}
      description={number}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('declineOf', { number })}>
          {t('decline')}
        </Button>
      }
    >
      {(onDone) => <ReasonForm id={id} onDone={onDone} />}
    </FormDialog>
  );
}

function ReasonForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('certificates');
  const form = useForm({ defaultValues: { reason: '' } });
  const refresh = useRefresh(ADMIN);
  const submit = useSubmit(
    form,
    ({ reason }) =>
      apiRequest('PATCH /api/admin/certificates/:id', {
        params: { id },
        body: { approved: false, reason },
      }).finally(refresh),
    {
      done: () => {
        showToast({ tone: 'success', title: t('declinedNotice') });
        onDone();
      },
      failed: () => ({ title: t('notSent') }),
    },
  );
  return (
    <EditForm form={form} onSubmit={submit}>
      <LongTextField
        form={form}
        name="reason"
        label={t('reason')}
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
      />
    </EditForm>
  );
}
