import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  producerRegistrationSchema,
  type ProducerRegistration,
} from '#domains/accounts/model/registration.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { AccountFieldset, FormSection } from './account-fieldset.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { CompanyFields } from '#domains/accounts/web/company-fields.tsx';
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
  const form = useForm<z.input<typeof producerRegistrationSchema>, unknown, ProducerRegistration>({
    resolver: zodResolver(producerRegistrationSchema),
    defaultValues: EMPTY,
  });
  const register = useRegistration(form, accountsApi.registerProducer);
  return (
    <PageForm
      form={form}
      onSubmit={register}
      submit={t('register.submit')}
      submitting={t('register.submitting')}
      className="flex flex-col gap-9"
    >
      <AccountFieldset form={form} />
      <FormSection legend={t('register.producerLegend')}>
        <CompanyFields form={form} isNew />
      </FormSection>
    </PageForm>
  );
}
