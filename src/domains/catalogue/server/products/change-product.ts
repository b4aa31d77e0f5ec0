import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { heldAfter } from '#domains/catalogue/model/extra/extra-fields.ts';
import { MAX_STOCK, PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { ProductChanges } from '#domains/catalogue/model/product-form.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { HELD_UNITS } from './catalogue.queries.ts';
import { nameProduct } from './public-changes.ts';
import { products, type ProductTranslations } from '#domains/catalogue/server/catalogue.schema.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import { followProduct, refuseOwnStock } from '#domains/catalogue/server/batches/follow-product.ts';
import { requireFreeGtins } from '#domains/catalogue/server/batches/free-gtins.ts';
import { refuseSeason } from '#domains/catalogue/server/seasons/follow-seasons.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { columnsOf } from './field-columns.ts';
import { queueLowStock } from './stock-event.ts';
import {
  type Previews,
  requireCategory,
  requirePictures,
  requireTaxCategory,
} from './product-form.queries.ts';

/** Changes what is named of a product. The caller has made sure that it may be changed. */
export async function changeProduct(
  catalogue: Catalogue,
  productId: number,
  changes: ProductChanges,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    if (changes.categoryId !== undefined) await requireCategory(tx, changes.categoryId);
    await requireTaxCategory(tx, changes.taxCategory);
    const previews = await requirePictures(tx, changes);
    // Locked, so that nothing is sold between the look at the stock and its change.
    const [before] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update');
    if (before === undefined) throw new AppError('not_found', 'errors:productNotFound');
    if (await writeChanges(tx, changed, before, changes, previews))
      await refreshSearchIndex(tx, sql`p.id = ${productId}`);
  });
}

/**
 * Writes changes to a product whose row the caller has locked, and whose category and pictures are known to exist. False:
 * there are none. The words it is found by are the caller's to renew.
 */
export async function writeChanges(
  tx: Db,
  changed: Changed,
  before: typeof products.$inferSelect,
  changes: ProductChanges,
  previews: Previews,
): Promise<boolean> {
  const { quantityChange } = changes;
  await requireFreeGtins(tx, [{ ...before, gtin: changes.gtin }]);
  const set = {
    ...changedColumns(before, changes, previews),
    ...(quantityChange === undefined
      ? {}
      : { quantityAvailable: await newStock(tx, before, quantityChange) }),
  };
  if (Object.keys(set).length === 0) return false;
  const [after] = await tx.update(products).set(set).where(eq(products.id, before.id)).returning();
  await queueLowStock(tx, before, before.quantityAvailable, after!.quantityAvailable);
  nameProduct(changed, before, after!);
  await followProduct(tx, changed, before, after!);
  return true;
}

/** What changes of a row. What is added to the stock is not in it: that is counted under the lock. */
export function changedColumns(
  before: typeof products.$inferSelect,
  changes: ProductChanges,
  previews: Previews,
): Partial<typeof products.$inferInsert> {
  const { quantityBefore, translations, x, ...said } = changes;
  refuseOwnLadder(before, said.discountTiers);
  refuseOwnStock(before, changes);
  refuseSeason(before, changes);
  if (quantityBefore !== undefined) requireStock(before.quantityAvailable, quantityBefore);
  return {
    ...columnsOf(PRODUCT_FIELDS, said),
    ...(said.imageUrl === undefined ? {} : { imagePreview: previews.get(said.imageUrl) ?? null }),
    ...(x === undefined ? {} : { extraFields: heldAfter(before.extraFields, x) }),
    ...(translations === undefined ? {} : { translations: merged(before.translations, translations) }),
  };
}

/** A member has its family's ladder, which is changed there; its own waits until it leaves. */
export function refuseOwnLadder(
  { familyId, discountTiers }: Pick<typeof products.$inferSelect, 'familyId' | 'discountTiers'>,
  wanted: ProductChanges['discountTiers'],
): void {
  if (familyId === null || wanted === undefined || isDeepStrictEqual(wanted, discountTiers)) return;
  const text = 'errors:families.ladderOfFamily';
  throw new AppError('conflict', text, { fields: { discountTiers: text } });
}

/** Texts in other languages that the form does not know of (attributes) stay; those it empties go. */
function merged(
  before: ProductTranslations,
  given: NonNullable<ProductChanges['translations']>,
): ProductTranslations {
  const languages = Object.keys({ ...before, ...given }) as Language[];
  return Object.fromEntries(
    languages.map((language) => {
      const texts = { ...before[language], ...given[language as keyof typeof given] };
      return [language, Object.fromEntries(Object.entries(texts).filter(([, text]) => text != null))];
    }),
  );
}

/** What is held for group buys is off the shelf already: nobody can take it away from those who joined. */
export async function newStock(
  tx: Db,
  before: typeof products.$inferSelect,
  change: number,
): Promise<number> {
  const { id, quantityAvailable: now } = before;
  const stock = now + change;
  if (stock < 0) {
    const [held] = await tx.select({ units: HELD_UNITS }).from(products).where(eq(products.id, id));
    const text = held!.units > 0 ? 'errors:groupBuys.stockHeld' : 'errors:stockTooLow';
    throw new AppError('conflict', text, { params: { now, held: held!.units } });
  }
  if (stock > MAX_STOCK)
    throw new AppError('invalid', 'validation:invalidInput', {
      fields: { quantityChange: 'validation:invalidInput' },
    });
  return stock;
}

function requireStock(now: number, expected: number): void {
  if (now !== expected)
    throw new AppError('conflict', 'errors:stockMoved', { params: { now, before: expected } });
}
