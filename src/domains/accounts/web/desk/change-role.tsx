import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { roleSchema } from '#engine/model/current-user.ts';
import type { AdminUser } from '#domains/accounts/model/desk.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { SelectField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

/** Another role is another person to the shop: asked for on purpose, never by a slip on a list. */
export function ChangeRole({ user, size = 'sm' }: { user: AdminUser; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('users.changeRole')}
      description={t('users.roleOf', { name: user.username, email: user.email })}
      closeLabel={t('close')}
      size="sm"
      trigger={
        <Button size={size} variant="secondary" aria-label={t('users.changeRoleOf', { name: user.username })}>
          {t('users.changeRole')}
        </Button>
      }
    >
      <RoleForm user={user} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function RoleForm({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({ defaultValues: { role: user.role } });
  const role = useWatch({ control: form.control, name: 'role' });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('PATCH /api/admin/users/:id/role', { params: { id: user.id }, body }),
    { done: t('users.roleChanged'), failed: t('users.roleFailed'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SelectField
        form={form}
        name="role"
        label={t('users.role')}
        hint={t(`users.roleMeans.${role}`)}
        required={false}
      >
        {roleSchema.options.map((name) => (
          <option key={name} value={name}>
            {t(`roles.${name}`)}
          </option>
        ))}
      </SelectField>
      <FormMessage form={form} />
      <SubmitButton form={form} disabled={role === user.role}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}
