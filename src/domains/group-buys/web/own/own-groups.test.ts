import { expect, it } from 'vitest';
import type { JoinedGroupBuy, OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { ownGroups, sharesToHandOut } from './own-groups.ts';

const organized = (slug: string, closesAt: string, endedAt: string | null = null) =>
  ({ slug, closesAt, endedAt }) as OrganizedGroupBuy;
const joined = (slug: string, closesAt: string, endedAt: string | null = null) =>
  ({ slug, closesAt, endedAt, membership: { slug } }) as JoinedGroupBuy;

it('lists each group buy once: the next to close first, what ended last', () => {
  const groups = ownGroups({
    organized: [organized('mine', '2026-11-20'), organized('over', '2026-11-01', '2026-11-01')],
    joined: [
      joined('mine', '2026-11-20'),
      joined('soon', '2026-11-18'),
      joined('lately', '2026-11-09', '2026-11-09'),
    ],
  });
  expect(groups.map(({ summary }) => summary.slug)).toEqual(['soon', 'mine', 'lately', 'over']);
  expect(groups[1]).toMatchObject({ organized: { slug: 'mine' }, membership: { slug: 'mine' } });
  expect(groups[0]).toMatchObject({ organized: null, membership: { slug: 'soon' } });
});

it('hands out to everybody who is in or has an order', () => {
  const states = ['in', 'charging', 'ordered', 'dropped', 'released'] as const;
  const shares = states.map((state) => ({ name: state, quantity: 1, state }));
  const given = sharesToHandOut({ shares } as unknown as OrganizedGroupBuy);
  expect(given.map(({ name }) => name)).toEqual(['in', 'charging', 'ordered']);
});
