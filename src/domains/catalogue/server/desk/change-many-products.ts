import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { BulkProductChange } from '#domains/catalogue/model/desk.ts';
import { MAX_PRICE } from '#domains/catalogue/model/product-fields.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { writeManyChanges, type ProductChange } from '#domains/catalogue/server/products/change-products.ts';
import { requireCategory } from '#domains/catalogue/server/products/product-form.queries.ts';
import { nameProduct } from '#domains/catalogue/server/products/public-changes.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import { changeByPercent } from '#domains/pricing/model/percent-change.ts';
import { toDollars } from '#engine/model/money.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** Ids with the key of the reason why they were not changed. */
interface Outcome {
  changed: number;
  refused: { id: number; messageKey: string }[];
}

interface Asked {
  ids: readonly number[];
  change: BulkProductChange;
}

/** An administrator changes any products: those not visible are hidden, whatever their producers want. */
export function administerProducts(
  catalogue: Catalogue,
  actor: SessionUser,
  { ids, change }: Asked,
): Promise<Outcome> {
  return catalogue.change(async (tx, changed) => {
    const { visible, ...rest } = change;
    const outcome = await changeThem(tx, changed, { ids, change: rest, onlyOf: undefined });
    if (visible !== undefined) await setHidden(tx, changed, outcome.changedIds, !visible);
    await recordAudit(tx, {
      actor,
      action: 'product.bulk',
      entityType: 'product',
      entityId: outcome.changedIds.join(', '),
      detail: { count: outcome.changedIds.length, ...change },
    });
    return { changed: outcome.changedIds.length, refused: outcome.refused };
  });
}

/** A producer changes own products: those not visible are not for sale. */
export function changeOwnProducts(
  catalogue: Catalogue,
  producerId: number,
  { ids, change: { visible, ...rest } }: Asked,
): Promise<Outcome> {
  return catalogue.change(async (tx, changed) => {
    const change = visible === undefined ? rest : { ...rest, inStock: visible };
    const outcome = await changeThem(tx, changed, { ids, change, onlyOf: producerId });
    return { changed: outcome.changedIds.length, refused: outcome.refused };
  });
}

interface Change {
  ids: readonly number[];
  change: Omit<BulkProductChange, 'visible'> & { inStock?: boolean };
  /** Undefined: of anybody. */
  onlyOf: number | undefined;
}

async function changeThem(tx: Db, changed: Changed, { ids, change, onlyOf }: Change) {
  const { pricePercent, ...plain } = change;
  if (plain.categoryId !== undefined) await requireCategory(tx, plain.categoryId);
  const own = onlyOf === undefined ? undefined : eq(products.producerId, onlyOf);
  const found = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), own))
    .orderBy(asc(products.id))
    .for('update');
  const known = new Set(found.map(({ id }) => id));
  const refused = [...new Set(ids)]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, messageKey: 'errors:productNotFound' }));
  const list: ProductChange[] = [];
  for (const before of found) {
    const price =
      pricePercent === undefined ? undefined : toDollars(changeByPercent(before.priceCents, pricePercent));
    if (price !== undefined && price > MAX_PRICE)
      refused.push({ id: before.id, messageKey: 'errors:priceTooHigh' });
    else list.push({ before, changes: { ...plain, ...(price !== undefined && { price }) } });
  }
  if (list.length > 0) await writeManyChanges(tx, changed, list, new Map());
  const changedIds = list.map(({ before }) => before.id);
  // Products are found by the name of their category too.
  if (plain.categoryId !== undefined && changedIds.length > 0)
    await refreshSearchIndex(tx, sql`p.id in ${changedIds}`);
  return { changedIds, refused };
}

/** `writeManyChanges` writes what a form can change; to hide a product is the administrators' alone. */
async function setHidden(tx: Db, changed: Changed, ids: readonly number[], hidden: boolean): Promise<void> {
  if (ids.length === 0) return;
  const which = inArray(products.id, [...ids]);
  const before = await tx.select().from(products).where(which).orderBy(asc(products.id));
  const after = await tx.update(products).set({ hidden }).where(which).returning();
  const rows = new Map(after.map((row) => [row.id, row]));
  for (const row of before) nameProduct(changed, row, rows.get(row.id)!);
}
