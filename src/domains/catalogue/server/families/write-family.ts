import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import {
  MIN_MEMBERS,
  type FamilyChanges,
  type FamilyMember,
  type NewFamily,
  type OwnFamily,
} from '#domains/catalogue/model/families/family.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productFamilies } from '#domains/catalogue/server/families.schema.ts';
import { nameProduct } from '#domains/catalogue/server/products/public-changes.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { ownFamily } from './families.queries.ts';
import { refuseMembers } from './family-refusal.ts';

type ProductRow = typeof products.$inferSelect;
type FamilyRow = typeof productFamilies.$inferSelect;
type Texts = Partial<Record<string, string>>;

/** Makes a family of a producer's products. */
export function makeFamily(catalogue: Catalogue, producerId: number, form: NewFamily): Promise<OwnFamily> {
  return catalogue.change((tx, changed) => makeFamilyIn(tx, changed, producerId, form));
}

/** As part of a larger change. */
export async function makeFamilyIn(
  tx: Db,
  changed: Changed,
  producerId: number,
  form: NewFamily,
): Promise<OwnFamily> {
  const rows = await lockMembers(tx, form.members);
  refuseMembers(form.members, rows, { producerId, familyId: null });
  const discountTiers = form.discountTiers === undefined ? oneLadder(rows) : form.discountTiers;
  const [family] = await tx
    .insert(productFamilies)
    .values({ producerId, name: form.name, translations: namesIn(form.names), discountTiers })
    .returning();
  await writeMembers(tx, changed, family!, form.members, rows);
  return (await ownFamily(tx, family!.id))!;
}

/** Changes what is named of a family. With fewer than two members it ends, and has none from then on. */
export function changeFamily(
  catalogue: Catalogue,
  producerId: number | undefined,
  id: number,
  changes: FamilyChanges,
): Promise<OwnFamily> {
  return catalogue.change((tx, changed) => changeFamilyIn(tx, changed, { id, producerId }, changes));
}

/** As part of a larger change. */
export async function changeFamilyIn(
  tx: Db,
  changed: Changed,
  { id, producerId }: { id: number; producerId: number | undefined },
  changes: FamilyChanges,
): Promise<OwnFamily> {
  const before = await lockFamily(tx, id, producerId);
  const { name, names, discountTiers, members } = changes;
  const [family] = await tx
    .update(productFamilies)
    .set({
      name: name ?? before.name,
      ...(names !== undefined && { translations: namesIn(names) }),
      ...(discountTiers !== undefined && { discountTiers }),
    })
    .where(eq(productFamilies.id, id))
    .returning();
  const rows = await lockMembers(tx, members ?? [], id);
  const wanted = members ?? asTheyAre(rows);
  refuseMembers(wanted, rows, { producerId: before.producerId, familyId: id });
  if (discountTiers === undefined) oneLadder([family!, ...newcomers(wanted, rows, id)]);
  if (wanted.length < MIN_MEMBERS) {
    await end(tx, changed, family!, rows);
    return endedFamily(family!);
  }
  await writeMembers(tx, changed, family!, wanted, rows);
  // A new name is seen on the page of each of them.
  changed.family(id);
  return (await ownFamily(tx, id))!;
}

/** Ends a family: its products get their own ladders back. */
export function endFamily(catalogue: Catalogue, producerId: number | undefined, id: number): Promise<void> {
  return catalogue.change(async (tx, changed) => {
    const family = await lockFamily(tx, id, producerId);
    await end(tx, changed, family, await lockMembers(tx, [], id));
  });
}

/** `producerId`: whose it must be; undefined: anybody's. Families are locked before products. */
export async function lockFamily(tx: Db, id: number, producerId: number | undefined): Promise<FamilyRow> {
  const whose = producerId === undefined ? undefined : eq(productFamilies.producerId, producerId);
  const [family] = await tx
    .select()
    .from(productFamilies)
    .where(and(eq(productFamilies.id, id), whose))
    .for('update');
  if (family === undefined) throw new AppError('not_found', 'errors:families.notFound');
  return family;
}

