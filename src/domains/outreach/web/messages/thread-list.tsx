import type { ReactNode } from 'react';
import type { Thread } from '#domains/outreach/model/messages/messages.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { aboutText } from './thread-view.tsx';

interface ThreadListProps {
  threads: readonly Thread[];
  /** Makes the link or button that opens a conversation, around its name. */
  opener: (thread: Thread, name: ReactNode) => ReactNode;
}

/** Conversations, the newest first: with whom, about what, and how the last message begins. */
export function ThreadList({ threads, opener }: ThreadListProps) {
  const { t } = useTranslation('messages');
  return (
    <ul className="flex flex-col gap-3">
      {threads.map((thread) => (
        <Card key={thread.id} asChild interactive padding="sm">
          <li className="relative">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-sans text-base font-semibold tracking-normal">
                {opener(thread, thread.with)}
                {thread.unread > 0 && (
                  <Badge tone="accent" className="ml-2">
                    {t('unread', { count: thread.unread })}
                  </Badge>
                )}
              </h3>
              <span className="text-xs text-muted">
                <Moment at={thread.lastAt} format="dateTime" />
              </span>
            </div>
            <p className="text-sm text-muted">{aboutText(t, thread)}</p>
            <p className="mt-1 line-clamp-2 text-sm wrap-anywhere">{thread.messages.at(-1)?.text}</p>
          </li>
        </Card>
      ))}
    </ul>
  );
}
