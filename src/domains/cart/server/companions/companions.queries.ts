import { MAX_COMPANIONS } from '#domains/cart/model/companions/companions.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

interface Companions {
  pairsWith: Product[];
  boughtTogether: Product[];
  /** All products that had a say in it, shown or not: when one of them changes, this may. */
  looked: { productId: number }[];
}

interface Asked {
  id: number;
  familyId: number | null;
  pairsWith: string[];
  /** Null where nothing was counted. */
  others: number[] | null;
}

const askedProducts = statement<Asked, { ids: readonly number[] }>(
  'products-to-accompany',
  `select p.id, p.family_id, p.pairs_with, b.others
     from products p left join bought_together b on b.product_id = p.id
    where p.id = any($ids::int[]) order by p.id`,
);

type Named = Pick<Asked, 'id' | 'familyId'> & { slug: string };

const namedProducts = statement<Named, { slugs: readonly string[]; ids: readonly number[] }>(
  'named-companions',
  `select id, slug, family_id from products where slug = any($slugs::text[]) or id = any($ids::int[])`,
);

/** What goes with some products and can be bought now; never another size of one of them. */
export async function companionsOf(db: Db, language: Language, ids: readonly number[]): Promise<Companions> {
  const asked = await askedProducts(db, { ids });
  const slugs = inTurns(asked.map(({ pairsWith }) => pairsWith));
  const together = inTurns(asked.map(({ others }) => others ?? []));
  const known = slugs.length + together.length === 0 ? [] : await namedProducts(db, { slugs, ids: together });
  const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
  const named = slugs.flatMap((slug) => idOf.get(slug) ?? []);
  const candidates = [...new Set([...named, ...together])].filter((id) => !ids.includes(id));
  const families = new Set(asked.flatMap(({ familyId }) => familyId ?? []));
  const sizes = new Set(
    known.filter(({ familyId }) => familyId !== null && families.has(familyId)).map(({ id }) => id),
  );
  const others = candidates.filter((id) => !sizes.has(id));
  const shown = new Map((await productsByIds(db, language, others)).map((product) => [product.id, product]));
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
