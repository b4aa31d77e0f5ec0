import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { MESSAGES, threadsQuery } from '#domains/outreach/web/messages/messages.queries.ts';
import { ThreadList } from '#domains/outreach/web/messages/thread-list.tsx';
import { ThreadView } from '#domains/outreach/web/messages/thread-view.tsx';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { WaitingBadge } from '#engine/web/lists/waiting-badge.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

export const DeskMessages = () => <Messages side="producer" />;
export const ReportedMessages = () => <Messages side="administrator" />;

/** A producer's conversations; for administrators, those that were reported. */
function Messages({ side }: { side: 'producer' | 'administrator' }) {
  const { t } = useTranslation('messages');
  const threads = useQuery(threadsQuery);
  const [open, setOpen] = useState<number | null>(null);
  if (open !== null)
    return (
      <div className="flex max-w-narrow flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="ghost" size="sm" onClick={() => setOpen(null)}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </Button>
          {side === 'administrator' && <LookedAt threadId={open} onDone={() => setOpen(null)} />}
        </div>
        <ThreadView threadId={open} side={side} />
      </div>
    );
  return (
    <section aria-label={t('title')}>
      <p className="mb-5 max-w-prose text-sm text-muted">
        {t(side === 'producer' ? 'desk' : 'deskReported')}
      </p>
      <Loaded query={threads} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              size="sm"
              icon={<MessageCircle aria-hidden="true" />}
              title={t(side === 'producer' ? 'none' : 'noneReported')}
              description={side === 'producer' ? t('noneDesk') : undefined}
            />
          ) : (
            <ThreadList
              threads={list}
              opener={({ id }, name) => (
                <button type="button" className="cover-link cursor-pointer" onClick={() => setOpen(id)}>
                  {name}
                </button>
              )}
            />
          )
        }
      </Loaded>
    </section>
  );
}

function LookedAt({ threadId, onDone }: { threadId: number; onDone: () => void }) {
  const { t } = useTranslation('messages');
  const { mutate, isPending } = useChange({
    send: () =>
      apiRequest('POST /api/messages/:threadId/read', { params: { threadId }, query: {} }).then(onDone),
    refreshes: MESSAGES,
    failed: { title: t('done') },
  });
  return (
    <Button size="sm" loading={isPending} onClick={() => mutate()}>
      {t('done')}
    </Button>
  );
}

/** How many messages nobody has opened; for administrators, how many conversations wait for a look. */
export function MessagesWaiting() {
  const { data = [] } = useQuery(threadsQuery);
  const { t } = useTranslation('messages');
  const count = data.reduce((sum, { unread }) => sum + unread, 0);
  return <WaitingBadge count={count} text={t('unread', { count })} />;
}
export function ReportsWaiting() {
  const { data = [] } = useQuery(threadsQuery);
  const { t } = useTranslation('messages');
  return <WaitingBadge count={data.length} text={t('unread', { count: data.length })} />;
}
