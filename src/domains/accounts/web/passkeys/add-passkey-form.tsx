import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { passkeyRenameSchema, passkeySetupSchema } from '#domains/accounts/model/passkeys.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { CurrentPasswordField } from '#domains/accounts/web/password-fields.tsx';
import { createPasskey, passkeyFailureText, PASSKEYS_PATH } from './passkey-device.ts';

const formSchema = passkeySetupSchema.extend(passkeyRenameSchema.shape);
const withCodeSchema = formSchema.extend({ code: formSchema.shape.code.unwrap() });

/** `withCode`: the account asks for one at every sign-in, and a passkey will do without. */
export function AddPasskeyForm({ withCode }: { withCode: boolean }) {
  const { t } = useTranslation('accounts');
  const refresh = useRefresh(PASSKEYS_PATH);
  const form = useForm({
    resolver: zodResolver(withCode ? withCodeSchema : formSchema),
    defaultValues: { name: '', password: '', ...(withCode ? { code: '' } : {}) },
  });
  const submit = useSubmit(
    form,
    async ({ name, ...proof }) => {
      const credential = await createPasskey(await accountsApi.offerPasskey(proof));
      return accountsApi.addPasskey({ name, credential });
    },
    {
      done: async () => {
        form.reset();
        showToast({
          tone: 'success',
          title: t('passkeys.addedTitle'),
          description: t('passkeys.addedText'),
        });
        await refresh();
      },
      failed: (failure) =>
        failure.fields.length > 0
          ? undefined
          : { title: t('passkeys.failedTitle'), text: passkeyFailureText(t, failure) },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField form={form} name="name" label={t('passkeys.name')} hint={t('passkeys.nameHint')} />
      <CurrentPasswordField form={form} name="password" />
      {withCode && (
        <TextField
          form={form}
          name="code"
          label={t('fields.code')}
          hint={t('secondStep.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <FormMessage form={form} />
      <SubmitButton form={form} busy={t('passkeys.adding')} className="self-end">
        {t('passkeys.add')}
      </SubmitButton>
    </Form>
  );
}
