import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { BulkProductChange } from '#domains/catalogue/model/desk.ts';
import { MAX_PRICE, MAX_STOCK } from '#domains/catalogue/model/product-fields.ts';
import type { ProductChanges } from '#domains/catalogue/model/product-form.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { changedColumns, newStock } from '#domains/catalogue/server/products/change-product.ts';
import { writeManyChanges, type ProductChange } from '#domains/catalogue/server/products/change-products.ts';
import { requireCategory } from '#domains/catalogue/server/products/product-form.queries.ts';
import { nameProduct } from '#domains/catalogue/server/products/public-changes.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import { changeByPercent } from '#domains/pricing/model/percent-change.ts';
import { formatTierText } from '#domains/pricing/model/tier-text.ts';
import { toAmount } from '#engine/model/money.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

export interface Outcome {
  changed: number;
  /** Those that were hidden and are shown, or the other way round. */
  switched?: number[];
  /** Ids with the reason why they were not changed. */
  refused: { id: number; reason: AppError }[];
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
    const ladder = rest.discountTiers !== undefined && { text: formatTierText(rest.discountTiers) };
    const { before, refused } = await changeThem(tx, changed, { ids, change: rest, onlyOf: undefined });
    const changedIds = idsOf(before);
    if (visible !== undefined) await setHidden(tx, changed, changedIds, !visible);
    await recordAudit(tx, {
      actor,
      action: 'product.bulk',
      entityType: 'product',
      entityId: changedIds.join(', '),
      detail: { count: changedIds.length, ...change, ...(ladder && { discountTiers: ladder.text }) },
    });
    const outcome = { changed: changedIds.length, refused };
    if (visible === undefined) return outcome;
    return { ...outcome, switched: idsOf(before.filter(({ hidden }) => hidden === visible)) };
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
    const { before, refused } = await changeThem(tx, changed, { ids, change, onlyOf: producerId });
    const outcome = { changed: before.length, refused };
    if (visible === undefined) return outcome;
    return { ...outcome, switched: idsOf(before.filter(({ forSale }) => forSale !== visible)) };
  });
}

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

interface Change {
  ids: readonly number[];
  change: Omit<BulkProductChange, 'visible'> & { inStock?: boolean };
  /** Undefined: of anybody. */
  onlyOf: number | undefined;
}

/** `before`: the products that were changed, as they were. */
async function changeThem(tx: Db, changed: Changed, { ids, change, onlyOf }: Change) {
  if (change.categoryId !== undefined) await requireCategory(tx, change.categoryId);
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
    .map((id) => ({ id, reason: new AppError('not_found', 'errors:productNotFound') }));
  const list: ProductChange[] = [];
  for (const before of found) {
    try {
      const changes = await changesOf(tx, before, change);
      // What the rules of one product refuse, they refuse here, of this one alone.
      changedColumns(before, changes, new Map());
      list.push({ before, changes });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id: before.id, reason: error });
    }
  }
  if (list.length > 0) await writeManyChanges(tx, changed, list, new Map());
  const changedIds = list.map(({ before }) => before.id);
  // Products are found by the name of their category too.
  if (change.categoryId !== undefined && changedIds.length > 0)
    await refreshSearchIndex(tx, sql`p.id in ${changedIds}`);
  return { before: list.map(({ before }) => before), refused };
}

/** What the change comes to for one product, whose row is locked. */
async function changesOf(
  tx: Db,
  before: typeof products.$inferSelect,
  { pricePercent, quantityChange, ...plain }: Change['change'],
): Promise<ProductChanges> {
  const changes: ProductChanges = { ...plain };
  if (pricePercent !== undefined) {
    changes.price = toAmount(changeByPercent(before.priceCents, pricePercent));
    if (changes.price > MAX_PRICE) throw new AppError('conflict', 'errors:priceTooHigh');
  }
  if (quantityChange !== undefined) {
    if (before.quantityAvailable + quantityChange > MAX_STOCK)
      throw new AppError('conflict', 'errors:stockTooHigh', { params: { most: MAX_STOCK } });
    changes.quantityAvailable = await newStock(tx, before, quantityChange);
  }
  return changes;
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
