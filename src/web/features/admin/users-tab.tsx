import { useState } from 'react';
import type { Role } from '#shared/accounts/current-user.ts';
import type { AdminUser } from '#shared/admin/admin.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AdminList } from './admin-list.tsx';
import { adminPatch, useAdminChange } from './admin.queries.ts';
import { CreateUserDialog } from './create-user-dialog.tsx';

const ROLES: Role[] = ['ADMIN', 'BUYER', 'PRODUCER'];

export function UsersTab() {
  const { t, i18n } = useTranslation('admin');
  const [adding, setAdding] = useState<Role | null>(null);
  const date = new Intl.DateTimeFormat(i18n.language);
  return (
    <>
      <AdminList<AdminUser>
        path="/api/admin/users"
        caption={t('tabs.users')}
        rowKey={(user) => user.id}
        filter={{
          name: 'role',
          label: t('users.role'),
          options: Object.fromEntries(ROLES.map((role) => [role, t(`roles.${role}`)])),
        }}
        actions={
          <>
            <Button onClick={() => setAdding('ADMIN')}>{t('users.addAdmin')}</Button>
            <Button onClick={() => setAdding('BUYER')}>{t('users.addBuyer')}</Button>
            <Button onClick={() => setAdding('PRODUCER')}>{t('users.addProducer')}</Button>
          </>
        }
        columns={[
          { key: 'name', header: t('users.username'), primary: true, cell: (user) => user.username },
          {
            key: 'email',
            header: t('users.email'),
            cell: (user) => <span className="break-all">{user.email}</span>,
          },
          {
            key: 'role',
            header: t('users.role'),
            cell: (user) => <Badge tone="neutral">{t(`roles.${user.role}`)}</Badge>,
          },
          { key: 'since', header: t('users.since'), cell: (user) => date.format(new Date(user.createdAt)) },
          { key: 'change', header: t('users.changeRole'), cell: (user) => <ChangeRole user={user} /> },
        ]}
      />
      {adding !== null && <CreateUserDialog role={adding} onClose={() => setAdding(null)} />}
    </>
  );
}

function ChangeRole({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin');
  const change = useAdminChange((role: Role) => adminPatch(`/api/admin/users/${user.id}/role`, { role }));
  return (
    <Select
      size="sm"
      aria-label={t('users.changeRoleOf', { name: user.username })}
      value={change.isPending ? change.variables : user.role}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate(event.currentTarget.value as Role, {
          onSuccess: () => showToast({ title: t('users.roleChanged'), tone: 'success' }),
          onError: (error) =>
            showToast({
              title: t('users.roleFailed'),
              description: serverMessage(error),
              tone: 'destructive',
            }),
        })
      }
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
    </Select>
  );
}
