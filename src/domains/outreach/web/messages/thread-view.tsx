import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Sender, Thread } from '#domains/outreach/model/messages/messages.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { MessageForm } from './message-form.tsx';
import { MESSAGES, threadQuery } from './messages.queries.ts';

interface ThreadViewProps {
  threadId: number;
  /** Who looks; an administrator reads and does not write. */
  side: Sender | 'administrator';
  /** Of a guest's order. */
  token?: string;
}

/** One conversation: what was written, and the box for an answer. Opening it says that it was read. */
export function ThreadView({ threadId, side, token = '' }: ThreadViewProps) {
  const thread = useQuery(threadQuery(threadId, token));
  return (
    <Loaded query={thread} skeleton={<Skeleton className="h-60 w-full rounded-lg" />}>
      {(data) => <Conversation thread={data} side={side} token={token} />}
    </Loaded>
  );
}

function Conversation({
  thread,
  side,
  token,
}: {
  thread: Thread;
  side: ThreadViewProps['side'];
  token: string;
}) {
  const { t } = useTranslation('messages');
  const call = { params: { threadId: thread.id }, query: { token } };
  useRead(thread, side, token);
  return (
    <section aria-label={thread.with} className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-2xl">{thread.with}</h2>
          <p className="text-sm text-muted">{aboutText(t, thread)}</p>
        </div>
        {side !== 'administrator' && <Report thread={thread} token={token} />}
      </header>
      <ol className="flex flex-col gap-3">
        {thread.messages.map(({ id, at, from, text }) => (
          <li
            key={id}
            className={cx(
              'max-w-[85%] rounded-lg px-4 py-3',
              from === side ? 'self-end bg-accent-soft' : 'self-start bg-sunken',
            )}
          >
            <p className="text-xs text-muted">
              {nameOf(from, side, thread, t('you'))} · <Moment at={at} format="dateTime" />
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {side !== 'administrator' && (
        <MessageForm
          send={(text) => apiRequest('POST /api/messages/:threadId', { ...call, body: { text } })}
        />
      )}
    </section>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

export const aboutText = (t: Translate, { about: { name, orderPartId } }: Pick<Thread, 'about'>) =>
  t(orderPartId === undefined ? 'aboutProduct' : 'aboutOrder', { name });

/** Administrators see both names over the conversation: customer first. */
function nameOf(from: Sender, side: ThreadViewProps['side'], thread: Thread, you: string): string {
  if (from === side) return you;
  if (side !== 'administrator') return thread.with;
  return thread.with.split(' – ')[from === 'customer' ? 0 : 1] ?? thread.with;
}

/** Says once that what is there was read. */
function useRead({ id, unread }: Thread, side: ThreadViewProps['side'], token: string): void {
  const refresh = useEffectEvent(useRefresh(MESSAGES));
  useEffect(() => {
    if (unread === 0 || side === 'administrator') return;
    void apiRequest('POST /api/messages/:threadId/read', { params: { threadId: id }, query: { token } })
      .then(() => refresh())
      // It is said again the next time somebody looks.
      .catch(() => {});
  }, [id, unread, side, token]);
}

function Report({ thread: { id, reported }, token }: { thread: Thread; token: string }) {
  const { t } = useTranslation('messages');
  const change = useChange({
    send: () =>
      apiRequest('POST /api/messages/:threadId/report', { params: { threadId: id }, query: { token } }),
    refreshes: MESSAGES,
    done: () => ({ title: t('reported') }),
    failed: { title: t('report') },
  });
  if (reported) return <Badge>{t('reported')}</Badge>;
  return (
    <ConfirmDialog
      title={t('reportTitle')}
      description={t('reportText')}
      closeLabel={t('keep')}
      keepLabel={t('keep')}
      confirmLabel={t('report')}
      change={change}
      trigger={
        <Button size="sm" variant="ghost">
          <Flag aria-hidden="true" className="size-4" />
          {t('report')}
        </Button>
      }
    />
  );
}
