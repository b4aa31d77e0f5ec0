import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';

/** Products are locked while they change: no more of them at once. */
const PORTION = 200;

/** Of products that were right yesterday: which are not today, and how they become so. */
interface Following {
  outdated: (db: Db, given: { ids: number[] | null; today: Day; limit: number }) => Promise<{ id: number }[]>;
  change: (tx: Db, changed: Changed, ids: number[], today: Day) => Promise<void>;
}

/** Brings them up to the day, in portions. `among`: only these are looked at, as after an order that could not be written. */
export async function followDay(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  { outdated, change }: Following,
  now: Date,
  among: number[] | null,
): Promise<void> {
  const today = shopDay(now);
  let found: { id: number }[];
  do {
    found = await outdated(db, { ids: among, today, limit: PORTION });
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await catalogue.change((tx, changed) => change(tx, changed, ids, today));
  } while (found.length === PORTION);
}
