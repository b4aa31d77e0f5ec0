import { statement } from '#engine/server/db/statement.ts';
import type { Lately } from '#engine/server/domain.ts';

interface ReturnRow {
  id: number;
  number: string;
  requestedAt: Date;
  customerName: string;
}

const newest = statement<ReturnRow, { limit: number }>(
  'newest-returns',
  `select r.id, r.number, r.requested_at, r.customer_name from returns r
    order by r.id desc limit $limit::int`,
);

/** Of those that are open, along `returns_closed`: to find closed ones of one producer would walk all there are. */
const newestOf = statement<ReturnRow, { producerId: number; limit: number }>(
  'newest-returns-of-producer',
  `select r.id, r.number, r.requested_at, r.customer_name from returns r
    where r.closed_at is null and exists (
      select from return_items x where x.return_id = r.id and x.producer_id = $producerId::int)
    order by r.id desc limit $limit::int`,
);

const requested: Lately = {
  needs: 'orders',
  find: async (db, { producerId, limit }) => {
    const found =
      producerId === null ? await newest(db, { limit }) : await newestOf(db, { producerId, limit });
    return found.map(({ id, number, requestedAt, customerName }) => ({
      name: 'return',
      at: requestedAt,
      values: { number, customerName },
      page: 'returns',
      filter: producerId === null ? { case: String(id) } : {},
    }));
  },
};

/** What customers want to send back. */
export const latelyReturns = { ADMIN: [requested], PRODUCER: [requested] };
