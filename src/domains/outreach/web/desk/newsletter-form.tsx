import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { IssueDetail, NewsletterIssue } from '#domains/outreach/model/newsletter/issue.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { LanguageOptions } from './language-options.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { NewsletterProducts } from './newsletter-products.tsx';

interface NewsletterFormProps {
  /** Left out: a new one. */
  issue?: IssueDetail;
  onDone: () => void;
}

/** Subject and text in five languages, and up to six products. The server judges what is entered, field by field. */
export function NewsletterForm({ issue, onDone }: NewsletterFormProps) {
  const { t } = useTranslation('admin');
  const [language, setLanguage] = useState<Language>('en');
  const form = useForm({ defaultValues: issueValues(issue) });
  const productIds = useWatch({ control: form.control, name: 'productIds' });
  const submit = useAdminSubmit(
    form,
    (values) => {
      const body = issueBody(values);
      return issue === undefined
        ? apiRequest('POST /api/admin/newsletter/issues', { body })
        : apiRequest('PUT /api/admin/newsletter/issues/:id', { params: { id: issue.id }, body });
    },
    { done: t('newsletter.saved'), onDone },
  );
  return (
    <EditForm form={form} onSubmit={submit}>
      <Field label={t('newsletter.language')} hint={t('newsletter.languageHint')} className="sm:col-span-2">
        <Select value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
          <LanguageOptions />
        </Select>
      </Field>
      <TextField
        key={`subject-${language}`}
        form={form}
        name={`texts.${language}.subject`}
        label={t('newsletter.subject')}
        lang={language}
        maxLength={150}
        className="sm:col-span-2"
      />
      <LongTextField
        key={`text-${language}`}
        form={form}
        name={`texts.${language}.text`}
        label={t('newsletter.text')}
        hint={t('newsletter.textHint')}
        lang={language}
        rows={10}
        className="sm:col-span-2"
      />
      <NewsletterProducts
        known={issue?.products ?? []}
        chosen={productIds}
        onChange={(ids) => form.setValue('productIds', ids)}
      />
    </EditForm>
  );
}

/** What the form holds: every language, empty where nothing is written. */
interface IssueValues {
  texts: Record<Language, { subject: string; text: string }>;
  productIds: number[];
}

export function issueValues(issue?: Pick<NewsletterIssue, 'texts' | 'productIds'>): IssueValues {
  const texts = LANGUAGES.map((language) => [language, issue?.texts[language] ?? { subject: '', text: '' }]);
  return {
    texts: Object.fromEntries(texts) as IssueValues['texts'],
    productIds: issue?.productIds ?? [],
  };
}

/** A language with nothing written is left out; one that is half written is refused by the server. */
export function issueBody({ texts, productIds }: IssueValues): BodyOf<'POST /api/admin/newsletter/issues'> {
  const written = LANGUAGES.filter(
    (language) => language === 'en' || texts[language].subject.trim() + texts[language].text.trim() !== '',
  );
  const chosen = Object.fromEntries(written.map((language) => [language, texts[language]]));
  return { texts: { en: texts.en, ...chosen }, productIds };
}
