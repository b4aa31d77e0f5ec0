import { expect, it } from 'vitest';
import type { GroupBuySummary } from '#domains/group-buys/model/group-view.ts';
import { groupsForHome } from './home-groups.tsx';

const group = (slug: string, name: string, memberCount: number, familyName: string | null = null) =>
  ({ slug, product: { name }, familyName, memberCount }) as GroupBuySummary;
const slugs = (groups: GroupBuySummary[]) => groupsForHome(groups).map(({ slug }) => slug);

it('shows three group buys at most, those first that most people are in', () => {
  const groups = [group('a', 'Oil', 1), group('b', 'Salt', 4), group('c', 'Rice', 2), group('d', 'Honey', 3)];
  expect(slugs(groups)).toEqual(['b', 'd', 'c']);
  expect(slugs([])).toEqual([]);
});

it('shows one of a product, and one of all sizes of a family', () => {
  const spam = Array.from({ length: 10 }, (_, at) => group(`spam-${at}`, 'Oil', 5));
  const sizes = [group('small', 'Honey, 250 g', 2, 'Honey'), group('large', 'Honey, 1 kg', 3, 'Honey')];
  expect(slugs([...spam, ...sizes])).toEqual(['spam-0', 'large']);
});
