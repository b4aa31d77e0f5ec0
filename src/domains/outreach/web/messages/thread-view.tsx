import { Flag } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Sender, Thread } from '#domains/outreach/model/messages/messages.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { MessageForm } from './message-form.tsx';
import { MESSAGES, OWN_WAITING } from './messages.queries.ts';

interface ConversationProps {
  thread: Thread;
  /** Who looks; an administrator reads and does not write. */
  side: Sender | 'administrator';
  /** Of a guest's order. */
  token?: string;
}

/** What was written, the newest in sight, and the box for an answer. Opening it says that it was read. */
export function Conversation({ thread, side, token = '' }: ConversationProps) {
  const { t } = useTranslation('messages');
  const newest = useRef<HTMLLIElement>(null);
  const call = { params: { threadId: thread.id }, query: { token } };
  useRead(thread, side, token);
  useEffect(() => {
    newest.current?.scrollIntoView({ block: 'nearest' });
  }, [thread.messages.length]);
  return (
    <div className="flex flex-col gap-6">
      <ol className="flex flex-col gap-3">
        {thread.messages.map(({ id, at, from, text }, index) => (
          <li
            key={id}
            ref={index === thread.messages.length - 1 ? newest : undefined}
            className={cx(
              'max-w-[85%] scroll-mb-24 rounded-lg px-4 py-3',
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
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

export const aboutText = (t: Translate, { about: { name, orderPartId } }: Pick<Thread, 'about'>) =>
  t(orderPartId === undefined ? 'aboutProduct' : 'aboutOrder', { name });

/** Administrators see both names over the conversation: customer first. */
function nameOf(from: Sender, side: ConversationProps['side'], thread: Thread, you: string): string {
  if (from === side) return you;
  if (side !== 'administrator') return thread.with;
  return thread.with.split(' – ')[from === 'customer' ? 0 : 1] ?? thread.with;
}

/** Says once that what is there was read. */
function useRead({ id, unread }: Thread, side: ConversationProps['side'], token: string): void {
  const refreshMessages = useRefresh(MESSAGES);
  const refreshWaiting = useRefresh(side === 'producer' ? OWN_WAITING : undefined);
  const refresh = useEffectEvent(() => Promise.all([refreshMessages(), refreshWaiting()]));
  useEffect(() => {
    if (unread === 0 || side === 'administrator') return;
    void apiRequest('POST /api/messages/:threadId/read', { params: { threadId: id }, query: { token } })
      .then(() => refresh())
      // It is said again the next time somebody looks.
      .catch(() => {});
  }, [id, unread, side, token]);
}

/** Asks the administrators to look at it. */
export function ReportThread({
  thread: { id, reported },
  token = '',
}: Pick<ConversationProps, 'thread' | 'token'>): ReactNode {
  const { t } = useTranslation('messages');
  const change = useChange({
    send: () =>
      apiRequest('POST /api/messages/:threadId/report', { params: { threadId: id }, query: { token } }),
    refreshes: MESSAGES,
    done: () => ({ title: t('reported') }),
    failed: { title: t('reportFailed') },
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
