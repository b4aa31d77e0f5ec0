import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { passkeyRenameSchema, type Passkey } from '#domains/accounts/model/passkeys.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { PASSKEYS_PATH } from './passkeys.queries.ts';

export function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const refresh = useRefresh(PASSKEYS_PATH);
  const form = useForm({
    resolver: zodResolver(passkeyRenameSchema),
    defaultValues: { name: passkey.name },
  });
  // Whoever pressed Rename wants to type.
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const submit = useSubmit(
    form,
    (body) => apiRequest('PATCH /api/auth/passkeys/:id', { params: { id: passkey.id }, body }),
    {
      done: async () => {
        await refresh();
        showToast({ tone: 'success', title: t('passkeys.renamedTitle') });
        onDone();
      },
      failed: { title: t('passkeys.renameFailedTitle') },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField form={form} name="name" label={t('passkeys.name')} />
      <FormMessage form={form} />
      <div className="flex justify-end gap-3">
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t('account.cancel')}
        </Button>
        <SubmitButton form={form} size="sm" busy={t('passkeys.saving')}>
          {t('passkeys.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
