import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { AccountFrame } from './account-frame.tsx';
import { BuyerRegistrationForm } from './buyer-registration-form.tsx';
import { ProducerRegistrationForm } from './producer-registration-form.tsx';
import { useArrival } from '#engine/web/session/use-arrival.ts';

type Kind = 'buyer' | 'producer';

export function RegisterPage() {
  const { t } = useTranslation('accounts');
  const [kind, setKind] = useState<Kind>('buyer');
  useArrival('/');
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
