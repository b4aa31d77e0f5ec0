import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { useArrival } from '#engine/web/session/use-arrival.ts';
import {
  buyerRegistrationSchema,
  producerRegistrationSchema,
  type BuyerRegistration,
  type ProducerRegistration,
} from '#domains/accounts/model/registration.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { CompanyFields } from '#domains/accounts/web/company-fields.tsx';
import { AccountFrame } from './account-frame.tsx';
import { PageForm } from './page-form.tsx';
import { AccountFieldset, FormSection, useRegistration } from './account-fieldset.tsx';

type Kind = 'buyer' | 'producer';

export function RegisterPage() {
  const { t } = useTranslation('accounts');
  const [kind, setKind] = useState<Kind>('buyer');
  useArrival(() => '/');
  return (
    <AccountFrame panel={kind} title={t('register.title')}>
      <Tabs value={kind} onValueChange={(value) => setKind(value as Kind)}>
        <TabList label={t('register.tabs')}>
          <Tab value="buyer">{t('register.buyerTab')}</Tab>
          <Tab value="producer">{t('register.producerTab')}</Tab>
        </TabList>
        <TabPanel value="buyer">
          <p className="mb-7 text-sm text-muted">{t('register.buyerIntro')}</p>
          <BuyerRegistrationForm />
        </TabPanel>
        <TabPanel value="producer">
          <p className="mb-7 text-sm text-muted">{t('register.producerIntro')}</p>
          <ProducerRegistrationForm />
        </TabPanel>
      </Tabs>
      <p className="mt-8 border-t border-line pt-6 text-sm text-muted">
        {t('register.haveAccount')}{' '}
        <Link to="/login" className="font-medium text-accent-ink underline underline-offset-4">
          {t('register.signIn')}
        </Link>
      </p>
    </AccountFrame>
  );
}

function BuyerRegistrationForm() {
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

function ProducerRegistrationForm() {
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
