import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailChangeSchema } from '#shared/accounts/profile.ts';
import { TextField } from '#web/forms/form-fields.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/content/notice.tsx';
import { accountsApi } from '../accounts.api.ts';
import { DialogForm, type DialogState } from './dialog-form.tsx';
import { CurrentPasswordField } from '../password-fields.tsx';

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
  const submit = useSubmit(form, accountsApi.requestEmailChange, {
    done: (_answer, { email }) => onSent(email),
    failed: { title: t('changeEmail.failedTitle') },
  });
  return (
    <DialogForm
      form={form}
      onSubmit={submit}
      submit={t('changeEmail.submit')}
      submitting={t('changeEmail.submitting')}
    >
      <TextField form={form} name="email" label={t('changeEmail.email')} type="email" autoComplete="email" />
      <CurrentPasswordField form={form} name="password" />
    </DialogForm>
  );
}
