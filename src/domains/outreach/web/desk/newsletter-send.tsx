import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Language } from '#engine/model/languages.ts';
import type { IssueDetail } from '#domains/outreach/model/newsletter/issue.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { LanguageOptions } from './language-options.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

/** A trial to one address, as often as one likes; to all once, after asking. */
export function NewsletterSend({ issue }: { issue: IssueDetail }) {
  const { t } = useTranslation('admin');
  const [isAsked, setIsAsked] = useState(false);
  const send = useAdminChange(
    () => apiRequest('POST /api/admin/newsletter/issues/:id/send', { params: { id: issue.id } }),
    { done: () => t('newsletter.sending') },
  );
  const count = issue.subscribers;
  return (
    <div className="flex flex-col gap-6">
      <TrialForm id={issue.id} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
        {isAsked && <p className="mr-auto text-sm text-muted">{t('newsletter.sendText', { count })}</p>}
        {isAsked && (
          <Button variant="ghost" onClick={() => setIsAsked(false)}>
            {t('back')}
          </Button>
        )}
        <Button
          loading={send.isPending}
          disabled={count === 0}
          onClick={() => (isAsked ? send.mutate(undefined) : setIsAsked(true))}
        >
          {isAsked ? t('newsletter.sendNow') : t('newsletter.send', { count })}
        </Button>
      </div>
    </div>
  );
}

function TrialForm({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const form = useForm<{ email: string; language: Language }>({
    defaultValues: { email: '', language: 'en' },
  });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('POST /api/admin/newsletter/issues/:id/trial', { params: { id }, body }),
    { done: t('newsletter.trialSent'), onDone: () => {} },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('newsletter.trialTo')}
        className="min-w-56 flex-1"
      />
      <SelectField
        form={form}
        name="language"
        label={t('newsletter.language')}
        required={false}
        className="w-40"
      >
        <LanguageOptions />
      </SelectField>
      <SubmitButton form={form} variant="secondary">
        {t('newsletter.trial')}
      </SubmitButton>
      <FormMessage form={form} className="w-full" />
    </Form>
  );
}
