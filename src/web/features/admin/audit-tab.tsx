import type { AuditEntry } from '#shared/admin/admin.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { AdminList } from './admin-list.tsx';

/** Who did what and when, as it was written down in the same transaction. */
export function AuditTab() {
  const { t, i18n } = useTranslation('admin');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <AdminList<AuditEntry>
      path="/api/admin/audit"
      caption={t('tabs.audit')}
      rowKey={(entry) => entry.id}
      columns={[
        { key: 'at', header: t('orders.date'), cell: (entry) => date.format(new Date(entry.createdAt)) },
        { key: 'actor', header: t('audit.actor'), cell: (entry) => entry.actorName },
        { key: 'action', header: t('audit.action'), primary: true, cell: (entry) => entry.action },
        {
          key: 'entity',
          header: t('audit.entity'),
          cell: (entry) => `${entry.entityType} ${entry.entityId}`,
        },
        { key: 'detail', header: t('audit.detail'), cell: (entry) => <Detail detail={entry.detail} /> },
      ]}
    />
  );
}

function Detail({ detail }: { detail: Record<string, unknown> }) {
  return (
    <span className="break-words text-muted">
      {Object.entries(detail)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join(', ')}
    </span>
  );
}
