import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { contactSchema, DEPARTMENTS, type ContactMessage } from '#shared/contact/contact.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form, SubmitButton } from '#web/ui/forms/form.tsx';
import { Honeypot } from '#web/ui/forms/honeypot.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { sendContactMessage } from './contact.mutations.ts';

/** `onSent` is told the address that will be answered. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['contact', 'validation']);
  // No default values: what was typed before the script arrived stays.
  const { register, handleSubmit, formState } = useForm<ContactMessage>({
    resolver: zodResolver(contactSchema),
  });
  const { errors, isSubmitting } = formState;
  const errorOf = (field: keyof ContactMessage) => {
    const key = errors[field]?.message;
    return key && t(key);
  };

  const send = handleSubmit(async (message) => {
    try {
      await sendContactMessage(message);
    } catch {
      // Whatever was written stays in the form.
      showToast({ tone: 'destructive', title: t('notices.errorTitle'), description: t('notices.errorText') });
      return;
    }
    showToast({ tone: 'success', title: t('notices.sentTitle'), description: t('notices.sentText') });
    onSent(message.email);
  });

  return (
    <Form noValidate onSubmit={send}>
      <h2 className="mb-7 text-2xl">{t('form.title')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field required label={t('form.name')} error={errorOf('name')}>
          <TextInput autoComplete="name" placeholder={t('form.namePlaceholder')} {...register('name')} />
        </Field>
        <Field required label={t('form.email')} error={errorOf('email')}>
          <TextInput
            type="email"
            autoComplete="email"
            placeholder={t('form.emailPlaceholder')}
            {...register('email')}
          />
        </Field>
        <Field required label={t('form.department')} error={errorOf('department')}>
          <Select {...register('department')}>
            <option value="">{t('form.departmentPlaceholder')}</option>
            {DEPARTMENTS.map((department) => (
              <option key={department} value={department}>
                {t(`departments.${department}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field required label={t('form.subject')} error={errorOf('subject')}>
          <TextInput placeholder={t('form.subjectPlaceholder')} {...register('subject')} />
        </Field>
        <Field required label={t('form.message')} error={errorOf('message')} className="sm:col-span-2">
          <TextArea rows={7} placeholder={t('form.messagePlaceholder')} {...register('message')} />
        </Field>
      </div>
      <Honeypot label={t('form.honeypot')} {...register('website')} />
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton size="lg" loading={isSubmitting}>
          {isSubmitting ? t('form.submitting') : t('form.submit')}
        </SubmitButton>
        <p className="text-sm text-muted">{t('form.privacy')}</p>
      </div>
    </Form>
  );
}
