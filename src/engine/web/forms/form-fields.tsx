import type { ReactNode } from 'react';
import { get, type FieldValues, type Path, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import {
  PasswordInput,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from '#engine/web/ui/forms/text-input.tsx';
import { Select, type SelectProps } from '#engine/web/ui/forms/select.tsx';
import type { FormOf } from './any-form.ts';
import { fieldMessage } from './field-message.ts';

interface FieldOptions<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** In place of what is wrong with what was entered, as when its choices could not be loaded. */
  error?: ReactNode | undefined;
  /** May be left empty, which is said beside the label. */
  optional?: boolean | undefined;
  /** False: need not be filled in, which goes without saying, as where something is chosen already. */
  required?: boolean | undefined;
  className?: string | undefined;
  /** The classes of the control itself; `className` is for the field around it. */
  controlClassName?: string | undefined;
}

/** The attributes of a control that are not the form's. */
type Attributes<Props> = Omit<Props, 'name' | 'required' | 'className' | 'form'>;

export function TextField<Values extends FieldValues>(
  props: FieldOptions<Values> & Attributes<TextInputProps>,
) {
  return <BoundField {...props}>{(attributes) => <TextInput {...attributes} />}</BoundField>;
}

/** Its value is a number; NaN while nothing, or no number, is entered. */
export function NumberField<Values extends FieldValues>(
  props: FieldOptions<Values> & Attributes<TextInputProps>,
) {
  return (
    <BoundField asNumber {...props}>
      {(attributes) => <TextInput type="number" inputMode="decimal" {...attributes} />}
    </BoundField>
  );
}

export function LongTextField<Values extends FieldValues>(
  props: FieldOptions<Values> & Attributes<TextAreaProps>,
) {
  return <BoundField {...props}>{(attributes) => <TextArea rows={3} {...attributes} />}</BoundField>;
}

/** The options come as <option> children. */
export function SelectField<Values extends FieldValues>({
  children,
  ...props
}: FieldOptions<Values> & Attributes<SelectProps>) {
  return <BoundField {...props}>{(attributes) => <Select {...attributes}>{children}</Select>}</BoundField>;
}

export function PasswordField<Values extends FieldValues>(
  props: FieldOptions<Values> & { autoComplete: 'current-password' | 'new-password' },
) {
  const { t } = useTranslation('validation');
  const labels = { showLabel: t('form.showPassword'), hideLabel: t('form.hidePassword') };
  return <BoundField {...props}>{(attributes) => <PasswordInput {...labels} {...attributes} />}</BoundField>;
}

/** The field around a control of the form: its label, what is wrong with it, and the control with all of its attributes. */
function BoundField<Values extends FieldValues, Rest>({
  form,
  name,
  label,
  hint,
  error,
  optional = false,
  required = !optional,
  className,
  controlClassName,
  asNumber,
  children,
  ...rest
}: FieldOptions<Values> & {
  asNumber?: boolean;
  children: (attributes: Rest & UseFormRegisterReturn) => ReactNode;
}) {
  const { t } = useTranslation('validation');
  const failure = get(form.formState.errors, name) as { message?: string } | undefined;
  const registered = form.register(name, asNumber ? { valueAsNumber: true } : {});
  return (
    <Field
      label={label}
      hint={hint}
      className={className}
      required={required}
      note={optional ? t('form.optional') : undefined}
      error={error ?? fieldMessage(t, failure?.message)}
    >
      {children({ ...(rest as Rest), className: controlClassName, ...registered })}
    </Field>
  );
}
