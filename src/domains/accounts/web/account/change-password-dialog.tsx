import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { changePasswordSchema } from '#domains/accounts/model/password.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { DialogForm, type DialogState } from './dialog-form.tsx';
import { CurrentPasswordField, NewPasswordFields } from '#domains/accounts/web/password-fields.tsx';

export function ChangePasswordDialog({ user, ...state }: DialogState & Pick<CurrentUser, 'user'>) {
  const { t } = useTranslation('accounts');
  return (
    <Dialog
      {...state}
      size="sm"
      title={t('changePassword.title')}
      description={t('changePassword.intro')}
      closeLabel={t('account.close')}
    >
      <ChangePasswordForm username={user.username} onDone={() => state.onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePasswordForm({ username, onDone }: { username: string; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const submit = useSubmit(form, accountsApi.changePassword, {
    done: () => {
      showToast({
        tone: 'success',
        title: t('changePassword.doneTitle'),
        description: t('changePassword.doneText'),
      });
      onDone();
    },
    failed: { title: t('changePassword.failedTitle') },
  });
  return (
    <DialogForm
      form={form}
      onSubmit={submit}
      submit={t('changePassword.submit')}
      submitting={t('changePassword.submitting')}
    >
      {/* Password managers file the new password under this name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordField form={form} name="currentPassword" />
      <NewPasswordFields form={form} label={t('fields.newPassword')} />
    </DialogForm>
  );
}
