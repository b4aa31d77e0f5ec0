import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ApiKey } from '#engine/model/api-key.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { keysQuery } from './connections.queries.ts';
import { NewKey } from './new-key.tsx';
import { RowAction } from './row-action.tsx';
import { SectionHead } from './section-head.tsx';

/** The keys of an account: what each may do, when it was last used, and its end. */
export function ApiKeys() {
  const { t } = useTranslation('connections');
  const keys = useQuery(keysQuery);
  return (
    <section aria-labelledby="api-keys">
      <SectionHead
        id="api-keys"
        title={t('keys.title')}
        action={<NewKey />}
        text={
          <>
            {t('keys.text')}{' '}
            <a href="/api/docs" className="underline">
              {t('keys.docs')}
            </a>
          </>
        }
      />
      <Loaded query={keys} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              size="sm"
              headingLevel={3}
              icon={<KeyRound aria-hidden="true" />}
              title={t('keys.none')}
            />
          ) : (
            <KeyTable keys={rows} />
          )
        }
      </Loaded>
    </section>
  );
}

function KeyTable({ keys }: { keys: ApiKey[] }) {
  const { t } = useTranslation('connections');
  return (
    <Table
      caption={t('keys.title')}
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t('keys.name'), primary: true, freeText: true, cell: ({ name }) => name },
        {
          key: 'prefix',
          header: t('keys.key'),
          cell: ({ prefix }) => <code className="whitespace-nowrap">{prefix}…</code>,
        },
        { key: 'scope', header: t('keys.scope'), cell: ({ scope }) => t(`keys.scopes.${scope}`) },
        {
          key: 'made',
          header: t('keys.made'),
          cell: ({ createdAt }) => <Moment at={createdAt} format="dateTime" />,
        },
        {
          key: 'used',
          header: t('keys.used'),
          cell: ({ lastUsedAt }) =>
            lastUsedAt === null ? t('keys.never') : <Moment at={lastUsedAt} format="dateTime" />,
        },
        {
          key: 'revoke',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (key) =>
            key.revokedAt === null ? <Revoke apiKey={key} /> : <Badge>{t('keys.revoked')}</Badge>,
        },
      ]}
    />
  );
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('connections');
  const change = useChange({
    send: () => apiRequest('DELETE /api/keys/:id', { params: { id } }),
    refreshes: '/api/keys',
    done: () => ({ title: t('keys.revokedTitle'), description: name }),
    failed: { title: t('failed') },
  });
  return (
    <ConfirmDialog
      title={t('keys.revokeTitle')}
      description={t('keys.revokeText', { name })}
      closeLabel={t('close')}
      keepLabel={t('keys.keep')}
      confirmLabel={t('keys.revoke')}
      change={change}
      trigger={<RowAction aria-label={t('keys.revokeOf', { name })}>{t('keys.revoke')}</RowAction>}
    />
  );
}
