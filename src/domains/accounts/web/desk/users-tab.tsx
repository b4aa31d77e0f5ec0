import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { roleSchema } from '#engine/model/current-user.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useNew } from '#engine/web/lists/use-tab.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import type { AdminUser } from '#domains/accounts/model/desk.ts';
import { ChangeRole } from './change-role.tsx';
import { MarkBusiness } from './mark-business.tsx';
import { CreateUserDialog } from './create-user-dialog.tsx';

const TONES = { ADMIN: 'info', BUYER: 'neutral', PRODUCER: 'success' } as const;

export function UsersTab() {
  const { t } = useTranslation('admin');
  const [asked, ask] = useNew();
  const adding = roleSchema.safeParse(asked).data;
  return (
    <>
      <DataList
        path="/api/admin/users"
        caption={t('tabs.users')}
        rowKey={(user) => user.id}
        filters={[
          {
            name: 'role',
            label: t('users.role'),
            options: Object.fromEntries(roleSchema.options.map((role) => [role, t(`roles.${role}`)])),
          },
          { name: 'suspended', value: 'true', label: t('users.suspended') },
          {
            name: 'business',
            label: t('business.filter'),
            options: { open: t('business.isOpen'), marked: t('business.isMarked') },
          },
        ]}
        actions={
          <>
            <AddButton onClick={() => ask('ADMIN')}>{t('users.addAdmin')}</AddButton>
            <AddButton onClick={() => ask('BUYER')}>{t('users.addBuyer')}</AddButton>
            <AddButton onClick={() => ask('PRODUCER')}>{t('users.addProducer')}</AddButton>
          </>
        }
        columns={[
          {
            key: 'name',
            sort: 'name',
            freeText: true,
            header: t('users.username'),
            primary: true,
            cell: (user) => <Name user={user} />,
          },
          {
            key: 'email',
            sort: 'email',
            header: t('users.email'),
            cell: (user) => <EmailText email={user.email} />,
          },
          {
            key: 'role',
            sort: 'role',
            header: t('users.role'),
            cell: (user) => <Badge tone={TONES[user.role]}>{t(`roles.${user.role}`)}</Badge>,
          },
          {
            key: 'vatId',
            sort: 'vatId',
            header: t('business.vatId'),
            cell: (user) => <MarkBusiness user={user} />,
          },
          {
            key: 'since',
            sort: 'date',
            header: t('users.since'),
            cell: (user) => <Moment at={user.createdAt} format="date" />,
          },
          {
            key: 'change',
            header: t('actions'),
            headerHidden: true,
            align: 'end',
            cell: (user) => <ChangeRole user={user} />,
          },
        ]}
      />
      {adding !== undefined && <CreateUserDialog role={adding} onClose={() => ask(null)} />}
    </>
  );
}

function Name({ user: { id, username, suspendedAt } }: { user: AdminUser }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <RecordLink right="ADMIN" page="users" id={id}>
        {username}
      </RecordLink>{' '}
      {suspendedAt !== null && <Badge tone="danger">{t('users.suspended')}</Badge>}
    </>
  );
}

function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" className="px-4" onClick={onClick}>
      <Plus aria-hidden="true" className="size-4.5" />
      {children}
    </Button>
  );
}
