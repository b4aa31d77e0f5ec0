import { isDeepStrictEqual } from 'node:util';
import {
  countsAsSchema,
  familyNameSchema,
  MAX_MEMBERS,
  MIN_MEMBERS,
  sizeLabelSchema,
  type FamilyMember,
} from '#domains/catalogue/model/families/family.ts';
import { numberOf } from '#domains/catalogue/model/files/cell-codecs.ts';
import type { FamilyColumn } from '#domains/catalogue/model/files/product-columns.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { namesById } from './family-names.ts';
import type { Problem } from './import-problems.ts';
import type { KnownFamily } from './known-families.queries.ts';
import type { ProductRow } from './product-cells.ts';

/** What a row says about the family of its product, after its other changes. */
export interface FamilyWish {
  row: number;
  producerId: number | null;
  /** Null: the row adds it. */
  product: ProductRow | null;
  name: string;
  tiers: DiscountTier[] | null;
  cells: Record<FamilyColumn, string>;
}

type PlannedMember = Omit<FamilyMember, 'productId'> & ({ productId: number } | { row: number });

/** What becomes of a family: `id` null makes one. With fewer than two members it ends. */
export interface FamilyStep {
  id: number | null;
  producerId: number;
  name: string;
  members: PlannedMember[];
}

export interface FamilyPlan {
  steps: FamilyStep[];
  /** By row. */
  problems: Map<number, Problem[]>;
}

interface Known {
  products: Map<number, ProductRow>;
  families: Map<number, KnownFamily>;
}

/** Rows that name the same family of the same producer. */
interface Group {
  family: KnownFamily | undefined;
  producerId: number;
  name: string;
  claimed: FamilyWish[];
  left: FamilyWish[];
}

/** Judges what a file says about families, all of its rows together. */
export function planFamilies(wishes: readonly FamilyWish[], { products, families }: Known): FamilyPlan {
  const problems = new Map<number, Problem[]>();
  const complain = (wish: FamilyWish, problem: Problem) =>
    problems.set(wish.row, [...(problems.get(wish.row) ?? []), problem]);
  const groups = new Map<string, Group>();
  const byName = new Map([...families.values()].map((each) => [keyOf(each.producerId, each.name), each]));
  for (const wish of wishes) {
    const now = wish.product?.familyId ?? null;
    const named = byName.get(keyOf(wish.producerId, wish.cells.family));
    const found = wishProblems(wish, now, named);
    for (const problem of found) complain(wish, problem);
    const family = wish.cells.family === '' && now !== null ? families.get(now) : named;
    if (found.length > 0 || (wish.cells.family === '' && now === null)) continue;
    const producerId = wish.producerId!;
    const name = family?.name ?? wish.cells.family;
    const key = keyOf(producerId, name);
    const group = groups.get(key) ?? { family, producerId, name, claimed: [], left: [] };
    group[wish.cells.family === '' ? 'left' : 'claimed'].push(wish);
    groups.set(key, group);
  }
  const isElsewhere = (group: Group) =>
    [...groups.values(), ...families.values()].some(
      ({ name, producerId }) => name === group.name && producerId !== group.producerId,
    );
  const steps: FamilyStep[] = [];
  for (const group of groups.values()) {
    const members = membersOf(group, [...products.values()]);
    for (const [wish, problem] of groupProblems(group, members.length, isElsewhere)) complain(wish, problem);
    if (isChanged(group, members, products))
      steps.push({ id: group.family?.id ?? null, producerId: group.producerId, name: group.name, members });
  }
  return { steps, problems };
}

const keyOf = (producerId: number | null, name: string) => `${producerId} ${name}`;

