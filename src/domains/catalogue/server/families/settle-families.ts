import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { startWorkerLoop } from '#engine/server/queue/worker-loop.ts';
import type { Shop } from '#engine/server/shop.ts';
import { sizesByFamily } from './listed-sizes.ts';

/** Few enough that the products of one round are locked for some milliseconds only. */
const AT_ONCE = 50;

/** What another process has taken is left to it. */
const take = statement<{ familyId: number }, { limit: number }>(
  'take-unsettled-families',
  `delete from unsettled_families where id in
     (select id from unsettled_families order by id limit $limit for update skip locked) returning family_id`,
);

/** Families before products, and by rising id, as everywhere. */
const lockFamilies = statement<{ id: number }, { familyIds: number[] }>(
  'lock-families-to-settle',
  'select id from product_families where id = any($familyIds::int[]) order by id for no key update',
);

const lockSizes = statement<{ id: number }, { familyIds: number[] }>(
  'lock-sizes-to-settle',
  'select id from products where family_id = any($familyIds::int[]) order by id for no key update',
);

/** As lists that look a family up themselves order its sizes (`collapse-families.ts`). */
const FIRST_STANDS = 'listed desc, in_stock desc, price_cents, id';

const storeSizes = statement<object, { familyIds: number[] }>(
  'store-listed-sizes',
  `update product_families f set listed_sizes = s.sizes
     from (${sizesByFamily('p.family_id = any($familyIds::int[])')}) s
    where f.id = s.id and f.listed_sizes <> s.sizes`,
);

const settle = statement<object, { familyIds: number[] }>(
  'settle-families',
  `update products p set stands_behind = s.behind, stands_behind_in_category = s.behind_in_category
     from (select id, row_number() over (partition by family_id order by ${FIRST_STANDS}) > 1 as behind,
                  row_number() over (partition by family_id, category_id order by ${FIRST_STANDS}) > 1 as behind_in_category
             from products where family_id = any($familyIds::int[])) s
    where p.id = s.id
      and (p.stands_behind, p.stands_behind_in_category) is distinct from (s.behind, s.behind_in_category)`,
);

/**
 * Says of families that have changed what lists show of them: which size stands for the others, and what its row says of
 * all. Lists show the same before and after: they look up by themselves what is not settled yet, so this only makes them
 * quick.
 */
export async function settleFamilies(db: Db): Promise<void> {
  while (await settleSome(db));
}

/** Returns whether there may be more. */
async function settleSome(db: Db): Promise<boolean> {
  const taken = await db.transaction(async (tx) => {
    const rows = await take(tx, { limit: AT_ONCE });
    const familyIds = [...new Set(rows.map(({ familyId }) => familyId))];
    // What changes after this stands in `unsettled_families` again.
    await lockFamilies(tx, { familyIds });
    await lockSizes(tx, { familyIds });
    await settle(tx, { familyIds });
    await storeSizes(tx, { familyIds });
    return rows.length;
  });
  return taken === AT_ONCE;
}

/** The database itself says on it that a family has changed (`unsettle_family`). */
const UNSETTLED_CHANNEL = 'unsettled-families';
/** Then everybody else has their turn: an import or an upgrade leaves thousands. */
const BREATH_MS = 5;
/** What a process that died has left. */
const LOOK_EVERY_MS = 60_000;

/** Settles families as soon as they change, in every process, until stopped. */
export function startSettlingFamilies(
  { database, db }: Pick<Shop, 'database' | 'db'>,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  return startWorkerLoop(database, log, {
    name: 'settling of families',
    channel: UNSETTLED_CHANNEL,
    pollMs: LOOK_EVERY_MS,
    round: async () => (await settleSome(db)) && BREATH_MS,
  });
}
