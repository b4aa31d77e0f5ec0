import { expect, test } from 'vitest';
import { pageSlots } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 4, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [10, 10, [1, null, 7, 8, 9, 10]],
])('page %i of %i shows %j', (page, pageCount, slots) => {
  expect(pageSlots(page, pageCount)).toEqual(slots);
});
