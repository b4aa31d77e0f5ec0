import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import {
  WAITLIST_MESSAGE_MAX,
  WAITLIST_ROLES,
  waitlistSchema,
  type WaitlistEntry,
  type WaitlistInput,
} from '#domains/outreach/model/waitlist/waitlist.ts';
import { apiWrite } from '#engine/web/api/client.ts';
import { LongTextField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Honeypot } from '#engine/web/ui/forms/honeypot.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';

export function WaitlistForm({
  onJoined,
}: {
  /** Null: they were on the list already. */
  onJoined: (joined: { token: string | null }) => void;
}) {
  const { t } = useTranslation('waitlist');
  // No default values: what was typed or chosen before the script arrived stays.
  const form = useForm<WaitlistInput, unknown, WaitlistEntry>({ resolver: zodResolver(waitlistSchema) });
  const hydrated = useHydrated();
  const chosenSince = useWatch({ control: form.control, name: 'role' });
  const role = chosenSince ?? (hydrated ? form.getValues('role') : undefined);

  const submit = useSubmit(form, apiWrite('POST /api/waitlist'), {
    done: ({ token }, { role }) => {
      showToast({ tone: 'success', title: t('notices.joinedTitle'), description: t('notices.joinedText') });
      onJoined({ token: role === 'PRODUCER' ? null : token });
    },
    failed: ({ kind, status, summary }) => {
      // Being on the list already is no failure.
      if (status === 409) {
        showToast({ title: t('notices.alreadyTitle'), description: t('notices.alreadyText') });
        onJoined({ token: null });
        return undefined;
      }
      return {
        title: t('notices.errorTitle'),
        text: kind === 'unreachable' ? t('notices.networkText') : (summary ?? t('notices.errorText')),
      };
    },
  });

  return (
    <Form noValidate onSubmit={submit}>
      <h2 className="text-2xl">{t('form.title')}</h2>
      <p className="mt-1.5 mb-6 text-sm text-muted">{t('form.lead')}</p>
      <div className="flex flex-col gap-4">
        <TextField
          form={form}
          name="email"
          label={t('form.email')}
          type="email"
          autoComplete="email"
          placeholder={t('form.emailPlaceholder')}
        />
        <TextField
          form={form}
          name="name"
          label={t('form.name')}
          autoComplete="name"
          placeholder={t('form.namePlaceholder')}
        />
        <SelectField form={form} name="role" label={t('form.role')} required={false}>
          {WAITLIST_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`form.roles.${role}`)}
            </option>
          ))}
        </SelectField>
        {role === 'PRODUCER' && (
          <TextField
            form={form}
            name="companyName"
            label={t('form.companyName')}
            optional
            autoComplete="organization"
            placeholder={t('form.companyNamePlaceholder')}
          />
        )}
        <LongTextField
          form={form}
          name="message"
          label={t('form.message')}
          optional
          placeholder={t('form.messagePlaceholder')}
          counter={(used) => t('form.messageCounter', { used, max: WAITLIST_MESSAGE_MAX })}
          controlClassName="min-h-20"
        />
      </div>
      <Honeypot label={t('form.honeypot')} {...form.register('website')} />
      <FormMessage form={form} className="mt-6" />
      <SubmitButton form={form} size="lg" block busy={t('form.submitting')} className="mt-6">
        {t('form.submit')}
      </SubmitButton>
      <p className="mt-4 text-xs text-muted">
        {t('form.privacy')}{' '}
        <Link to="/privacy" className="inline-block underline underline-offset-2 hover:text-ink">
          {t('form.privacyLink')}
        </Link>
      </p>
    </Form>
  );
}
