import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import type { Role } from '#shared/accounts/current-user.ts';
import {
  BUSINESS_TYPES,
  newAdminSchema,
  newBuyerSchema,
  newProducerSchema,
} from '#shared/admin/create-user.ts';
import { apiWrite } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/field-messages.ts';
import { fieldMessage } from '#web/forms/field-message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useAdminChange } from './admin.queries.ts';

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
  const create = useAdminChange((values: Values) => createUser[role](values as never), {
    done: () => t(`users.created.${role}`),
    failed: t(`users.createFailed.${role}`),
  });

  const submit = (_parsed: Values) =>
    create.mutate(form.getValues(), {
      onSuccess: onClose,
      onError: (error) => void showFieldErrors(form, error),
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
      <form
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
      >
        {names.map((name) => (
          <UserField key={name} name={name} isOptional={OPTIONAL[role].includes(name)} form={form} />
        ))}
        <Button type="submit" loading={create.isPending} className="sm:col-span-2">
          {t('users.create')}
        </Button>
      </form>
    </Dialog>
  );
}

interface UserFieldProps {
  name: string;
  isOptional: boolean;
  form: ReturnType<typeof useForm<Values>>;
}

function UserField({ name, isOptional, form }: UserFieldProps) {
  const { t } = useTranslation('admin');
  const message = form.formState.errors[name]?.message;
  const registered = form.register(name);
  return (
    <Field
      label={t(`users.fields.${name}`)}
      note={isOptional ? t('validation:form.optional') : undefined}
      required={!isOptional}
      error={fieldMessage(t, message)}
      className={LONG.has(name) ? 'sm:col-span-2' : undefined}
    >
      {LONG.has(name) ? (
        <TextArea rows={3} {...registered} />
      ) : name === 'businessType' ? (
        <Select {...registered}>
          <option value="">{t('users.chooseType')}</option>
          {BUSINESS_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`users.businessTypes.${type}`)}
            </option>
          ))}
        </Select>
      ) : name === 'password' || name === 'confirmPassword' ? (
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('validation:form.showPassword')}
          hideLabel={t('validation:form.hidePassword')}
          {...registered}
        />
      ) : (
        <TextInput type={name === 'email' ? 'email' : 'text'} autoComplete="off" {...registered} />
      )}
    </Field>
  );
}
