import type { FieldValues, Path } from 'react-hook-form';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { PasswordField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** A new password and once more, as registration, change and reset ask for it. */
export function NewPasswordFields<
  Values extends FieldValues & Record<'password' | 'confirmPassword', string>,
>({ form, label }: { form: FormOf<Values>; label: string }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PasswordField
        form={form}
        name={'password' as Path<Values>}
        label={label}
        hint={t('fields.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name={'confirmPassword' as Path<Values>}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}

/** Proof of who sits there, before something that may not be undone. */
export function CurrentPasswordField<Values extends FieldValues>({
  form,
  name,
}: {
  form: FormOf<Values>;
  name: Path<Values>;
}) {
  const { t } = useTranslation('accounts');
  return (
    <PasswordField
      form={form}
      name={name}
      label={t('fields.currentPassword')}
      autoComplete="current-password"
    />
  );
}
