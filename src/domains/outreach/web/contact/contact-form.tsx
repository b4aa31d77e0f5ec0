import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { contactSchema, DEPARTMENTS, type ContactMessage } from '#domains/outreach/model/contact/contact.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { displayName, useCurrentUser } from '#engine/web/session/current-user.ts';
import { Form } from '#engine/web/ui/forms/form.tsx';
import type { ContactSubject } from './contact-subject.ts';
import { type ContactValues, GiftSetChoices, giftSetMessage } from './gift-set-choices.tsx';
import { Honeypot } from '#engine/web/ui/forms/honeypot.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

interface ContactFormProps {
  /** What the link that led here says of it. */
  about: ContactSubject;
  /** Gets the e-mail address that we will reply to. */
  onSent: (email: string) => void;
}

export function ContactForm({ about, onSent }: ContactFormProps) {
  const { t, i18n } = useTranslation('contact');
  const isGiftSet = about.about === 'gift-set';
  const check = zodResolver(contactSchema);
  // No default values: what was typed before the script arrived stays.
  const form = useForm<ContactValues, unknown, ContactMessage>({
    resolver: (values, context, options) =>
      check(
        isGiftSet ? { ...values, message: giftSetMessage(values, t, i18n.language) } : values,
        context,
        options,
      ),
  });
  const { user, profile } = useCurrentUser();
  useEffect(() => {
    if (user === null) return;
    const known = { name: displayName({ user, profile }), email: user.email };
    for (const field of ['name', 'email'] as const)
      if (!form.getValues(field)) form.setValue(field, known[field]);
  }, [user, profile, form]);
  const submit = useSubmit(form, sendContactMessage, {
    done: (_answer, { email }) => {
      showToast({ tone: 'success', title: t('notices.sentTitle'), description: t('notices.sentText') });
      onSent(email);
    },
    failed: () => ({ title: t('notices.errorTitle'), text: t('notices.errorText') }),
  });

  return (
    <Form noValidate onSubmit={submit}>
      <h2 className="mb-7 text-2xl">{t('form.title')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="name"
          label={t('form.name')}
          autoComplete="name"
          placeholder={t('form.namePlaceholder')}
        />
        <TextField
          form={form}
          name="email"
          label={t('form.email')}
          type="email"
          autoComplete="email"
          placeholder={t('form.emailPlaceholder')}
        />
        <SelectField
          form={form}
          name="department"
          label={t('form.department')}
          defaultValue={Object.keys(about).length > 0 ? 'customer-service' : undefined}
        >
          <option value="">{t('form.departmentPlaceholder')}</option>
          {DEPARTMENTS.map((department) => (
            <option key={department} value={department}>
              {t(`departments.${department}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="subject"
          label={t('form.subject')}
          defaultValue={subjectOf(about, t)}
          placeholder={t('form.subjectPlaceholder')}
        />
        {isGiftSet && <GiftSetChoices form={form} />}
        <LongTextField
          form={form}
          name="message"
          label={t(isGiftSet ? 'gift-set:wishes' : 'form.message')}
          required={!isGiftSet}
          rows={isGiftSet ? 4 : 7}
          placeholder={t(isGiftSet ? 'gift-set:wishesPlaceholder' : 'form.messagePlaceholder')}
          defaultValue={about.about === 'corporate' ? t('about.corporate.message') : undefined}
          className="sm:col-span-2"
        />
      </div>
      <Honeypot label={t('form.honeypot')} {...form.register('website')} />
      <FormMessage form={form} className="mt-7" />
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton form={form} size="lg" busy={t('form.submitting')}>
          {t('form.submit')}
        </SubmitButton>
        <p className="text-sm text-muted">{t('form.privacy')}</p>
      </div>
    </Form>
  );
}

function subjectOf({ order, about }: ContactSubject, t: Translate): string | undefined {
  if (order !== undefined) return t('form.aboutOrder', { id: order });
  return about && t(`about.${about}.subject`);
}

/** Long enough to see that something was sent. */
const SENDING_MIN_MS = 1_000;

/** Sends the message; takes at least a second, whatever comes of it. */
async function sendContactMessage(message: ContactMessage): Promise<void> {
  const [sent] = await Promise.allSettled([
    apiRequest('POST /api/contact', { body: message }),
    new Promise((resolve) => setTimeout(resolve, SENDING_MIN_MS)),
  ]);
  if (sent.status === 'rejected') throw sent.reason;
}
