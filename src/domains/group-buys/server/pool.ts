import { nextGroupTier, pooledTerms, type ReachableTier } from '#domains/group-buys/model/group-price.ts';
import type { PriceTerms, UnitTerms } from '#domains/pricing/model/terms.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';

/** Price and ladder of the moment of opening. */
export function openingTerms({ priceCents, tiers }: Pick<GroupRow, 'priceCents' | 'tiers'>): PriceTerms {
  return { unitPriceCents: priceCents, tiers };
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
  quantity: number;
  terms: UnitTerms;
  nextTier: ReachableTier | null;
}

/** How far a group has got: by its own ladder, or what it paid once it is settled. */
export function poolOf(group: GroupRow, all: readonly MemberRow[]): Pool {
  const members = countedMembers(all);
  const quantity = unitsOf(members);
  const opening = openingTerms(group);
  const { settledPriceCents, settledPercentage } = group;
  return {
    members,
    quantity,
    terms:
      settledPriceCents === null || settledPercentage === null
        ? pooledTerms(opening, quantity)
        : { unitPriceCents: settledPriceCents, discountPercentage: settledPercentage },
    nextTier: group.status === 'open' ? nextGroupTier(opening, quantity) : null,
  };
}
