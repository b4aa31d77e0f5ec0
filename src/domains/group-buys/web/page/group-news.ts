import type { GroupPool } from '#domains/group-buys/model/group-view.ts';

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
