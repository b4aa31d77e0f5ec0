import { replaceEqualDeep, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GroupBuy, GroupPool } from '#domains/group-buys/model/group-view.ts';
import { groupBuyQuery } from '#domains/group-buys/web/group-buy.query.ts';
import { followGroup, newerGroup, withPool } from './follow-group.ts';

/** Without a stream the page asks by itself. */
const ASK_EVERY_MS = 10_000;

/** A group buy as it is at every moment, and what has just happened to it. */
export function useLiveGroup(slug: string): { group: GroupBuy; news: readonly GroupNews[] } {
  const [isLive, setLive] = useState(false);
  const { data: group } = useSuspenseQuery({
    ...groupBuyQuery(slug),
    structuralSharing: (shown, read) =>
      replaceEqualDeep(shown, newerGroup(shown as GroupBuy | undefined, read as GroupBuy)),
    refetchInterval: ({ state }) => (state.data?.status === 'open' && !isLive ? ASK_EVERY_MS : false),
  });
  useStream(slug, group.status === 'open', setLive);

  const [seen, setSeen] = useState<{ group: GroupBuy; news: readonly GroupNews[] }>({ group, news: [] });
  if (seen.group === group) return seen;
  const news = newsBetween(seen.group, group);
  const now = { group, news: news.length === 0 ? seen.news : news };
  setSeen(now);
  return now;
}

function useStream(slug: string, isOpen: boolean, onLive: (isLive: boolean) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOpen) return undefined;
    const { queryKey } = groupBuyQuery(slug);
    const onPool = (pool: GroupPool) =>
      void client.setQueryData(queryKey, (known) => known && withPool(known, pool));
    return followGroup(slug, { onLive, onPool });
  }, [client, slug, isOpen, onLive]);
}

type Named = Pick<GroupPool['members'][number], 'id' | 'firstName' | 'quantity'>;

/** What has happened to a group buy since it was last looked at. */
export type GroupNews =
  | { kind: 'joined' | 'left' | 'changed'; member: Named }
  /** Everybody pays less from now on, or more again because somebody left. */
  | { kind: 'cheaper' | 'dearer'; percentage: number; unitPrice: number }
  | { kind: 'ended'; status: GroupPool['status'] };

export function newsBetween(before: GroupPool, after: GroupPool): GroupNews[] {
  if (after.status !== before.status) return [{ kind: 'ended', status: after.status }];
  const earlier = new Map(before.members.map((member) => [member.id, member]));
  const stayed = new Set(after.members.map(({ id }) => id));
  const news: GroupNews[] = [
    ...before.members
      .filter(({ id }) => !stayed.has(id))
      .map((member) => ({ kind: 'left' as const, member })),
    ...after.members
      .filter(({ id, quantity }) => earlier.get(id)?.quantity !== quantity)
      .map((member) => ({
        kind: earlier.has(member.id) ? ('changed' as const) : ('joined' as const),
        member,
      })),
  ];
  if (after.percentage === before.percentage) return news;
  const { percentage, unitPrice } = after;
  return [...news, { kind: percentage > before.percentage ? 'cheaper' : 'dearer', percentage, unitPrice }];
}
