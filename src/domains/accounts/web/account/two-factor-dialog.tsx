import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { twoFactorOffSchema } from '#domains/accounts/model/sign-in.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { DialogForm, type DialogState } from './dialog-form.tsx';
import { CurrentPasswordField } from '#domains/accounts/web/password-fields.tsx';
import { refreshCurrentUser } from '#engine/web/session/private-data.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TwoFactorSetupForm } from './two-factor-setup-form.tsx';

export function TwoFactorDialog({ enabled, ...state }: DialogState & { enabled: boolean }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<string[]>();
  // The codes are gone for good once the dialog closes.
  const onOpenChange = (open: boolean) => {
    if (!open) setCodes(undefined);
    state.onOpenChange(open);
  };
  const finish = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    showToast({ tone: 'success', title: t('twoFactor.onTitle'), description: t('twoFactor.onText') });
    return refreshCurrentUser(queryClient).catch(() => {});
  };
  const intro = enabled ? t('twoFactor.onIntro') : t('twoFactor.offIntro');
  return (
    <Dialog
      open={state.open}
      onOpenChange={onOpenChange}
      title={codes ? t('twoFactor.codesTitle') : t('twoFactor.title')}
      description={codes ? t('twoFactor.codesIntro') : intro}
      closeLabel={t('account.close')}
    >
      {codes && <RecoveryCodeList codes={codes} onDone={() => onOpenChange(false)} />}
      {!codes && enabled && <DisableForm onDone={() => onOpenChange(false)} />}
      {!codes && !enabled && <TwoFactorSetupForm onEnabled={finish} />}
    </Dialog>
  );
}

function DisableForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(twoFactorOffSchema),
    defaultValues: { password: '', code: '' },
  });
  const submit = useSubmit(form, accountsApi.disableTwoFactor, {
    done: async () => {
      showToast({ tone: 'success', title: t('twoFactor.offTitle'), description: t('twoFactor.offText') });
      onDone();
      await refreshCurrentUser(queryClient).catch(() => {});
    },
    failed: { title: t('twoFactor.failedTitle') },
  });
  return (
    <DialogForm
      form={form}
      onSubmit={submit}
      submit={t('twoFactor.disable')}
      submitting={t('twoFactor.disabling')}
      variant="danger"
    >
      <CurrentPasswordField form={form} name="password" />
      <TextField
        form={form}
        name="code"
        label={t('fields.code')}
        hint={t('secondStep.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  );
}
