import { expect, it } from 'vitest';
import { toPlace, withPlace } from './stored-places.ts';

const place = (slug: string, memberId: number) => ({ slug, memberId, token: `t${memberId}`, owner: null });

it('reads places, and nothing else', () => {
  expect(toPlace(place('one', 1))).toEqual(place('one', 1));
  expect([{ slug: 'two' }, null, 7].map(toPlace)).toEqual([undefined, undefined, undefined]);
});

it('keeps one place of a group buy, the newest first', () => {
  const both = withPlace([place('one', 1), place('two', 2)], place('one', 3));
  expect(both).toEqual([place('one', 3), place('two', 2)]);
});
