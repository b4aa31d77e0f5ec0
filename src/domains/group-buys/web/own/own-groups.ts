import type {
  GroupBuySummary,
  JoinedGroupBuy,
  OrganizedGroupBuy,
  OwnGroupBuys,
} from '#domains/group-buys/model/group-view.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';

export const OWN_GROUPS = '/api/user/group-buys';

/** Asked again whenever it is shown: others join and leave all the time. */
export const ownGroupsQuery = { ...apiQuery(OWN_GROUPS), staleTime: 0 };

/** A group buy that somebody organizes, takes part in, or both. */
export interface OwnGroup {
  summary: GroupBuySummary;
  organized: OrganizedGroupBuy | null;
  membership: JoinedGroupBuy['membership'] | null;
}

/** Each once: open ones first, the next to close on top; then those that ended, the last on top. */
export function ownGroups({ organized, joined }: OwnGroupBuys): OwnGroup[] {
  const bySlug = new Map<string, OwnGroup>();
  for (const group of organized)
    bySlug.set(group.slug, { summary: group, organized: group, membership: null });
  for (const group of joined) {
    const known = bySlug.get(group.slug) ?? { summary: group, organized: null };
    bySlug.set(group.slug, { ...known, membership: group.membership });
  }
  const all = [...bySlug.values()];
  const open = all.filter(({ summary }) => summary.endedAt === null);
  const ended = all.filter(({ summary }) => summary.endedAt !== null);
  return [
    ...open.sort((a, b) => a.summary.closesAt.localeCompare(b.summary.closesAt)),
    ...ended.sort((a, b) => b.summary.endedAt!.localeCompare(a.summary.endedAt!)),
  ];
}

/** Who is handed how many of one parcel: everybody who is in, and once it is closed everybody with an order. */
export function sharesToHandOut({ shares }: OrganizedGroupBuy): OrganizedGroupBuy['shares'] {
  return shares.filter(({ state }) => state === 'in' || state === 'charging' || state === 'ordered');
}
