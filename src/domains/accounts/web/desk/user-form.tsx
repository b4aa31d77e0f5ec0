import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Role } from '#engine/model/current-user.ts';
import { BUSINESS_TYPES } from '#domains/accounts/model/create-user.ts';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { LongTextField, PasswordField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

const OPTIONAL: Record<Role, readonly string[]> = {
  ADMIN: [],
  BUYER: ['phoneNumber', 'shippingAddress', 'billingAddress'],
  PRODUCER: ['founded', 'website'],
};
const LONG = ['shippingAddress', 'billingAddress', 'description'];

interface UserFormProps<Input extends FieldValues, Values> {
  /** Its default values name its fields, in their order. */
  form: UseFormReturn<Input, unknown, Values>;
  userRole: Role;
  send: (values: Input) => Promise<unknown>;
  onDone: () => void;
}

/** Creates a user of a role. */
export function UserForm<Input extends FieldValues, Values>(props: UserFormProps<Input, Values>) {
  const { form, userRole: role, send, onDone } = props;
  const { t } = useTranslation('admin');
  // Sent as it was typed: the server reads it by the same schema.
  const submit = useAdminSubmit(form, () => send(form.getValues()), {
    done: t(`users.created.${role}`),
    failed: t(`users.createFailed.${role}`),
    onDone,
  });
  const names = Object.keys(form.formState.defaultValues ?? {}) as Path<Input>[];
  return (
    <Form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <UserField key={name} form={form} name={name} optional={OPTIONAL[role].includes(name)} />
      ))}
      <FormMessage form={form} className="sm:col-span-2" />
      <SubmitButton form={form} className="sm:col-span-2">
        {t('users.create')}
      </SubmitButton>
    </Form>
  );
}

interface UserFieldProps<Input extends FieldValues> {
  form: FormOf<Input>;
  name: Path<Input>;
  optional: boolean;
}

function UserField<Input extends FieldValues>(props: UserFieldProps<Input>) {
  const { t } = useTranslation('admin');
  const name: string = props.name;
  const field = { ...props, label: t(`users.fields.${name}`) };
  if (LONG.includes(name)) return <LongTextField {...field} className="sm:col-span-2" />;
  if (name === 'password' || name === 'confirmPassword')
    return <PasswordField {...field} autoComplete="new-password" />;
  if (name !== 'businessType')
    return <TextField {...field} type={name === 'email' ? 'email' : 'text'} autoComplete="off" />;
  return (
    <SelectField {...field}>
      <option value="">{t('users.chooseType')}</option>
      {BUSINESS_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`users.businessTypes.${type}`)}
        </option>
      ))}
    </SelectField>
  );
}
