import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { threadsQuery } from '#domains/outreach/web/messages/messages.queries.ts';
import { ThreadList } from '#domains/outreach/web/messages/thread-list.tsx';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

export const DeskMessages = () => <Messages right="PRODUCER" />;
export const ReportedMessages = () => <Messages right="ADMIN" />;

/** A producer's conversations; for administrators, those that were reported. */
function Messages({ right }: { right: DeskPage['right'] }) {
  const { t } = useTranslation('messages');
  const threads = useQuery(threadsQuery);
  const isProducer = right === 'PRODUCER';
  return (
    <section aria-label={t('title')}>
      <p className="mb-5 max-w-prose text-sm text-muted">{t(isProducer ? 'desk' : 'deskReported')}</p>
      <Loaded query={threads} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              size="sm"
              icon={<MessageCircle aria-hidden="true" />}
              title={t(isProducer ? 'none' : 'noneReported')}
              description={isProducer ? t('noneDesk') : undefined}
            />
          ) : (
            <ThreadList
              threads={list}
              opener={({ id }, name) => (
                <RecordLink right={right} page="messages" id={id} className="cover-link no-underline">
                  {name}
                </RecordLink>
              )}
            />
          )
        }
      </Loaded>
    </section>
  );
}
