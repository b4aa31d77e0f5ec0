import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailChangeSchema } from '#domains/accounts/model/profile.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { DialogForm, type DialogState } from './dialog-form.tsx';
import { CurrentPasswordField } from '#domains/accounts/web/password-fields.tsx';

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
