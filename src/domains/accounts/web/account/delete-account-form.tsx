import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { passwordProofSchema } from '#domains/accounts/model/password.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { DialogForm } from './dialog-form.tsx';
import { CurrentPasswordField } from '#domains/accounts/web/password-fields.tsx';
import { endSession } from '#engine/web/session/private-data.ts';

export function DeleteAccountForm() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } });
  const submit = useSubmit(form, accountsApi.deleteAccount, {
    done: async () => {
      await navigate({ to: '/' });
      showToast({ title: t('deleteAccount.doneTitle'), description: t('deleteAccount.doneText') });
      await endSession(queryClient);
    },
    failed: { title: t('deleteAccount.failedTitle') },
  });
  return (
    <DialogForm
      form={form}
      onSubmit={submit}
      submit={t('deleteAccount.submit')}
      submitting={t('deleteAccount.submitting')}
      variant="danger"
    >
      <Notice tone="warning">{t('deleteAccount.text')}</Notice>
      <p className="text-sm">{t('deleteAccount.confirm')}</p>
      <CurrentPasswordField form={form} name="password" />
    </DialogForm>
  );
}
