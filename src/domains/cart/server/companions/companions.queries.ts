import { inArray, sql } from 'drizzle-orm';
import { MAX_COMPANIONS } from '#domains/cart/model/companions/companions.ts';
import { boughtTogether } from '#domains/cart/server/companions.schema.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';

interface Companions {
  pairsWith: Product[];
  boughtTogether: Product[];
  /** All products that had a say in it, shown or not: when one of them changes, this may. */
  looked: { productId: number }[];
}

/** What goes with some products and can be bought now; never another size of one of them. */
export async function companionsOf(db: Db, language: Language, ids: readonly number[]): Promise<Companions> {
  const asked = await db
    .select({ id: products.id, familyId: products.familyId, pairsWith: products.pairsWith })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const slugs = inTurns(asked.map(({ pairsWith }) => pairsWith));
  const named = await idsOfSlugs(db, slugs);
  const counted = await db
    .select({ others: boughtTogether.others })
    .from(boughtTogether)
    .where(inArray(boughtTogether.productId, [...ids]));
  const together = inTurns(counted.map(({ others }) => others));
  const candidates = [...new Set([...named, ...together])].filter((id) => !ids.includes(id));
  const families = new Set(asked.flatMap(({ familyId }) => familyId ?? []));
  const shown = new Map(
    (await productsByIds(db, language, await outsideFamilies(db, candidates, families))).map((product) => [
      product.id,
      product,
    ]),
  );
  const choose = (from: readonly number[]) => {
    const chosen = from.flatMap((id) => shown.get(id) ?? []).filter(({ inStock }) => inStock);
    return chosen.slice(0, MAX_COMPANIONS);
  };
  const pairsWith = choose(named);
  const paired = new Set(pairsWith.map(({ id }) => id));
  return {
    pairsWith,
    boughtTogether: choose(together.filter((id) => !paired.has(id))),
    looked: [...ids, ...candidates].map((productId) => ({ productId })),
  };
}

/** The first of each, then the second of each: every product of a cart has its say. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inOrder = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  return [...new Set(inOrder.flat())];
}

async function idsOfSlugs(db: Db, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const found = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]));
  const idOf = new Map(found.map(({ id, slug }) => [slug, id]));
  return slugs.flatMap((slug) => idOf.get(slug) ?? []);
}

async function outsideFamilies(
  db: Db,
  ids: readonly number[],
  families: ReadonlySet<number>,
): Promise<number[]> {
  if (ids.length === 0 || families.size === 0) return [...ids];
  const inside = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${inArray(products.id, [...ids])} and ${inArray(products.familyId, [...families])}`);
  return ids.filter((id) => inside.every((other) => other.id !== id));
}
