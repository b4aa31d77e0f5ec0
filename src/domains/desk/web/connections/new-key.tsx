import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { KEY_SCOPES, newKeySchema, type MadeKey } from '#engine/model/api-key.ts';
import { apiWrite } from '#engine/web/api/client.ts';
import { PasswordField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { MakeOnce } from './make-once.tsx';

/** Makes a key and shows it, once. */
export const NewKey = () => (
  <MakeOnce<MadeKey>
    of="keys"
    refreshes="/api/keys"
    form={(onMade) => <NewKeyForm onMade={onMade} />}
    shown={({ token, key }) => ({ secret: token, label: key.name })}
  />
);

function NewKeyForm({ onMade }: { onMade: (made: MadeKey) => void }) {
  const { t } = useTranslation('connections');
  const form = useForm({
    resolver: zodResolver(newKeySchema),
    defaultValues: { name: '', scope: 'read' as const, password: '' },
  });
  const submit = useSubmit(form, apiWrite('POST /api/keys'), {
    done: onMade,
    failed: { title: t('keys.failed') },
  });
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        form={form}
        name="name"
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        maxLength={60}
        autoComplete="off"
      />
      <RadioList
        legend={t('keys.scope')}
        input={form.register('scope')}
        options={KEY_SCOPES.map((scope) => ({
          value: scope,
          label: t(`keys.scopes.${scope}`),
          description: t(`keys.scopeTexts.${scope}`),
        }))}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('keys.password')}
        hint={t('keys.passwordHint')}
        autoComplete="current-password"
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('keys.make')}</SubmitButton>
    </Form>
  );
}
