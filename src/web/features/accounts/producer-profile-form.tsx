import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ProducerProfile } from '#shared/accounts/current-user.ts';
import { producerProfileFormSchema } from '#shared/accounts/profile.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { accountsApi } from './accounts.api.ts';
import { LongTextField, TextField } from './form-fields.tsx';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useSaveProfile } from './use-save-profile.ts';

export function ProducerProfileForm({ profile }: { profile: ProducerProfile | undefined }) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    resolver: zodResolver(producerProfileFormSchema),
    defaultValues: {
      companyName: profile?.companyName ?? '',
      businessType: profile?.businessType ?? '',
      location: profile?.location ?? '',
      phoneNumber: profile?.phoneNumber ?? '',
      website: profile?.website ?? '',
      description: profile?.description ?? '',
    },
  });
  const save = useSaveProfile(form, t('profile.producerDoneText'));
  return (
    <ProfileFormFrame
      title={t('profile.producerTitle')}
      intro={t('profile.producerIntro')}
      isSaving={form.formState.isSubmitting}
      onSubmit={form.handleSubmit((values) => save(accountsApi.saveProducerProfile(values)))}
    >
      <TextField form={form} name="companyName" label={t('fields.companyName')} autoComplete="organization" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="businessType"
          label={t('fields.businessType')}
          placeholder={t('fields.businessTypePlaceholder')}
        />
        <TextField
          form={form}
          name="location"
          label={t('fields.location')}
          placeholder={t('fields.locationPlaceholder')}
        />
        <TextField
          form={form}
          name="phoneNumber"
          label={t('fields.phoneNumber')}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          form={form}
          name="website"
          label={t('fields.website')}
          hint={t('fields.websiteHint')}
          optional
          type="url"
          autoComplete="url"
          placeholder={t('fields.websitePlaceholder')}
        />
      </div>
      <LongTextField form={form} name="description" label={t('fields.description')} rows={7} />
    </ProfileFormFrame>
  );
}
