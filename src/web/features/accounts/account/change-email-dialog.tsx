import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailChangeSchema } from '#shared/accounts/profile.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/content/notice.tsx';
import { accountsApi } from '../accounts.api.ts';
import { DialogForm, type DialogState } from './dialog-form.tsx';
import { CurrentPasswordField, TextField } from '../form-fields.tsx';
import { showFailure } from '../show-failure.ts';

export function ChangeEmailDialog(state: DialogState) {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  const onOpenChange = (open: boolean) => {
    if (open) setSentTo(undefined);
    state.onOpenChange(open);
  };
  return (
    <Dialog
      open={state.open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('changeEmail.title')}
      description={t('changeEmail.intro')}
      closeLabel={t('account.close')}
    >
      {sentTo === undefined ? (
        <ChangeEmailForm onSent={setSentTo} />
      ) : (
        <Notice
          tone="success"
          announce
          title={t('changeEmail.sentTitle')}
          actions={
            <Button size="sm" variant="secondary" onClick={() => onOpenChange(false)}>
              {t('account.close')}
            </Button>
          }
        >
          {t('changeEmail.sentText', { email: sentTo })}
        </Notice>
      )}
    </Dialog>
  );
}

function ChangeEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await accountsApi.requestEmailChange(values);
      onSent(values.email);
    } catch (failure) {
      showFailure(form, failure, { title: t('changeEmail.failedTitle') });
    }
  });
  return (
    <DialogForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      submit={t('changeEmail.submit')}
      submitting={t('changeEmail.submitting')}
    >
      <TextField form={form} name="email" label={t('changeEmail.email')} type="email" autoComplete="email" />
      <CurrentPasswordField form={form} name="password" />
    </DialogForm>
  );
}
