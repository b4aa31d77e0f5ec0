import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { NewPasswordFields } from '#domains/accounts/web/password-fields.tsx';

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
