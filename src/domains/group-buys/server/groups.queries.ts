import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { productNameIn } from '#domains/catalogue/server/products/product-names.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import { familyNameOf, sizeLabel } from './size-words.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

export type GroupRow = typeof groupBuys.$inferSelect;
export type MemberRow = typeof groupMembers.$inferSelect;

/** What is shown of the product beside its group buy. */
export interface GroupProduct {
  id: number;
  slug: string;
  /** In the reader's language. */
  name: string;
  unit: string;
  imageUrl: string | null;
  imagePreview: string | null;
  producerName: string;
  perishable: boolean;
  quantityAvailable: number;
}

/** What is shown of a size beside its terms. */
export type ShownSize = Pick<
  GroupProduct,
  'slug' | 'unit' | 'imageUrl' | 'imagePreview' | 'quantityAvailable'
> & {
  productId: number;
  countsAs: number;
  priceCents: number;
  /** In the reader's language. */
  label: string;
};

export interface LoadedGroup {
  group: GroupRow;
  /** In the reader's language; null: it is about a product that is in no family. */
  familyName: string | null;
  /** Those of the family; none where there is no family. */
  sizes: ShownSize[];
  /** All that ever were, in the order in which they came. */
  members: MemberRow[];
  product: GroupProduct;
}

/** Newest first. */
export async function loadGroups(
  db: Db,
  language: Language,
  where: SQL | undefined,
  limit: number,
): Promise<LoadedGroup[]> {
  const found = await db
    .select({
      group: groupBuys,
      product: {
        id: products.id,
        slug: products.slug,
        name: productNameIn(language),
        unit: products.unit,
        imageUrl: products.imageUrl,
        imagePreview: products.imagePreview,
        producerName: sql<string>`coalesce(${producerProfiles.companyName}, ${brand().houseProducer})`,
        perishable: products.perishable,
        quantityAvailable: products.quantityAvailable,
      },
    })
    .from(groupBuys)
    .innerJoin(products, eq(products.id, groupBuys.productId))
    .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(where)
    .orderBy(sql`${groupBuys.id} desc`)
    .limit(limit);
  if (found.length === 0) return [];
  const ids = found.map(({ group }) => group.id);
  const members = await db
    .select()
    .from(groupMembers)
    .where(inArray(groupMembers.groupBuyId, ids))
    .orderBy(asc(groupMembers.id));
  const ofGroup = Map.groupBy(members, (member) => member.groupBuyId);
  const sizes = await sizesOfGroups(
    db,
    language,
    found.map(({ group }) => group),
  );
  return found.map((each) => ({
    ...each,
    familyName: familyNameOf(each.group, language),
    sizes: sizes.get(each.group.id) ?? [],
    members: ofGroup.get(each.group.id) ?? [],
  }));
}

/** Sizes as they were at the opening, with how the products look by now. Asked for nothing where there is no family. */
async function sizesOfGroups(
  db: Db,
  language: Language,
  groups: readonly GroupRow[],
): Promise<Map<number, ShownSize[]>> {
  const ofFamilies = groups.filter(({ family }) => family !== null);
  if (ofFamilies.length === 0) return new Map();
  const ids = ofFamilies.flatMap(({ sizes }) => sizes.map(({ productId }) => productId));
  const { id, slug, unit, imageUrl, imagePreview, quantityAvailable } = products;
  const found = await db
    .select({ id, slug, unit, imageUrl, imagePreview, quantityAvailable })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  const looks = new Map(found.map(({ id: productId, ...look }) => [productId, look]));
  return new Map(
    ofFamilies.map((group) => [
      group.id,
      group.sizes
        .filter(({ gone }) => !gone)
        .map((size) => ({
          productId: size.productId,
          countsAs: size.countsAs,
          priceCents: size.priceCents,
          label: sizeLabel(size, language),
          ...looks.get(size.productId)!,
        })),
    ]),
  );
}

export async function loadGroup(db: Db, language: Language, slug: string): Promise<LoadedGroup | undefined> {
  const [group] = await loadGroups(db, language, eq(groupBuys.slug, slug), 1);
  return group;
}
