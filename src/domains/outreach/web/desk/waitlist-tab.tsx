import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';

export function WaitlistTab() {
  const { t } = useTranslation('admin');
  return (
    <DataList
      path="/api/admin/waitlist"
      caption={t('tabs.waitlist')}
      none={t('nothing.waitlist')}
      rowKey={(entry) => entry.id}
      filters={[
        {
          name: 'role',
          label: t('users.role'),
          options: { BUYER: t('roles.BUYER'), PRODUCER: t('roles.PRODUCER') },
        },
      ]}
      columns={[
        {
          key: 'name',
          sort: 'name',
          freeText: true,
          header: t('waitlist.name'),
          primary: true,
          cell: (entry) => entry.name,
        },
        {
          key: 'email',
          sort: 'email',
          header: t('users.email'),
          // As wide as most addresses are: broken after every few letters nobody could read one.
          className: 'sm:min-w-52',
          cell: (entry) => <EmailText email={entry.email} />,
        },
        { key: 'role', sort: 'role', header: t('users.role'), cell: (entry) => t(`roles.${entry.role}`) },
        {
          key: 'company',
          sort: 'company',
          freeText: true,
          header: t('waitlist.company'),
          cell: (entry) => entry.companyName ?? '–',
        },
        {
          key: 'message',
          freeText: true,
          header: t('waitlist.message'),
          cell: (entry) => entry.message ?? '–',
        },
        {
          key: 'at',
          sort: 'date',
          className: 'whitespace-nowrap',
          header: t('waitlist.joined'),
          cell: (entry) => <Moment at={entry.createdAt} format="dateTime" />,
        },
      ]}
    />
  );
}