/** Those who are named, and those who are in the family. */
export function lockMembers(
  tx: Db,
  members: readonly Pick<FamilyMember, 'productId'>[],
  familyId?: number,
): Promise<ProductRow[]> {
  const named = inArray(
    products.id,
    members.map(({ productId }) => productId),
  );
  return tx
    .select()
    .from(products)
    .where(familyId === undefined ? named : or(named, eq(products.familyId, familyId)))
    .orderBy(asc(products.id))
    .for('no key update');
}

/** The ladder that all of them have; refused where they differ, for somebody has to say which it is to be. */
export function oneLadder(rows: readonly Pick<ProductRow, 'discountTiers'>[]): DiscountTier[] | null {
  const [first, ...others] = rows.map(({ discountTiers }) => discountTiers);
  if (others.some((tiers) => !isDeepStrictEqual(tiers, first)))
    throw new AppError('conflict', 'errors:families.laddersDiffer', {
      reason: 'ladders_differ',
      fields: { discountTiers: 'errors:families.laddersDiffer' },
    });
  return first ?? null;
}

/** Writes who is in the family, in their order, and lets the others go. `rows` are locked. */
export async function writeMembers(
  tx: Db,
  changed: Changed,
  family: Pick<FamilyRow, 'id' | 'discountTiers'>,
  members: readonly FamilyMember[],
  rows: readonly ProductRow[],
): Promise<void> {
  const wanted = new Map(members.map((member, position) => [member.productId, { member, position }]));
  for (const before of rows) {
    const place = wanted.get(before.id);
    await writeProduct(
      tx,
      changed,
      before,
      place === undefined
        ? columnsOutside(before)
        : {
            familyId: family.id,
            countsAs: place.member.countsAs,
            discountTiers: family.discountTiers,
            size: {
              position: place.position,
              label: place.member.label,
              labels: withoutEmpty(place.member.labels),
              ownTiers: before.size === null ? before.discountTiers : before.size.ownTiers,
            },
          },
    );
  }
}

/** Products that are to join a family and are in none yet. */
function newcomers(members: readonly FamilyMember[], rows: readonly ProductRow[], id: number): ProductRow[] {
  const named = new Set(members.map(({ productId }) => productId));
  return rows.filter((row) => named.has(row.id) && row.familyId !== id);
}

type FamilyColumns = Pick<ProductRow, 'familyId' | 'countsAs' | 'discountTiers' | 'size'>;

/** The product's own ladder comes back. */
function columnsOutside({ size, discountTiers }: ProductRow): FamilyColumns {
  return {
    familyId: null,
    countsAs: 1,
    size: null,
    discountTiers: size === null ? discountTiers : size.ownTiers,
  };
}

async function writeProduct(tx: Db, changed: Changed, before: ProductRow, set: FamilyColumns): Promise<void> {
  const [after] = await tx.update(products).set(set).where(eq(products.id, before.id)).returning();
  nameProduct(changed, before, after!);
}

async function end(tx: Db, changed: Changed, { id }: FamilyRow, rows: readonly ProductRow[]): Promise<void> {
  for (const row of rows.filter(({ familyId }) => familyId === id))
    await writeProduct(tx, changed, row, columnsOutside(row));
  await tx.delete(productFamilies).where(eq(productFamilies.id, id));
}

function endedFamily({ id, producerId, name, discountTiers }: FamilyRow): OwnFamily {
  return { id, producerId, name, names: {}, discountTiers, members: [] };
}

function asTheyAre(rows: readonly ProductRow[]): FamilyMember[] {
  return rows
    .toSorted((a, b) => a.size!.position - b.size!.position)
    .map(({ id, size, countsAs }) => ({ productId: id, countsAs, label: size!.label, labels: size!.labels }));
}

const withoutEmpty = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Record<string, string>;

const namesIn = (names: Texts) =>
  Object.fromEntries(Object.entries(withoutEmpty(names)).map(([language, name]) => [language, { name }]));
