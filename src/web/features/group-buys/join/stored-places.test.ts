import { expect, it } from 'vitest';
import { parsePlaces, withPlace } from './stored-places.ts';

const place = (slug: string, memberId: number) => ({ slug, memberId, token: `t${memberId}`, owner: null });

it('reads what was stored, and nothing of what was not', () => {
  expect(parsePlaces(JSON.stringify([place('one', 1), { slug: 'two' }, null, 7]))).toEqual([place('one', 1)]);
  expect(parsePlaces('{')).toEqual([]);
  expect(parsePlaces('"text"')).toEqual([]);
  expect(parsePlaces(null)).toEqual([]);
});

it('keeps one place of a group buy, the newest first, and a bounded number of them', () => {
  const both = withPlace([place('one', 1), place('two', 2)], place('one', 3));
  expect(both).toEqual([place('one', 3), place('two', 2)]);
  const many = Array.from({ length: 40 }, (_, id) => place(`group-${id}`, id));
  const stored = many.reduce(withPlace, [] as ReturnType<typeof place>[]);
  expect(stored).toHaveLength(30);
  expect(stored[0]).toEqual(many.at(-1));
});
