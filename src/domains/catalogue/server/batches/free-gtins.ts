import { gtin14 } from '#domains/catalogue/model/batches/gtin.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** A number belongs to producers whom the shop has approved, and to the house: what somebody else says keeps it from nobody. */
const MAY_OWN = 'p.producer_id is null or p.producer_shown';

const findOwners = statement<
  { id: number; gtin: string; producerId: number | null; mayOwn: boolean },
  { gtins: string[] }
>(
  'products-with-gtin',
  `select p.id, p.gtin, p.producer_id, (${MAY_OWN}) as may_own from products p
    where lpad(p.gtin, 14, '0') = any($gtins::text[])`,
);

interface Numbered {
  /** Left out for a new product. */
  id?: number;
  producerId: number | null;
  gtin?: string | null | undefined;
}

/**
 * The same number is the same article: no two products of a producer have it, and none has that of a producer who is
 * approved. One who is not yet may have it first and keeps nobody from it: `requireFreeGtinsOf` decides when it is approved.
 */
export async function requireFreeGtins(tx: Db, list: readonly Numbered[]): Promise<void> {
  const given = list.flatMap(({ gtin, ...product }) =>
    gtin == null ? [] : [{ ...product, gtin: gtin14(gtin) }],
  );
  if (given.length === 0) return;
  const found = await findOwners(tx, { gtins: given.map(({ gtin }) => gtin) });
  const taken = given.find(
    ({ id, gtin, producerId }, at) =>
      found.some(
        (other) =>
          gtin14(other.gtin) === gtin && other.id !== id && (other.mayOwn || other.producerId === producerId),
      ) || given.some((other, place) => place < at && other.gtin === gtin),
  );
  if (taken === undefined) return;
  const text = 'errors:batches.gtinTaken';
  throw new AppError('conflict', text, { params: { gtin: taken.gtin }, fields: { gtin: text } });
}

const findContested = statement<
  { gtin: string; product: string; other: string; owner: string | null },
  { producerId: number }
>(
  'contested-gtins-of-producer',
  `select o.gtin, o.name as product, p.name as other, m.company_name as owner
     from products o join products p on lpad(p.gtin, 14, '0') = lpad(o.gtin, 14, '0') and p.id <> o.id
     left join producer_profiles m on m.id = p.producer_id
    where o.producer_id = $producerId::int and (${MAY_OWN}) order by o.id limit 1`,
);

/** To be called before a producer is shown to the public: somebody has to say first whose a number is. */
export async function requireFreeGtinsOf(tx: Db, producerId: number): Promise<void> {
  const [contested] = await findContested(tx, { producerId });
  if (contested === undefined) return;
  const { gtin, product, other, owner } = contested;
  throw owner === null
    ? new AppError('conflict', 'errors:batches.gtinOfHouse', { params: { gtin, product, other } })
    : new AppError('conflict', 'errors:batches.gtinOfOther', { params: { gtin, product, other, owner } });
}
