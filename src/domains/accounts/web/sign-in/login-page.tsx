import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { PasskeySignIn } from '#domains/accounts/web/passkeys/passkey-sign-in.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ownPath } from '#engine/web/session/own-path.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useArrival } from '#engine/web/session/use-arrival.ts';

export function LoginPage() {
  const { t } = useTranslation('accounts');
  const { next } = useSearch({ from: '/login' });
  const [ticket, setTicket] = useState<string>();
  useArrival(ownPath(next));

  if (ticket !== undefined) {
    return (
      <AccountFrame panel="signIn" title={t('secondStep.title')} intro={t('secondStep.intro')}>
        <SecondStepForm ticket={ticket} onBack={() => setTicket(undefined)} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame panel="signIn" title={t('signIn.title')} intro={t('signIn.intro')}>
      <SignInForm onSecondStep={setTicket} />
      <PasskeySignIn />
      <p className="mt-8 border-t border-line pt-6 text-sm text-muted">
        {t('signIn.noAccount')}{' '}
        <Link to="/register" className="font-medium text-accent-ink underline underline-offset-4">
          {t('signIn.register')}
        </Link>
      </p>
    </AccountFrame>
  );
}
