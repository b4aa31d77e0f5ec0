import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { MessageForm } from '#domains/outreach/web/messages/message-form.tsx';
import { threadQuery } from '#domains/outreach/web/messages/messages.queries.ts';
import { Conversation, ReportThread } from '#domains/outreach/web/messages/thread-view.tsx';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

/** What a producer and the customer of an order have written to each other about it, on the page of that order. */
export function MessagesOfOrder() {
  const { t } = useTranslation('messages');
  const { id } = useRecord();
  const query = useQuery({ ...apiQuery('/api/messages', { query: { orderId: id } }), staleTime: 0 });
  return (
    <RecordSection title={t('ofPerson.title')}>
      <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
        {([thread]) => (thread === undefined ? <FirstWord orderId={id} /> : <Thread id={thread.id} />)}
      </Loaded>
    </RecordSection>
  );
}

function Thread({ id }: { id: number }) {
  const query = useQuery(threadQuery(id, ''));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
      {(thread) => (
        <div className="flex flex-col gap-4">
          <Conversation thread={thread} side="producer" />
          <div>
            <ReportThread thread={thread} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function FirstWord({ orderId }: { orderId: number }) {
  const { t } = useTranslation('messages');
  const { data: order } = useQuery(apiQuery('/api/producer/orders/:id', { params: { id: orderId } }));
  const [isWriting, setWriting] = useState(false);
  if (order === undefined) return null;
  const about = { orderPartId: order.partId };
  if (isWriting)
    return (
      <MessageForm send={(text) => apiRequest('POST /api/messages', { query: {}, body: { about, text } })} />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">{t('noneOfOrder')}</p>
      <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
        <MessageCircle aria-hidden="true" />
        {t('writeTo', { name: order.customerName })}
      </Button>
    </div>
  );
}
