import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { MAX_MESSAGE_LENGTH, newMessageSchema } from '#domains/outreach/model/messages/messages.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { MESSAGES } from './messages.queries.ts';

interface MessageFormProps {
  send: (text: string) => Promise<unknown>;
  onSent?: () => void;
}

/** A text and a button; what was typed stays until it has arrived. */
export function MessageForm({ send, onSent }: MessageFormProps) {
  const { t } = useTranslation('messages');
  const refresh = useRefresh(MESSAGES);
  const form = useForm({ resolver: zodResolver(newMessageSchema), defaultValues: { text: '' } });
  const submit = useSubmit(form, ({ text }) => send(text).finally(refresh), {
    done: () => {
      showToast({ tone: 'success', title: t('sent') });
      form.reset();
      onSent?.();
    },
    failed: { title: t('failed') },
  });
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <LongTextField
        form={form}
        name="text"
        label={t('write')}
        rows={4}
        maxLength={MAX_MESSAGE_LENGTH}
        counter={(length) => t('counter', { length, max: MAX_MESSAGE_LENGTH })}
      />
      <FormMessage form={form} />
      <SubmitButton form={form} busy={t('sending')} className="self-start">
        {t('send')}
      </SubmitButton>
    </Form>
  );
}
