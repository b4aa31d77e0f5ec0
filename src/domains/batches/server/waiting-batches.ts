import { SHORT_DAYS } from '#domains/batches/model/batch.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';
import { IS_WITH_CUSTOMERS } from './batches.queries.ts';

const countShort = statement<{ count: number }, { producerId: number; today: Day }>(
  'count-short-batches',
  `select count(*)::int as count from (
     select 1 from batches b join products p on p.id = b.product_id
      where p.producer_id = $producerId::int and p.tracks_batches and b.status = 'sellable' and b.quantity > 0
        and b.best_before < $today::date + p.min_life_days + ${SHORT_DAYS} limit ${MOST_WAITING}) found`,
);

const countHeld = statement<{ count: number }>(
  'count-held-batches',
  `select count(*)::int as count from (
     select 1 from batches where status = 'held' and ${IS_WITH_CUSTOMERS} limit ${MOST_WAITING}) found`,
);

/**
 * A producer stopped a batch that people have bought: whether it is called back is the shop's to decide. And of producers,
 * what is still good, and will soon be too old to be sold: there is time to do something about it.
 */
export const waitingBatches: WaitingWork = {
  ADMIN: [
    {
      name: 'heldBatches',
      page: 'batches',
      needs: 'catalogue',
      filter: { status: 'undecided' },
      count: async (db) => (await countHeld(db, {}))[0]!.count,
    },
  ],
  PRODUCER: [
    {
      name: 'shortBatches',
      page: 'batches',
      needs: 'catalogue',
      filter: { status: 'short' },
      count: async (db, { producerId, now }) =>
        (await countShort(db, { producerId, today: shopDay(now) }))[0]!.count,
    },
  ],
};
