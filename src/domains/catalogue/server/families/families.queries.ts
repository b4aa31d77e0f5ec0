import { asc, eq, inArray } from 'drizzle-orm';
import type { Family, OwnFamily } from '#domains/catalogue/model/families/family.ts';
import { productFamilies } from '#domains/catalogue/server/families.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { measureOf, sharedMeasure, type Measure } from '#domains/pricing/model/unit-price.ts';
import { toUnitPrice } from './unit-price.ts';
import { pricePerKgCents } from '#domains/pricing/model/price-per-kg.ts';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

type ProductRow = typeof products.$inferSelect;
type FamilyRow = typeof productFamilies.$inferSelect;

/** Fewer than any producer has products. */
const MAX_FAMILIES = 500;

/** The families of a producer, newest first. */
export async function familiesOf(db: Db, producerId: number): Promise<OwnFamily[]> {
  const found = await db
    .select()
    .from(productFamilies)
    .where(eq(productFamilies.producerId, producerId))
    .orderBy(asc(productFamilies.id))
    .limit(MAX_FAMILIES);
  const ids = found.map(({ id }) => id);
  const members = ids.length === 0 ? [] : await membersOf(db, ids);
  return found.toReversed().map((family) => toOwnFamily(family, members));
}

export async function ownFamily(db: Db, id: number): Promise<OwnFamily | undefined> {
  const [family] = await db.select().from(productFamilies).where(eq(productFamilies.id, id));
  return family && toOwnFamily(family, await membersOf(db, [id]));
}

function membersOf(db: Db, familyIds: number[]): Promise<ProductRow[]> {
  return db.select().from(products).where(inArray(products.familyId, familyIds)).orderBy(products.id);
}

/** `rows`: products, those of other families among them. */
export function toOwnFamily(family: FamilyRow, rows: readonly ProductRow[]): OwnFamily {
  const members = rows
    .filter(({ familyId }) => familyId === family.id)
    .sort((a, b) => a.size!.position - b.size!.position);
  return {
    id: family.id,
    producerId: family.producerId,
    name: family.name,
    names: namesOf(family),
    discountTiers: family.discountTiers,
    members: members.map((row) => ({
      productId: row.id,
      slug: row.slug,
      productName: row.name,
      imageUrl: row.imageUrl,
      imagePreview: row.imagePreview,
      price: toAmount(row.priceCents),
      label: row.size!.label,
      labels: row.size!.labels,
      countsAs: row.countsAs,
      ownTiers: row.size!.ownTiers,
    })),
  };
}

function namesOf({ translations }: FamilyRow): OwnFamily['names'] {
  const known = LANGUAGES.flatMap((language) => {
    const name = translations[language]?.name;
    return name === undefined ? [] : [[language, name]];
  });
  return Object.fromEntries(known);
}

interface SizeRow {
  familyName: string;
  productId: number;
  slug: string;
  label: string;
  countsAs: number;
  priceCents: number;
  weightGrams: number;
  volumeMl: number | null;
  unit: string;
  inStock: boolean;
  quantityAvailable: number;
  imageUrl: string | null;
  imagePreview: string | null;
}

const sizesOf = statement<SizeRow, { id: number; language: Language }>(
  'sizes-of-family',
  `select coalesce(f.translations #>> array[$language::text, 'name'], f.name) as family_name,
         p.id as product_id, p.slug, coalesce(p.size #>> array['labels', $language::text], p.size ->> 'label') as label,
         p.counts_as, p.price_cents, p.weight_grams, p.volume_ml, p.unit, p.in_stock, p.quantity_available,
         p.image_url, p.image_preview
    from products p join product_families f on f.id = p.family_id
   where p.family_id = $id::int and p.listed
   order by (p.size ->> 'position')::int, p.id`,
);

/** What the public sees of a family: members that are hidden are left out. */
export async function familyById(db: Db, language: Language, id: number): Promise<Family | undefined> {
  const rows = await sizesOf(db, { id, language });
  if (rows.length === 0) return undefined;
  const measure = sharedMeasure(rows);
  return { id, name: rows[0]!.familyName, members: rows.map((row) => toSize(row, measure)) };
}

function toSize(
  { familyName: _familyName, priceCents, weightGrams, volumeMl, ...row }: SizeRow,
  measure: Measure | null,
): Family['members'][number] {
  const perKgCents = pricePerKgCents(priceCents, weightGrams);
  const pack = { priceCents, weightGrams, volumeMl };
  return {
    ...row,
    price: toAmount(priceCents),
    pricePerKg: perKgCents === null ? null : toAmount(perKgCents),
    // A jar sold by weight beside bottles has a price of its own measure.
    unitPrice: toUnitPrice(pack, measure) ?? toUnitPrice(pack, measureOf(pack)),
  };
}

export interface SizeInFamily {
  familyId: number;
  label: string;
}

const sizesWith = statement<SizeInFamily & { id: number }, { ids: number[]; language: Language }>(
  'sizes-of-products',
  `select p.id, p.family_id, coalesce(p.size #>> array['labels', $language::text], p.size ->> 'label') as label
     from products p where p.id = any($ids::int[]) and p.family_id is not null`,
);

/** Which of some products are in a family, and as which size. */
export async function sizesOfProducts(
  db: Db,
  language: Language,
  ids: number[],
): Promise<Map<number, SizeInFamily>> {
  if (ids.length === 0) return new Map();
  const found = await sizesWith(db, { ids, language });
  return new Map(found.map(({ id, ...size }) => [id, size]));
}
