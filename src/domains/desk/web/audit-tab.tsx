import type { AuditEntry } from '#domains/desk/model/admin.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';

/** Who did what and when, as it was written down in the same transaction. */
export function AuditTab() {
  const { t } = useTranslation('admin');
  return (
    <DataList
      path="/api/admin/audit"
      caption={t('tabs.audit')}
      rowKey={(entry) => entry.id}
      columns={[
        {
          key: 'at',
          sort: 'date',
          header: t('orders.date'),
          cell: (entry) => (
            <Moment at={entry.createdAt} format="exactDateTime" className="whitespace-nowrap tabular-nums" />
          ),
        },
        {
          key: 'actor',
          sort: 'actor',
          freeText: true,
          header: t('audit.actor'),
          cell: (entry) => entry.actorName,
        },
        {
          key: 'action',
          sort: 'action',
          header: t('audit.action'),
          primary: true,
          cell: (entry) =>
            t(`audit.actions.${entry.action.replace('.', '-')}`, { defaultValue: entry.action }),
        },
        {
          key: 'entity',
          header: t('audit.entity'),
          cell: (entry) => <Entity entry={entry} />,
        },
        {
          key: 'detail',
          freeText: true,
          header: t('audit.detail'),
          cell: (entry) => <Detail entry={entry} />,
        },
      ]}
    />
  );
}

/** The pages of the desk whose records are named here by their id. */
const RECORDS: Readonly<Record<string, string>> = {
  order: 'orders',
  user: 'users',
  product: 'products',
  producer: 'producers',
  return: 'returns',
  payout: 'payouts',
  'group-buy': 'groupBuys',
  batch: 'batches',
};

function Entity({ entry: { entityType, entityId } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  // A setting is called as on its page.
  if (entityType === 'settings') return t(`settings:fields.${entityId}.label`, { defaultValue: entityId });
  const name = t(`audit.entities.${entityType}`, { defaultValue: entityType });
  if (!/^\d+$/.test(entityId)) return name;
  const page = RECORDS[entityType];
  return (
    <RecordLink right="ADMIN" page={page ?? ''} id={page === undefined ? null : Number(entityId)}>
      {name} #{entityId}
    </RecordLink>
  );
}

/** Facts whose value is one of a few words, not what somebody wrote. */
const CODED = new Set([
  'role',
  'scope',
  'featured',
  'hidden',
  'picture',
  'storeMode',
  'kind',
  'active',
  'oncePerCustomer',
  'waiveFee',
  'restock',
  'rights',
]);

/** Where something went from one state to another, that; otherwise everything that was noted. */
function Detail({ entry: { entityType, detail } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const { from, to, ...rest } = detail;
  const word = (code: unknown): string => {
    // Of a setting, nothing means that its default applies.
    if (code === null) return entityType === 'settings' ? t('audit.default') : '–';
    if (Array.isArray(code)) return code.map(word).join(', ');
    return typeof code === 'object'
      ? Object.values(code as object)
          .map(word)
          .join(' / ')
      : t(
          ['orders:status', 'roles', 'audit.values', 'staff:rights'].map(
            (words) => `${words}.${String(code)}`,
          ),
          { defaultValue: String(code) },
        );
  };
  const noted = Object.entries(rest).map(([name, value]) => {
    const fact = t(`audit.facts.${name}`, { defaultValue: name });
    return `${fact}: ${CODED.has(name) ? word(value) : written(value)}`;
  });
  const moved = from === undefined || to === undefined ? [] : [`${word(from)} → ${word(to)}`];
  return <span className="text-muted">{[...moved, ...noted].join(', ')}</span>;
}

function written(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