/** What is wrong with a row by itself. */
function wishProblems(
  { cells: { family, size, counts_as: countsAs }, producerId, name, product }: FamilyWish,
  now: number | null,
  named: KnownFamily | undefined,
): Problem[] {
  if (family === '') {
    const isEmpty = size === '' && (countsAs === '' || numberOf(countsAs) === 1);
    // Somebody who empties the name alone means that it leaves.
    if (isEmpty || now !== null) return [];
    return [{ column: 'family', key: 'errors:productFile.sizeWithoutFamily' }];
  }
  if (now !== null && now !== named?.id)
    return [{ column: 'family', key: 'errors:families.inAnother', params: { name } }];
  if (producerId === null || (named === undefined && namesById(family)))
    return [{ column: 'family', key: 'errors:productFile.noFamily', params: { name: family } }];
  const rules = [
    ['family', familyNameSchema.safeParse(product === null || named === undefined ? family : named.name)],
    ['size', sizeLabelSchema.safeParse(size)],
    ['counts_as', countsAsSchema.safeParse(unitsOf(countsAs))],
  ] as const;
  return rules.flatMap(([column, { error }]) =>
    error === undefined ? [] : [{ column, key: error.issues[0]!.message }],
  );
}

/** What is wrong with rows of one family together. */
function groupProblems(
  group: Group,
  count: number,
  isElsewhere: (group: Group) => boolean,
): [FamilyWish, Problem][] {
  const { family, claimed } = group;
  const joining = claimed.filter(({ product }) => (product?.familyId ?? null) === null);
  if (count < MIN_MEMBERS && claimed.length > 0)
    return claimed.map((wish) => [
      wish,
      isElsewhere(group)
        ? { column: 'family', key: 'errors:families.otherProducer', params: { name: wish.name } }
        : { column: 'family', key: 'validation:familyMembers' },
    ]);
  if (count > MAX_MEMBERS)
    return joining.map((wish) => [wish, { column: 'family', key: 'validation:familyMembers' }]);
  const ladder = family === undefined ? joining[0]?.tiers : family.discountTiers;
  if (joining.every(({ tiers }) => isDeepStrictEqual(tiers, ladder))) return [];
  return joining
    .filter(({ tiers }) => family === undefined || !isDeepStrictEqual(tiers, ladder))
    .map((wish) => [
      wish,
      { column: 'tiers', key: 'errors:productFile.laddersDiffer', params: { name: group.name } },
    ]);
}

/** Those who are in it stay in their order; those who join come after them, as the file names them. */
function membersOf({ family, claimed, left }: Group, known: readonly ProductRow[]): PlannedMember[] {
  const gone = new Set(left.map(({ product }) => product!.id));
  const said = new Map(claimed.map((wish) => [wish.product?.id, wish]));
  const staying = known
    .filter(({ id, familyId }) => family !== undefined && familyId === family.id && !gone.has(id))
    .toSorted((a, b) => a.size!.position - b.size!.position)
    .map(({ id, size, countsAs }): PlannedMember => {
      const wish = said.get(id);
      return {
        productId: id,
        label: wish?.cells.size ?? size!.label,
        labels: size!.labels,
        countsAs: wish === undefined ? countsAs : Number(unitsOf(wish.cells.counts_as)),
      };
    });
  const joining = claimed
    .filter(({ product }) => (product?.familyId ?? null) === null)
    .map(({ product, row, cells }): PlannedMember => {
      const member = { label: cells.size, labels: {}, countsAs: Number(unitsOf(cells.counts_as)) };
      return product === null ? { row, ...member } : { productId: product.id, ...member };
    });
  return [...staying, ...joining];
}

function isChanged(
  { family, left }: Group,
  members: readonly PlannedMember[],
  products: Map<number, ProductRow>,
): boolean {
  if (family === undefined || left.length > 0) return true;
  return members.some((member) => {
    const row = 'productId' in member ? products.get(member.productId)! : undefined;
    return (
      row?.familyId !== family.id || row.size!.label !== member.label || row.countsAs !== member.countsAs
    );
  });
}

const unitsOf = (countsAs: string) => (countsAs === '' ? 1 : numberOf(countsAs));
