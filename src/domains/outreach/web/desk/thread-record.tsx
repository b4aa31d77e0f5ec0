import { useQuery } from '@tanstack/react-query';
import type { Thread } from '#domains/outreach/model/messages/messages.ts';
import { MESSAGES, threadQuery } from '#domains/outreach/web/messages/messages.queries.ts';
import { aboutText, Conversation, ReportThread } from '#domains/outreach/web/messages/thread-view.tsx';
import { apiRequest } from '#engine/web/api/client.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';

/** One conversation at the desk: of the producer who has it, or of an administrator who was asked to look. */
export function ThreadRecord({ id }: RecordProps) {
  const query = useQuery(threadQuery(id, ''));
  return (
    <RecordPage query={query} title={(thread) => thread.with}>
      {(thread) => <OpenThread thread={thread} />}
    </RecordPage>
  );
}

function OpenThread({ thread }: { thread: Thread }) {
  const { t } = useTranslation('messages');
  const { right } = useRecord();
  const { productId, orderId } = thread.about;
  const isProducer = right === 'PRODUCER';
  return (
    <>
      <RecordHead
        title={thread.with}
        badges={thread.reportedBy && <Badge>{t(`reportedBy.${thread.reportedBy}`)}</Badge>}
        detail={
          <RecordLink
            right={right}
            page={orderId === undefined ? 'products' : 'orders'}
            id={orderId ?? productId}
          >
            {aboutText(t, thread)}
          </RecordLink>
        }
        actions={isProducer ? undefined : <Reviewed thread={thread} />}
      />
      <div className="mt-5 flex max-w-narrow flex-col gap-4 pb-16 sm:pb-0">
        <Conversation thread={thread} side={isProducer ? 'producer' : 'administrator'} />
        {isProducer && (
          <div>
            <ReportThread thread={thread} />
          </div>
        )}
      </div>
    </>
  );
}

/** Takes it off the list of those that wait for a look. */
function Reviewed({ thread: { id, reported } }: { thread: Thread }) {
  const { t } = useTranslation('messages');
  const open = useOpenRecord('ADMIN');
  const refreshWaiting = useRefresh('/api/admin/waiting');
  const { mutate, isPending } = useChange({
    send: () =>
      apiRequest('POST /api/messages/:threadId/read', { params: { threadId: id }, query: {} }).finally(
        refreshWaiting,
      ),
    refreshes: MESSAGES,
    failed: { title: t('reviewFailed') },
  });
  if (!reported) return null;
  return (
    <Button
      loading={isPending}
      onClick={() => mutate(undefined, { onSuccess: () => open('messages', null) })}
    >
      {t('done')}
    </Button>
  );
}
