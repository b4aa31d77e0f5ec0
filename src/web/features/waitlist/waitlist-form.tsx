import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useHydrated } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import {
  WAITLIST_MESSAGE_MAX,
  WAITLIST_ROLES,
  waitlistSchema,
  type WaitlistEntry,
  type WaitlistInput,
} from '#shared/waitlist/waitlist.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form, SubmitButton } from '#web/ui/forms/form.tsx';
import { Honeypot } from '#web/ui/forms/honeypot.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { joinWaitlist } from './waitlist.mutations.ts';

export function WaitlistForm({ onJoined }: { onJoined: () => void }) {
  const { t } = useTranslation(['waitlist', 'validation']);
  // No default values: what was typed or chosen before the script arrived stays.
  const form = useForm<WaitlistInput, unknown, WaitlistEntry>({ resolver: zodResolver(waitlistSchema) });
  const { register, handleSubmit, control, formState } = form;
  const hydrated = useHydrated();
  const chosenSince = useWatch({ control, name: 'role' });
  const role = chosenSince ?? (hydrated ? form.getValues('role') : undefined);
  const { errors, isSubmitting } = formState;
  const errorOf = (field: keyof WaitlistInput) => {
    const key = errors[field]?.message;
    return key && t(key);
  };

  const join = handleSubmit(async (entry) => {
    const outcome = await joinWaitlist(entry);
    switch (outcome.kind) {
      case 'joined':
        showToast({ tone: 'success', title: t('notices.joinedTitle'), description: t('notices.joinedText') });
        break;
      case 'already':
        showToast({ title: t('notices.alreadyTitle'), description: t('notices.alreadyText') });
        break;
      case 'failed':
        showToast({
          tone: 'destructive',
          title: t('notices.errorTitle'),
          description: outcome.network
            ? t('notices.networkText')
            : (outcome.reason ?? t('notices.errorText')),
        });
        return;
    }
    onJoined();
  });

  return (
    <Form noValidate onSubmit={join}>
      <h2 className="text-2xl">{t('form.title')}</h2>
      <p className="mt-1.5 mb-6 text-sm text-muted">{t('form.lead')}</p>
      <div className="flex flex-col gap-4">
        <Field required label={t('form.email')} error={errorOf('email')}>
          <TextInput
            type="email"
            autoComplete="email"
            placeholder={t('form.emailPlaceholder')}
            {...register('email')}
          />
        </Field>
        <Field required label={t('form.name')} error={errorOf('name')}>
          <TextInput autoComplete="name" placeholder={t('form.namePlaceholder')} {...register('name')} />
        </Field>
        <Field label={t('form.role')} error={errorOf('role')}>
          <Select {...register('role')}>
            {WAITLIST_ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`form.roles.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
        {role === 'PRODUCER' && (
          <Field label={t('form.companyName')} note={t('form.optional')} error={errorOf('companyName')}>
            <TextInput
              autoComplete="organization"
              placeholder={t('form.companyNamePlaceholder')}
              {...register('companyName')}
            />
          </Field>
        )}
        <Field label={t('form.message')} note={t('form.optional')} error={errorOf('message')}>
          <TextArea
            rows={3}
            placeholder={t('form.messagePlaceholder')}
            counter={(used) => t('form.messageCounter', { used, max: WAITLIST_MESSAGE_MAX })}
            className="min-h-20"
            {...register('message')}
          />
        </Field>
      </div>
      <Honeypot label={t('form.honeypot')} {...register('website')} />
      <SubmitButton size="lg" block loading={isSubmitting} className="mt-6">
        {isSubmitting ? t('form.submitting') : t('form.submit')}
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
