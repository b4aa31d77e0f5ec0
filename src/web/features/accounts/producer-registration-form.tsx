import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { producerRegistrationSchema, type ProducerRegistration } from '#shared/accounts/registration.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { AccountFieldset, FormSection } from './account-fieldset.tsx';
import { accountsApi } from './accounts.api.ts';
import { showFieldErrors } from './field-messages.ts';
import { LongTextField, TextField } from './form-fields.tsx';
import { PageForm } from './page-form.tsx';
import { useRegistration } from './use-registration.ts';

const EMPTY = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  businessType: '',
  location: '',
  founded: '',
  website: '',
  phoneNumber: '',
  description: '',
};

export function ProducerRegistrationForm() {
  const { t } = useTranslation('accounts');
  const register = useRegistration(accountsApi.registerProducer);
  const form = useForm<z.input<typeof producerRegistrationSchema>, unknown, ProducerRegistration>({
    resolver: zodResolver(producerRegistrationSchema),
    defaultValues: EMPTY,
  });
  const submit = form.handleSubmit((values) =>
    register(values).catch((failure: unknown) => void showFieldErrors(form, failure)),
  );
  return (
    <PageForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      submit={t('register.submit')}
      submitting={t('register.submitting')}
      className="flex flex-col gap-9"
    >
      <AccountFieldset form={form} />
      <FormSection legend={t('register.producerLegend')}>
        <TextField
          form={form}
          name="companyName"
          label={t('fields.companyName')}
          autoComplete="organization"
        />
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
            name="founded"
            label={t('fields.founded')}
            optional
            inputMode="numeric"
            placeholder={t('fields.foundedPlaceholder')}
          />
        </div>
        <TextField
          form={form}
          name="website"
          label={t('fields.website')}
          optional
          type="url"
          autoComplete="url"
          placeholder={t('fields.websitePlaceholder')}
        />
        <LongTextField
          form={form}
          name="description"
          label={t('fields.description')}
          hint={t('fields.descriptionHint')}
          rows={5}
        />
      </FormSection>
    </PageForm>
  );
}
