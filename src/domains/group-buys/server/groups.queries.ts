import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { localizedNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
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

export interface LoadedGroup {
  group: GroupRow;
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
        name: sql.raw(localizedNameSql(language, 'products')) as SQL<string>,
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
  return found.map((each) => ({ ...each, members: ofGroup.get(each.group.id) ?? [] }));
}

export async function loadGroup(db: Db, language: Language, slug: string): Promise<LoadedGroup | undefined> {
  const [group] = await loadGroups(db, language, eq(groupBuys.slug, slug), 1);
  return group;
}
