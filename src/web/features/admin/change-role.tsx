import { useState, type SubmitEvent } from 'react';
import { type Role, roleSchema } from '#shared/accounts/current-user.ts';
import type { AdminUser } from '#shared/admin/admin.ts';
import { apiRequest } from '#web/api/client.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useAdminChange } from './admin.queries.ts';

/** Another role is another person to the shop: asked for on purpose, never by a slip on a list. */
export function ChangeRole({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<Role>(user.role);
  const change = useAdminChange(
    (next: Role) =>
      apiRequest('PATCH /api/admin/users/:id/role', { params: { id: user.id }, body: { role: next } }),
    { done: () => t('users.roleChanged'), failed: t('users.roleFailed') },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(role, { onSuccess: () => setOpen(false) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setRole(user.role);
      }}
      title={t('users.changeRole')}
      description={t('users.roleOf', { name: user.username, email: user.email })}
      closeLabel={t('close')}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('users.changeRoleOf', { name: user.username })}>
          {t('users.changeRole')}
        </Button>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('users.role')} hint={t(`users.roleMeans.${role}`)}>
          <Select value={role} onChange={(event) => setRole(event.currentTarget.value as Role)}>
            {roleSchema.options.map((name) => (
              <option key={name} value={name}>
                {t(`roles.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" loading={change.isPending} disabled={role === user.role}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
