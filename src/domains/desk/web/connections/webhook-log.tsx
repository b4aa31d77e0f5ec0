import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '#engine/model/webhooks/webhook.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge, type BadgeTone } from '#engine/web/ui/content/badge.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { DataTable } from '#engine/web/lists/data-table.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { RowAction } from './section-head.tsx';

type State = WebhookDelivery['state'] | 'retrying';

const TONES: Record<State, BadgeTone> = {
  waiting: 'info',
  retrying: 'warning',
  delivered: 'success',
  failed: 'danger',
};

/** What a receiver was told, what it answered, and a way to tell it again. */
export function WebhookLog({ webhook: { id, url, disabledAt } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections');
  const [open, setOpen] = useState(false);
  const log = useQuery({
    ...apiQuery('/api/webhooks/:id/deliveries', { params: { id } }),
    staleTime: 0,
    enabled: open,
  });
  const test = useChange({
    send: () => apiRequest('POST /api/webhooks/:id/test', { params: { id } }),
    refreshes: '/api/webhooks',
    done: () => ({ title: t('webhooks.testSent') }),
    failed: { title: t('failed') },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="xl"
      title={t('webhooks.log')}
      description={url}
      closeLabel={t('close')}
      trigger={
        <Button
          size="sm"
          variant="secondary"
          className="max-sm:flex-1"
          aria-label={t('webhooks.logOf', { url })}
        >
          {t('webhooks.log')}
        </Button>
      }
    >
      <div className="mb-5 flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          disabled={disabledAt !== null}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('webhooks.test')}
        </Button>
        <Button size="sm" variant="ghost" loading={log.isFetching} onClick={() => void log.refetch()}>
          {t('webhooks.look')}
        </Button>
      </div>
      <Loaded query={log} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState size="sm" headingLevel={3} title={t('webhooks.noMessages')} />
          ) : (
            <Messages messages={rows} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Messages({ messages }: { messages: WebhookDelivery[] }) {
  const { t } = useTranslation('connections');
  return (
    <DataTable
      caption={t('webhooks.log')}
      rows={messages}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'type',
          header: t('webhooks.event'),
          primary: true,
          cell: ({ type }) => t(`webhooks.names.${type}`),
        },
        {
          key: 'at',
          header: t('webhooks.at'),
          cell: ({ createdAt }) => <Moment at={createdAt} format="dateTime" />,
        },
        {
          key: 'state',
          header: t('webhooks.state'),
          cell: (message) => <StateBadge message={message} />,
        },
        {
          key: 'answer',
          freeText: true,
          header: t('webhooks.answer'),
          cell: ({ lastFailure, lastError, lastStatus }) =>
            lastFailure === null
              ? (lastError ?? lastStatus ?? '–')
              : t(`webhooks.failures.${lastFailure.reason}`, lastFailure),
        },
        {
          key: 'tries',
          header: t('webhooks.tries'),
          align: 'end',
          cell: ({ attempts }) => attempts,
        },
        {
          key: 'again',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (message) => <SendAgain message={message} />,
        },
      ]}
    />
  );
}

/** What failed before and waits for its next attempt is not simply on its way. */
function StateBadge({ message: { state, attempts } }: { message: WebhookDelivery }) {
  const { t } = useTranslation('connections');
  const shown: State = state === 'waiting' && attempts > 0 ? 'retrying' : state;
  return <Badge tone={TONES[shown]}>{t(`webhooks.states.${shown}`)}</Badge>;
}

function SendAgain({ message: { id, messageId } }: { message: WebhookDelivery }) {
  const { t } = useTranslation('connections');
  const change = useChange({
    send: () => apiRequest('POST /api/webhook-deliveries/:id/send', { params: { id } }),
    refreshes: '/api/webhooks',
    done: () => ({ title: t('webhooks.sentAgain') }),
    failed: { title: t('failed') },
  });
  return (
    <RowAction
      loading={change.isPending}
      aria-label={t('webhooks.sendAgainOf', { id: messageId })}
      onClick={() => change.mutate()}
    >
      {t('webhooks.sendAgain')}
    </RowAction>
  );
}
