import { Link, useSearch } from '@tanstack/react-router';
import { useState, useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Fingerprint } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ownPath, useArrival, useEnter } from '#engine/web/session/use-arrival.ts';
import { DESK_PATHS } from '#engine/model/pages/private-pages.ts';
import { loginFormSchema, twoFactorCodeSchema } from '#domains/accounts/model/sign-in.ts';
import { PasswordField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { currentUserQuery } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { askForPasskey, passkeyFailureText } from '#domains/accounts/web/passkeys/passkey-device.ts';
import { AccountFrame } from './account-frame.tsx';
import { PageForm } from './page-form.tsx';

export function LoginPage() {
  const { t } = useTranslation('accounts');
  const { next } = useSearch({ from: '/login' });
  const [ticket, setTicket] = useState<string>();
  // Who works here has come to work, unless a page of the shop asked for the sign-in.
  useArrival((role) => (next === undefined && role !== 'BUYER' ? DESK_PATHS[role] : ownPath(next)));

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

function SignInForm({ onSecondStep }: { onSecondStep: (ticket: string) => void }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const enter = useEnter();
  // No default values: what a password manager filled in before the script arrived stays.
  const form = useForm({ resolver: zodResolver(loginFormSchema) });

  const submit = useSubmit(form, accountsApi.logIn, {
    done: async (answer) => {
      if ('ticket' in answer) return onSecondStep(answer.ticket);
      await enter(answer);
      showToast({ tone: 'success', title: t('signIn.doneTitle'), description: t('signIn.doneText') });
    },
    failed: ({ message }) => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      form.setFocus('password', { shouldSelect: true });
      return { title: t('signIn.failedTitle'), text: message ?? t('signIn.failedText') };
    },
  });

  return (
    <PageForm
      form={form}
      onSubmit={submit}
      submit={t('signIn.submit')}
      submitting={t('signIn.submitting')}
      className="flex flex-col gap-5"
    >
      <TextField
        form={form}
        name="username"
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          form={form}
          name="password"
          label={t('fields.password')}
          autoComplete="current-password"
        />
        <Link
          to="/forgot-password"
          className="self-end py-1 text-sm text-muted underline underline-offset-4 hover:text-ink"
        >
          {t('signIn.forgot')}
        </Link>
      </div>
    </PageForm>
  );
}

/** After the password: the code of the authenticator, or a recovery code. */
function SecondStepForm({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const { t } = useTranslation('accounts');
  const enter = useEnter();
  const form = useForm({ resolver: zodResolver(twoFactorCodeSchema), defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = useSubmit(form, ({ code }) => accountsApi.finishLogIn({ ticket, code }), {
    done: async (answer) => {
      await enter(answer);
      showToast({ tone: 'success', title: t('signIn.doneTitle'), description: t('signIn.doneText') });
    },
    failed: ({ reason, fields, message }) => {
      // The next code replaces this one.
      if (reason === 'wrong_code') setFocus('code', { shouldSelect: true });
      if (fields.length > 0) return undefined;
      // The ticket is used up or too old: it starts with the password again.
      if (reason === 'second_step_expired') onBack();
      return { title: t('signIn.failedTitle'), text: message ?? t('signIn.failedTitle') };
    },
  });

  return (
    <>
      <PageForm
        form={form}
        onSubmit={submit}
        submit={t('secondStep.submit')}
        submitting={t('secondStep.submitting')}
        className="flex flex-col gap-6"
      >
        <TextField
          form={form}
          name="code"
          label={t('fields.code')}
          hint={t('secondStep.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </PageForm>
      <Button variant="link" className="mt-6" onClick={onBack}>
        {t('secondStep.back')}
      </Button>
    </>
  );
}

/** The way in without a password. */
function PasskeySignIn() {
  const { t } = useTranslation('accounts');
  const enter = useEnter();
  const signIn = useChange({
    send: async () => {
      const credential = await askForPasskey(await apiRequest('POST /api/auth/passkeys/challenge'));
      await enter(await accountsApi.signInByPasskey({ credential }));
    },
    done: () => ({ title: t('signIn.doneTitle'), description: t('signIn.doneText') }),
    failed: (failure) => ({ title: t('signIn.failedTitle'), text: passkeyFailureText(t, failure) }),
  });
  return (
    <>
      <p className="my-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('signIn.or')}
      </p>
      <Button variant="secondary" size="lg" block loading={signIn.isPending} onClick={() => signIn.mutate()}>
        <Fingerprint aria-hidden="true" className="size-5" />
        {t('signIn.passkey')}
      </Button>
    </>
  );
}
