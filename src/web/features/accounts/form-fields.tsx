import type { ReactNode } from 'react';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { fieldMessage } from '#web/api/field-messages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput, type TextInputProps } from '#web/ui/forms/text-input.tsx';

/** The parts of a form that a field touches, whatever the form does with its values. */
export type FormOf<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState'>;

interface FieldOptions<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** Says so beside the label. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

type InputAttributes = Pick<
  TextInputProps,
  'autoComplete' | 'type' | 'inputMode' | 'placeholder' | 'autoFocus' | 'spellCheck' | 'autoCapitalize'
>;

export function TextField<Values extends FieldValues>(props: FieldOptions<Values> & InputAttributes) {
  const { form, name, label, hint, optional, className, ...input } = props;
  return (
    <Field {...useFieldProps({ form, name, label, hint, optional, className })}>
      <TextInput {...input} {...form.register(name)} />
    </Field>
  );
}

export function LongTextField<Values extends FieldValues>(
  props: FieldOptions<Values> & { rows?: number; autoComplete?: string },
) {
  const { form, name, rows, autoComplete } = props;
  return (
    <Field {...useFieldProps(props)}>
      <TextArea rows={rows ?? 3} autoComplete={autoComplete} {...form.register(name)} />
    </Field>
  );
}

export function PasswordField<Values extends FieldValues>(
  props: FieldOptions<Values> & { autoComplete: 'current-password' | 'new-password' },
) {
  const { t } = useTranslation('accounts');
  return (
    <Field {...useFieldProps(props)}>
      <PasswordInput
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        autoComplete={props.autoComplete}
        {...props.form.register(props.name)}
      />
    </Field>
  );
}

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
}: Pick<FieldOptions<Values>, 'form' | 'name'>) {
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

function useFieldProps<Values extends FieldValues>(props: FieldOptions<Values>) {
  const { form, name, label, hint, optional = false, className } = props;
  const { t } = useTranslation(['accounts', 'validation']);
  const failure = get(form.formState.errors, name) as { message?: string } | undefined;
  return {
    label,
    hint,
    className,
    required: !optional,
    note: optional ? t('fields.optional') : undefined,
    error: fieldMessage(t, failure?.message),
  };
}
