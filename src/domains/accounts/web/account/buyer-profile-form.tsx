import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { BuyerProfile } from '#engine/model/current-user.ts';
import { buyerProfileFormSchema } from '#domains/accounts/model/profile.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useSaveProfile } from './use-save-profile.ts';

export function BuyerProfileForm({ profile }: { profile: BuyerProfile | undefined }) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    resolver: zodResolver(buyerProfileFormSchema),
    defaultValues: {
      firstName: profile?.firstName ?? '',
      lastName: profile?.lastName ?? '',
      phoneNumber: profile?.phoneNumber ?? '',
      shippingAddress: profile?.shippingAddress ?? '',
      billingAddress: profile?.billingAddress ?? '',
    },
  });
  const save = useSaveProfile(form, accountsApi.saveBuyerProfile, t('profile.doneText'));
  return (
    <ProfileFormFrame
      form={form}
      onSubmit={save}
      title={t('profile.buyerTitle')}
      intro={t('profile.buyerIntro')}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField form={form} name="firstName" label={t('fields.firstName')} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
      </div>
      <TextField
        form={form}
        name="phoneNumber"
        label={t('fields.phoneNumber')}
        hint={t('fields.phoneNumberHint')}
        optional
        type="tel"
        autoComplete="tel"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <LongTextField
          form={form}
          name="shippingAddress"
          label={t('fields.shippingAddress')}
          optional
          autoComplete="shipping street-address"
        />
        <LongTextField
          form={form}
          name="billingAddress"
          label={t('fields.billingAddress')}
          hint={t('fields.billingAddressHint')}
          optional
          autoComplete="billing street-address"
        />
      </div>
    </ProfileFormFrame>
  );
}
