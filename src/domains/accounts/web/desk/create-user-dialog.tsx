import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { Role } from '#engine/model/current-user.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import {
  newAdminSchema,
  newBuyerSchema,
  newProducerSchema,
  BUSINESS_TYPES,
} from '#domains/accounts/model/create-user.ts';
import { apiWrite } from '#engine/web/api/client.ts';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { LongTextField, PasswordField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

const FORMS = { ADMIN: NewAdminForm, BUYER: NewBuyerForm, PRODUCER: NewProducerForm };

export function CreateUserDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const UserForm = FORMS[role];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(`users.addTitle.${role}`)}
      closeLabel={t('close')}
    >
      <UserForm onDone={onClose} />
    </Dialog>
  );
}

interface NewUserFormProps {
  onDone: () => void;
}

const ACCOUNT = { username: '', email: '', password: '', confirmPassword: '' };

const createAdmin = apiWrite('POST /api/admin/users/admin');
const createBuyer = apiWrite('POST /api/admin/users/buyer');
const createProducer = apiWrite('POST /api/admin/users/producer');

function NewAdminForm({ onDone }: NewUserFormProps) {
  const form = useForm({ resolver: zodResolver(newAdminSchema), defaultValues: ACCOUNT });
  return <UserForm form={form} userRole="ADMIN" send={createAdmin} onDone={onDone} />;
}

function NewBuyerForm({ onDone }: NewUserFormProps) {
  const form = useForm({
    resolver: zodResolver(newBuyerSchema),
    defaultValues: {
      ...ACCOUNT,
      firstName: '',
      lastName: '',
      phoneNumber: '',
      shippingAddress: '',
      billingAddress: '',
    },
  });
  return <UserForm form={form} userRole="BUYER" send={createBuyer} onDone={onDone} />;
}

function NewProducerForm({ onDone }: NewUserFormProps) {
  const form = useForm({
    resolver: zodResolver(newProducerSchema),
    defaultValues: {
      ...ACCOUNT,
      companyName: '',
      businessType: '',
      location: '',
      phoneNumber: '',
      description: '',
      founded: '',
      website: '',
    },
  });
  return <UserForm form={form} userRole="PRODUCER" send={createProducer} onDone={onDone} />;
}

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
function UserForm<Input extends FieldValues, Values>(props: UserFormProps<Input, Values>) {
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
