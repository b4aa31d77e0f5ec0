import { recallOrder } from './recall-order.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

interface Work {
  db: Db;
  catalogue: Catalogue;
}

/** Those that were never tried first: one that fails again and again holds up nobody. */
const openOrders = statement<{ id: number }, { attempts: number; limit: number }>(
  'open-orders-of-recalls',
  `select id from recall_orders where outcome is null and attempts <= $attempts::int
    order by attempts, id limit $limit::int`,
);
const noteAttempt = statement<{ attempts: number }, { id: number }>(
  'note-recall-attempt',
  `update recall_orders set attempts = attempts + 1 where id = $id::int and outcome is null returning attempts`,
);
const finish = statement<{ id: number }, { now: Date }>(
  'finish-recalls',
  `update recalls r set finished_at = $now::timestamptz where r.finished_at is null
      and not exists (select from recall_orders x where x.recall_id = r.id and x.outcome is null) returning r.id`,
);

const PORTION = 100;
/** Another failure after these needs somebody who looks. */
const MOST_ATTEMPTS = 50;

/**
 * Deals with orders of recalls, at most `limit`, each in a transaction of its own: killed anywhere, it goes on with the
 * next. What fails is tried again at the next run.
 */
export async function continueRecalls(
  { db, catalogue }: Work,
  now: Date,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const failures: unknown[] = [];
  const tried = new Set<number>();
  let found: { id: number }[];
  do {
    found = (await openOrders(db, { attempts: MOST_ATTEMPTS, limit: PORTION })).filter(
      ({ id }) => !tried.has(id),
    );
    for (const { id } of found.slice(0, limit - tried.size)) {
      tried.add(id);
      await noteAttempt(db, { id });
      await recallOrder(catalogue, id, now).catch((error: unknown) => failures.push(error));
    }
  } while (found.length > 0 && tried.size < limit);
  await finish(db, { now });
  if (failures.length > 0) throw new AggregateError(failures, 'Orders of a recall could not be dealt with');
}
