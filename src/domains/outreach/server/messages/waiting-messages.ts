import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';

/** Along the conversations of the producer; those that nobody wrote into since they were read are left at once. */
const countUnread = statement<{ count: number }, { producerId: number }>(
  'count-unread-messages',
  `select count(*)::int as count from (
     select 1 from message_threads h join messages m on m.thread_id = h.id
      where h.producer_id = $producerId::int and h.last_at > coalesce(h.producer_read_at, '-infinity')
        and m.sender = 'customer' and m.at > coalesce(h.producer_read_at, '-infinity')
      limit ${MOST_WAITING}) found`,
);

/** Along `message_threads_reported`. */
const countReported = statement<{ count: number }>(
  'count-reported-messages',
  `select count(*)::int as count from (
     select 1 from message_threads h where h.reported_at is not null and h.looked_at_at is null limit ${MOST_WAITING}) found`,
);

/** What customers wrote and no producer has opened, and what administrators were asked to look at. */
export const waitingMessages: WaitingWork = {
  ADMIN: [
    {
      name: 'reportedMessages',
      page: 'messages',
      needs: 'orders',
      count: async (db) => (await countReported(db, {}))[0]!.count,
    },
  ],
  PRODUCER: [
    {
      name: 'messages',
      page: 'messages',
      needs: 'orders',
      count: async (db, { producerId }) => (await countUnread(db, { producerId }))[0]!.count,
    },
  ],
};
