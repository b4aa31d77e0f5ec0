import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** Few enough that the products of one round are locked for some milliseconds only. */
const AT_ONCE = 50;

/** What another process has taken is left to it. */
const take = statement<{ familyId: number }, { limit: number }>(
  'take-unsettled-families',
  `delete from unsettled_families where id in
     (select id from unsettled_families order by id limit $limit for update skip locked) returning family_id`,
);

/** By rising id, as everywhere. */
const lockSizes = statement<{ id: number }, { familyIds: number[] }>(
  'lock-sizes-to-settle',
  'select id from products where family_id = any($familyIds::int[]) order by id for no key update',
);

/** As lists that look a family up themselves order its sizes (`collapse-families.ts`). */
const FIRST_STANDS = 'listed desc, in_stock desc, price_cents, id';

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
 * Says of families that have changed which size stands for the others in lists. Lists show the same before and after: they
 * look up by themselves what is not settled yet, so this only makes them quick.
 */
export async function settleFamilies(db: Db): Promise<void> {
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const rows = await take(tx, { limit: AT_ONCE });
      const familyIds = [...new Set(rows.map(({ familyId }) => familyId))];
      // What changes after this stands in `unsettled_families` again.
      await lockSizes(tx, { familyIds });
      await settle(tx, { familyIds });
      return rows.length;
    });
    if (taken < AT_ONCE) return;
  }
}
