import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#engine/model/webhooks/webhook-events.ts';
import { newWebhookSchema, type MadeWebhook } from '#engine/model/webhooks/webhook.ts';
import { apiWrite } from '#engine/web/api/client.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { MakeOnce } from './make-once.tsx';

/** Names a receiver and shows the secret that its messages are signed with, once. */
export const NewWebhook = () => (
  <MakeOnce<MadeWebhook>
    of="webhooks"
    refreshes="/api/webhooks"
    form={(onMade) => <NewWebhookForm onMade={onMade} />}
    shown={({ secret, webhook }) => ({ secret, label: webhook.url })}
  />
);

function NewWebhookForm({ onMade }: { onMade: (made: MadeWebhook) => void }) {
  const { t } = useTranslation('connections');
  const form = useForm({
    resolver: zodResolver(newWebhookSchema),
    defaultValues: { url: '', events: [...WEBHOOK_EVENTS] as WebhookEvent[] },
  });
  const submit = useSubmit(form, apiWrite('POST /api/webhooks'), {
    done: onMade,
    failed: { title: t('webhooks.failed') },
  });
  const eventsMessage = fieldMessage(t, form.formState.errors.events?.message);
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        form={form}
        name="url"
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <fieldset aria-describedby={eventsMessage ? 'webhook-events-error' : undefined}>
        <legend className="mb-2 text-sm font-medium">{t('webhooks.events')}</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              value={event}
              label={t(`webhooks.names.${event}`)}
              {...form.register('events')}
            />
          ))}
        </div>
        {eventsMessage && (
          <p id="webhook-events-error" role="alert" className="mt-1.5 text-xs font-medium text-danger">
            {eventsMessage}
          </p>
        )}
      </fieldset>
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('webhooks.make')}</SubmitButton>
    </Form>
  );
}
