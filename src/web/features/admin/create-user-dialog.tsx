import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Role } from '#shared/accounts/current-user.ts';
import {
  BUSINESS_TYPES,
  newAdminSchema,
  newBuyerSchema,
  newProducerSchema,
} from '#shared/admin/create-user.ts';
import { apiWrite } from '#web/api/client.ts';
import { LongTextField, PasswordField, SelectField, TextField } from '#web/forms/form-fields.tsx';
import { FormMessage } from '#web/forms/form-message.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { useAdminSubmit } from './use-admin-submit.ts';

type Values = Record<string, string>;

/** Which fields a role's form has beyond the account itself, in order. */
const FIELDS: Record<Role, readonly string[]> = {
  ADMIN: [],
  BUYER: ['firstName', 'lastName', 'phoneNumber', 'shippingAddress', 'billingAddress'],
  PRODUCER: ['companyName', 'businessType', 'location', 'phoneNumber', 'description', 'founded', 'website'],
};
const SCHEMAS = { ADMIN: newAdminSchema, BUYER: newBuyerSchema, PRODUCER: newProducerSchema };
const OPTIONAL: Record<Role, readonly string[]> = {
  ADMIN: [],
  BUYER: ['phoneNumber', 'shippingAddress', 'billingAddress'],
  PRODUCER: ['founded', 'website'],
};
const LONG = new Set(['shippingAddress', 'billingAddress', 'description']);
const ACCOUNT = ['username', 'email', 'password', 'confirmPassword'];

const createUser = {
  ADMIN: apiWrite('POST /api/admin/users/admin'),
  BUYER: apiWrite('POST /api/admin/users/buyer'),
  PRODUCER: apiWrite('POST /api/admin/users/producer'),
};

export function CreateUserDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const names = [...ACCOUNT, ...FIELDS[role]];
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(names.map((name) => [name, ''])),
    resolver: zodResolver(SCHEMAS[role] as never) as unknown as Resolver<Values>,
  });
  // Sent as it was typed: the server reads it by the same schema.
  const submit = useAdminSubmit(form, () => createUser[role](form.getValues() as never), {
    done: t(`users.created.${role}`),
    failed: t(`users.createFailed.${role}`),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(`users.addTitle.${role}`)}
      closeLabel={t('close')}
    >
      <Form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <UserField key={name} form={form} name={name} optional={OPTIONAL[role].includes(name)} />
        ))}
        <FormMessage form={form} className="sm:col-span-2" />
        <SubmitButton form={form} className="sm:col-span-2">
          {t('users.create')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

function UserField(props: { form: UseFormReturn<Values>; name: string; optional: boolean }) {
  const { t } = useTranslation('admin');
  const { name } = props;
  const field = { ...props, label: t(`users.fields.${name}`) };
  if (LONG.has(name)) return <LongTextField {...field} className="sm:col-span-2" />;
  if (name === 'password' || name === 'confirmPassword') {
    return <PasswordField {...field} autoComplete="new-password" />;
  }
  if (name !== 'businessType') {
    return <TextField {...field} type={name === 'email' ? 'email' : 'text'} autoComplete="off" />;
  }
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
