import { asc, eq, inArray, sql } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { takeUnits as takeFromBatches } from '#domains/catalogue/server/batches/batch-units.ts';
import { recountStock } from '#domains/catalogue/server/batches/recount-stock.ts';
import { queueLowStock } from '#domains/catalogue/server/products/stock-event.ts';
import type { SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import { brand } from '#engine/model/brand.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** What a mail says and shows of it. */
export type NamedProduct = Pick<typeof products.$inferSelect, 'name' | 'translations' | 'imageUrl'>;

const columns = () => ({
  id: products.id,
  slug: products.slug,
  name: products.name,
  translations: products.translations,
  size: products.size,
  unit: products.unit,
  taxCategory: products.taxCategory,
  perishable: products.perishable,
  imageUrl: products.imageUrl,
  imagePreview: products.imagePreview,
  producerId: products.producerId,
  producerName: sql<string>`coalesce(${producerProfiles.companyName}, ${brand().houseProducer})`,
  priceCents: products.priceCents,
  discountTiers: products.discountTiers,
  availableFrom: products.availableFrom,
  availableUntil: products.availableUntil,
  shipsFrom: products.shipsFrom,
  preorder: products.preorder,
  isSold: sql<boolean>`${products.listed} and ${products.forSale}`,
});

export type SoldProduct = Awaited<ReturnType<typeof productOf>>;

/** The product of a group buy as it is now. Products are never deleted. */
export async function productOf(db: Db, id: number) {
  const [product] = await db
    .select(columns())
    .from(products)
    .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(eq(products.id, id));
  return product!;
}

/** Some of them under their locks: prices and whether they are sold stay as they are until the transaction ends. */
export async function lockProducts(tx: Db, ids: readonly number[]): Promise<Map<number, SoldProduct>> {
  const which = inArray(products.id, [...ids]);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(which)
    .orderBy(asc(products.id))
    .for('no key update');
  const found = await tx
    .select(columns())
    .from(products)
    .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(which);
  return new Map(found.map((product) => [product.id, product]));
}

export function termsNow({ priceCents, discountTiers }: SoldProduct): PriceTerms {
  return { unitPriceCents: priceCents, tiers: effectiveTiers(discountTiers) };
}

/** A product of which units were taken off the shelf, under its lock. */
interface HeldProduct {
  id: number;
  perishable: boolean;
  tracksBatches: boolean;
}

export interface HeldUnits extends HeldProduct {
  quantity: number;
}

interface TakenUnits extends HeldProduct {
  inStock: boolean;
  producerId: number | null;
  quantityAvailable: number;
}

const takeUnits = statement<TakenUnits, { productId: number; quantity: number }>(
  'hold-units',
  `update products set quantity_available = quantity_available - $quantity::int
    where id = $productId::int and listed and for_sale and season in ('open', 'preorder')
      and quantity_available >= $quantity::int
   returning id, perishable, tracks_batches, in_stock, producer_id, quantity_available`,
);

const whatIsLeft = statement<
  { name: string; isSold: boolean; inSeason: boolean; available: number },
  { productId: number }
>(
  'what-is-left',
  `select name, listed and for_sale as is_sold, season in ('open', 'preorder') as in_season,
          quantity_available as available
     from products where id = $productId::int and listed`,
);

/** `holdUnits` for each size that is asked for; by rising id, as products are locked everywhere. */
export async function holdItems(
  tx: Db,
  changed: Changed,
  items: readonly SizeQuantity[],
): Promise<HeldUnits[]> {
  const held: HeldUnits[] = [];
  for (const { productId, quantity } of byProduct(items))
    held.push({ ...(await holdUnits(tx, changed, productId, quantity)), quantity });
  return held;
}

export function byProduct<Item extends { productId: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.productId - b.productId);
}

/**
 * Takes units off the shelf for a member, at once: there is one number of what is left, and carts, checkout, desk and
 * lists all go by it. Refused where there are fewer, naming how many there are.
 */
async function holdUnits(
  tx: Db,
  changed: Changed,
  productId: number,
  quantity: number,
): Promise<HeldProduct> {
  const [held] = await takeUnits(tx, { productId, quantity });
  if (held === undefined) throw await shortageOf(tx, productId);
  const { inStock, producerId, quantityAvailable: left, ...product } = held;
  if (!inStock) changed.product(productId, 'in place');
  await queueLowStock(tx, { id: productId, producerId }, left + quantity, left);
  return product;
}

/** The same units in batches, for a member whose products keep them, in the transaction that has taken them. */
export async function holdBatches(
  tx: Db,
  changed: Changed,
  held: readonly HeldUnits[],
  groupMemberId: number,
  now: Date,
): Promise<void> {
  const today = shopDay(now);
  for (const { id: productId, tracksBatches, quantity } of held) {
    if (!tracksBatches || (await takeFromBatches(tx, { productId, quantity }, { groupMemberId }, today)))
      continue;
    // A day has passed and nobody has counted since: then there are fewer than it said.
    await recountStock(tx, changed, [productId], today);
    throw await shortageOf(tx, productId);
  }
}

async function shortageOf(tx: Db, productId: number): Promise<AppError> {
  const [product] = await whatIsLeft(tx, { productId });
  if (product === undefined) return new AppError('not_found', 'errors:productNotFound');
  const { name, isSold, inSeason, available } = product;
  if (!isSold || !inSeason)
    return new AppError('conflict', isSold ? 'errors:groupBuys.notInSeason' : 'errors:groupBuys.notForSale', {
      reason: 'not_for_sale',
      params: { name },
    });
  const text = available === 0 ? 'errors:groupBuys.soldOut' : 'errors:groupBuys.stockShort';
  return new AppError('conflict', text, {
    reason: 'out_of_stock',
    params: { name, available },
    fields: { quantity: text },
  });
}
