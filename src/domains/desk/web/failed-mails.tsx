import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useWaiting } from '#domains/desk/web/frame/waiting.queries.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** Mails that were tried for days and given up: shown where there are any, over the addresses that bounced. */
export function FailedMails() {
  const { t } = useTranslation('admin');
  const isAny = useWaiting('ADMIN').some(({ name }) => name === 'failedMails');
  if (!isAny) return null;
  return (
    <section aria-labelledby="failed-mails">
      <h2 id="failed-mails" className="text-2xl">
        {t('failedMails.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{t('failedMails.intro')}</p>
      <DataList
        path="/api/admin/failed-mails"
        caption={t('failedMails.title')}
        rowKey={({ id }) => id}
        bulk={[
          {
            name: 'again',
            label: t('failedMails.again'),
            run: (ids) => apiRequest('POST /api/admin/failed-mails/again', { body: { ids } }),
          },
          {
            name: 'drop',
            label: t('failedMails.drop'),
            run: (ids) => apiRequest('POST /api/admin/failed-mails/drop', { body: { ids } }),
          },
        ]}
        columns={[
          {
            key: 'email',
            sort: 'email',
            header: t('users.email'),
            primary: true,
            cell: ({ recipient }) => <span className="break-all">{recipient}</span>,
          },
          { key: 'about', sort: 'about', header: t('failedMails.about'), cell: ({ template }) => template },
          { key: 'reason', freeText: true, header: t('refused.reason'), cell: ({ reason }) => reason },
          {
            key: 'at',
            sort: 'date',
            className: 'whitespace-nowrap',
            header: t('failedMails.at'),
            cell: ({ createdAt }) => <Moment at={createdAt} format="dateTime" />,
          },
        ]}
      />
    </section>
  );
}
