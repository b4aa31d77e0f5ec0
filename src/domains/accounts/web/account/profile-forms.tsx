import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ReactNode, SyntheticEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BuyerProfile, ProducerProfile, CurrentUser } from '#engine/model/current-user.ts';
import { buyerProfileFormSchema, producerProfileFormSchema } from '#domains/accounts/model/profile.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { VatIdField } from './vat-id-field.tsx';
import { CompanyFields } from '#domains/accounts/web/company-fields.tsx';
import type { AnyForm } from '#engine/web/forms/any-form.ts';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { currentUserQuery } from '#engine/web/session/current-user.ts';

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
      vatId: profile?.vatId ?? '',
    },
  });
  const vatId = useWatch({ control: form.control, name: 'vatId' });
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
      <VatIdField form={form} typed={vatId} profile={profile} namespace="accounts" />
    </ProfileFormFrame>
  );
}

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
      <CompanyFields form={form} nameHint={profile?.verified ? t('profile.renameHint') : undefined} />
    </ProfileFormFrame>
  );
}

function ProfileFormFrame(props: {
  form: AnyForm;
  onSubmit: (event: SyntheticEvent) => void;
  title: string;
  intro: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('accounts');
  return (
    <Form noValidate onSubmit={props.onSubmit} className="flex flex-col gap-6">
      <div>
        <h2 className="text-2xl">{props.title}</h2>
        <p className="mt-1 text-sm text-muted">{props.intro}</p>
      </div>
      {props.children}
      <FormMessage form={props.form} />
      <SubmitButton form={props.form} busy={t('profile.submitting')} className="mt-2 sm:self-start">
        {t('profile.submit')}
      </SubmitButton>
    </Form>
  );
}

/** Saves a profile form; the answer becomes the profile that all pages see. */
function useSaveProfile<Input extends FieldValues, Context, Values>(
  form: UseFormReturn<Input, Context, Values>,
  save: (values: Values) => Promise<CurrentUser>,
  doneText: string,
) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  return useSubmit(form, save, {
    done: (current) => {
      queryClient.setQueryData(currentUserQuery.queryKey, current);
      showToast({ tone: 'success', title: t('profile.doneTitle'), description: doneText });
    },
    failed: ({ kind }) => ({
      title: t('profile.failedTitle'),
      text: kind === 'unreachable' ? t('profile.errorText') : t('profile.failedText'),
    }),
  });
}
