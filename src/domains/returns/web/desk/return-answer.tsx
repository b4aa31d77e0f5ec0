import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ProducerReturn } from '#domains/returns/model/handled-return.ts';
import { returnAnswerSchema } from '#domains/returns/model/return-input.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { DESK } from '#engine/web/lists/admin.queries.ts';

/** What the producer says to a return; the shop reads it, the customer does not. */
export function ReturnAnswer({ found: { id, number } }: { found: ProducerReturn }) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh(DESK);
  const form = useForm({ resolver: zodResolver(returnAnswerSchema), defaultValues: { text: '' } });
  const submit = useSubmit(
    form,
    (body) => apiRequest('POST /api/producer/returns/:id/answers', { params: { id }, body }).finally(refresh),
    {
      done: () => {
        form.reset();
        showToast({ tone: 'success', title: t('returns.answered') });
      },
      failed: { title: t('returns.answerFailed') },
    },
  );
  return (
    <Form
      noValidate
      onSubmit={submit}
      aria-label={t('returns.answerTo', { number })}
      className="flex flex-col gap-3"
    >
      <LongTextField
        form={form}
        name="text"
        label={t('returns.answer')}
        hint={t('returns.answerHint')}
        rows={3}
        maxLength={2000}
      />
      <FormMessage form={form} />
      <SubmitButton form={form} size="sm" variant="secondary" className="self-start">
        {t('returns.send')}
      </SubmitButton>
    </Form>
  );
}
