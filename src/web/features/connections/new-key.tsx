import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { KEY_SCOPES, newKeySchema, type MadeKey } from '#shared/accounts/api-key.ts';
import { apiWrite } from '#web/api/client.ts';
import { PasswordField, TextField } from '#web/forms/form-fields.tsx';
import { FormMessage } from '#web/forms/form-message.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { useRefresh } from '#web/forms/use-refresh.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

/** Makes a key and shows it, once. */
export function NewKey() {
  const { t } = useTranslation('connections');
  const refresh = useRefresh('/api/keys');
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeKey>();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setMade(undefined);
      }}
      title={made === undefined ? t('keys.new') : t('keys.madeTitle')}
      description={made === undefined ? t('keys.newText') : t('keys.madeText')}
      closeLabel={t('close')}
      trigger={
        <Button>
          <Plus aria-hidden="true" className="size-4.5" />
          {t('keys.new')}
        </Button>
      }
    >
      {made === undefined ? (
        <NewKeyForm
          onMade={(key) => {
            setMade(key);
            void refresh();
          }}
        />
      ) : (
        <ShownOnce secret={made.token} label={made.key.name} onDone={() => setOpen(false)} />
      )}
    </Dialog>
  );
}

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
