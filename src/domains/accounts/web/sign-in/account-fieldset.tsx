import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from '@tanstack/react-router';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { NewPasswordFields } from '#domains/accounts/web/password-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { useEnter } from '#engine/web/session/use-arrival.ts';

export function FormSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-5 font-display text-xl">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** What both kinds of accounts begin with. */
export function AccountFieldset<
  Values extends FieldValues & Record<'username' | 'email' | 'password' | 'confirmPassword', string>,
>({ form }: { form: FormOf<Values> }) {
  const { t } = useTranslation('accounts');
  const name = (field: 'username' | 'email') => field as Path<Values>;
  return (
    <FormSection legend={t('register.accountLegend')}>
      <TextField
        form={form}
        name={name('username')}
        label={t('fields.username')}
        hint={t('fields.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        form={form}
        name={name('email')}
        label={t('fields.email')}
        type="email"
        autoComplete="email"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NewPasswordFields form={form} label={t('fields.password')} />
      </div>
    </FormSection>
  );
}

/** Registers, then signs in with the same name and password. */
export function useRegistration<
  Input extends FieldValues,
  Context,
  Values extends Record<'username' | 'password', string>,
>(form: UseFormReturn<Input, Context, Values>, register: (values: Values) => Promise<unknown>) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const enter = useEnter();
  const title = t('register.failedTitle');
  return useSubmit(form, register, {
    done: async (_answer, { username, password }) => {
      try {
        const answer = await accountsApi.logIn({ username, password });
        if ('user' in answer) await enter(answer);
      } catch {
        showToast({ tone: 'destructive', title, description: t('register.loginFailed') });
        // The account exists: the way in is the sign-in page.
        await navigate({ to: '/login' });
        return;
      }
      showToast({ tone: 'success', title: t('register.doneTitle') });
    },
    failed: ({ kind, summary }) => ({
      title,
      text: kind === 'unreachable' ? t('register.errorText') : (summary ?? t('register.failedText')),
    }),
  });
}
