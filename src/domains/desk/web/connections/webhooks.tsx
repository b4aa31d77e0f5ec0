import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import type { Webhook } from '#engine/model/webhooks/webhook.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { webhooksQuery } from './connections.queries.ts';
import { NewWebhook } from './new-webhook.tsx';
import { SectionHead } from './section-head.tsx';
import { WebhookActions } from './webhook-actions.tsx';

/** Where programs hear what happens, whether they answer, and what they were told. */
export function Webhooks() {
  const { t } = useTranslation('connections');
  const webhooks = useQuery(webhooksQuery);
  return (
    <section aria-labelledby="webhooks">
      <SectionHead
        id="webhooks"
        title={t('webhooks.title')}
        text={t('webhooks.text')}
        action={<NewWebhook />}
      />
      <Loaded query={webhooks} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              size="sm"
              headingLevel={3}
              icon={<WebhookIcon aria-hidden="true" />}
              title={t('webhooks.none')}
            />
          ) : (
            <WebhookTable webhooks={rows} />
          )
        }
      </Loaded>
    </section>
  );
}

function WebhookTable({ webhooks }: { webhooks: Webhook[] }) {
  const { t } = useTranslation('connections');
  return (
    <Table
      caption={t('webhooks.title')}
      rows={webhooks}
      rowKey={({ id }) => id}
      columns={[
        { key: 'url', header: t('webhooks.url'), primary: true, freeText: true, cell: ({ url }) => url },
        {
          key: 'events',
          stacked: true,
          header: t('webhooks.events'),
          cell: ({ events }) => events.map((event) => t(`webhooks.names.${event}`)).join(', '),
        },
        { key: 'state', header: t('webhooks.state'), cell: (webhook) => <State webhook={webhook} /> },
        {
          key: 'actions',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (webhook) => <WebhookActions webhook={webhook} />,
        },
      ]}
    />
  );
}

function State({ webhook: { disabledAt, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections');
  if (disabledAt !== null) return <Badge>{t('webhooks.off')}</Badge>;
  if (failingSince !== null) return <Badge tone="warning">{t('webhooks.failing')}</Badge>;
  return <Badge tone="success">{t('webhooks.on')}</Badge>;
}
