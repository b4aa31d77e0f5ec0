import { expect, test } from 'vitest';
import { commitDraft, DEFAULT_QUANTITY_RANGE, stepDraft } from './quantity-control.tsx';

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['1', 1],
  ['999', 999],
  ['0', 1],
  ['-4', 1],
  ['1000', 999],
  ['99999999999999999999', 999],
  ['2.9', 2],
  ['', 1],
  ['abc', 1],
  ['Infinity', 1],
])('the draft %j is committed as %i', (draft, quantity) => {
  expect(commitDraft(draft, DEFAULT_QUANTITY_RANGE)).toBe(quantity);
});

test('another range has its own minimum', () => {
  expect(commitDraft('abc', { min: 6, max: 24 })).toBe(6);
  expect(commitDraft('40', { min: 6, max: 24 })).toBe(24);
});

test.each([
  ['4', 1, 5],
  ['4', -1, 3],
  ['1', -1, 1],
  ['999', 1, 999],
  ['abc', 1, 2],
])('from %j a step of %i leads to %i', (draft, step, quantity) => {
  expect(stepDraft(draft, step, DEFAULT_QUANTITY_RANGE)).toBe(quantity);
});
