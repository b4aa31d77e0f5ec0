import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { buyerRegistrationSchema, type BuyerRegistration } from '#domains/accounts/model/registration.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { AccountFieldset, FormSection } from './account-fieldset.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { PageForm } from './page-form.tsx';
import { useRegistration } from './use-registration.ts';

export function BuyerRegistrationForm() {
  const { t } = useTranslation('accounts');
  // No default values: what was typed or filled in before the script arrived stays.
  const form = useForm<z.input<typeof buyerRegistrationSchema>, unknown, BuyerRegistration>({
    resolver: zodResolver(buyerRegistrationSchema),
  });
  const register = useRegistration(form, accountsApi.registerBuyer);
  return (
    <PageForm
      form={form}
      onSubmit={register}
      submit={t('register.submit')}
      submitting={t('register.submitting')}
      className="flex flex-col gap-9"
    >
      <AccountFieldset form={form} />
      <FormSection legend={t('register.buyerLegend')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField form={form} name="firstName" label={t('fields.firstName')} autoComplete="given-name" />
          <TextField form={form} name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
        </div>
        <TextField
          form={form}
          name="phoneNumber"
          label={t('fields.phoneNumber')}
          optional
          type="tel"
          autoComplete="tel"
        />
        <LongTextField
          form={form}
          name="address"
          label={t('fields.address')}
          optional
          autoComplete="street-address"
        />
      </FormSection>
    </PageForm>
  );
}
