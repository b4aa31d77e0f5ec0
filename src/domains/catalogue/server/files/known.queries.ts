import type { Db } from '#engine/server/db/client.ts';
import { categories, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { picturePreviews, taxCategories } from '#domains/catalogue/server/products/product-form.queries.ts';
import {
  lookUpFamilies,
  namedProducts,
  refuseUnknownFamily,
  type KnownFamilies,
} from './known-families.queries.ts';
import type { ProductRow } from './product-cells.ts';
import type { TableRow } from './parse-table.ts';

/** What rows of a file may name, looked up once for all of them. */
export interface Known {
  /** Those that the file names, and the other members of families that it is about. */
  products: Map<number, ProductRow>;
  /** Slug → id. */
  categories: Map<string, number>;
  producers: Map<string, number>;
  taxCategories: ReadonlySet<string>;
  /** Of uploaded pictures that exist: URL → preview. */
  previews: Map<string, string>;
  families: KnownFamilies;
  slugsOf(product: ProductRow): { category: string; producer: string | null; family: string };
}

const MAX_ID = 2 ** 31 - 1;

/** `lock`: nothing of these products changes, and no category is deleted, until the transaction ends. */
export async function lookUp(
  db: Db,
  table: readonly TableRow[],
  { onlyProducerId, lock = false }: { onlyProducerId: number | undefined; lock?: boolean },
): Promise<Known> {
  const ids = table
    .map(({ cells }) => Number(cells.id))
    .filter((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID);
  const families = await lookUpFamilies(db, table, { ids, onlyProducerId, lock });
  const found = db.select().from(products).where(namedProducts(ids, families)).orderBy(products.id);
  const isAny = ids.length > 0 || families.touched.size > 0;
  const named = isAny ? await (lock ? found.for('no key update') : found) : [];
  refuseUnknownFamily(named, families);
  const slugs = await slugsById(db, lock);
  const pictures = table
    .flatMap(({ cells }) => `${cells.image_url ?? ''} ${cells.additional_images ?? ''}`.split(/\s+/))
    .filter((url) => url.startsWith('/uploads/'));
  return {
    products: new Map(named.map((product) => [product.id, product])),
    categories: invert(slugs.categories),
    producers: invert(slugs.producers),
    taxCategories: await taxCategories(db),
    previews: await picturePreviews(db, [...new Set(pictures)]),
    families,
    slugsOf: ({ categoryId, producerId, familyId }) => ({
      category: slugs.categories.get(categoryId)!,
      producer: producerId === null ? null : slugs.producers.get(producerId)!,
      family: familyId === null ? '' : (families.byId.get(familyId)?.name ?? ''),
    }),
  };
}

export async function slugsById(
  db: Db,
  lock = false,
): Promise<Record<'categories' | 'producers', Map<number, string>>> {
  const { id, slug } = categories;
  const { id: producerId, slug: producerSlug } = producerProfiles;
  const inCategories = db.select({ id, slug }).from(categories).orderBy(id);
  const all = {
    categories: await (lock ? inCategories.for('key share') : inCategories),
    producers: await db.select({ id: producerId, slug: producerSlug }).from(producerProfiles),
  };
  const toMap = (list: { id: number; slug: string }[]) => new Map(list.map((each) => [each.id, each.slug]));
  return { categories: toMap(all.categories), producers: toMap(all.producers) };
}

function invert(map: Map<number, string>): Map<string, number> {
  return new Map([...map].map(([id, slug]) => [slug, id]));
}
