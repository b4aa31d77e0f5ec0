import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ProducerProfile } from '#engine/model/current-user.ts';
import { producerProfileFormSchema } from '#domains/accounts/model/profile.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { CompanyFields } from '#domains/accounts/web/company-fields.tsx';
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
  const save = useSaveProfile(form, accountsApi.saveProducerProfile, t('profile.producerDoneText'));
  return (
    <ProfileFormFrame
      form={form}
      onSubmit={save}
      title={t('profile.producerTitle')}
      intro={t('profile.producerIntro')}
    >
      <CompanyFields form={form} />
    </ProfileFormFrame>
  );
}
