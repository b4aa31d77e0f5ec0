import { nextGroupTier, type ReachableTier } from '#domains/group-buys/model/group-price.ts';
import { pooledPrices, type GroupTerms, type SizePrices } from '#domains/group-buys/model/group-sizes.ts';
import type { UnitTerms } from '#domains/pricing/model/terms.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';

/** Prices and ladder of the moment of opening. */
export function openingTerms({ sizes, tiers }: Pick<GroupRow, 'sizes' | 'tiers'>): GroupTerms {
  return { sizes, tiers };
}

/** Whose quantities count: those who are in and, once it has ended, those who were. */
export function countedMembers(members: readonly MemberRow[]): MemberRow[] {
  return members.filter(({ state }) => state !== 'waiting' && state !== 'left' && state !== 'lapsed');
}

export function unitsOf(members: readonly Pick<MemberRow, 'quantity'>[]): number {
  return members.reduce((units, { quantity }) => units + quantity, 0);
}

export interface Pool {
  members: MemberRow[];
  /** Units on the ladder. */
  quantity: number;
  /** Of each size. */
  prices: SizePrices;
  /** Of the product that it was opened for. */
  terms: UnitTerms;
  nextTier: ReachableTier | null;
}

/** How far a group has got: by its own ladder, or what it paid once it is settled. */
export function poolOf(group: GroupRow, all: readonly MemberRow[]): Pool {
  const members = countedMembers(all);
  const quantity = unitsOf(members);
  const { priceCents: unitPriceCents, tiers, productId } = group;
  const prices = new Map(pooledPrices(openingTerms(group), quantity));
  for (const size of group.sizes) if (size.settled) prices.set(size.productId, size.settled);
  return {
    members,
    quantity,
    prices,
    terms: prices.get(productId)!,
    nextTier: group.status === 'open' ? nextGroupTier({ unitPriceCents, tiers }, quantity) : null,
  };
}
