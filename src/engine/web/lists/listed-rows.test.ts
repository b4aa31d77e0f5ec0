import { expect, test } from 'vitest';
import { neighboursOf, rememberRows } from './listed-rows.ts';

test('a record knows what stands before and after it in the list it was opened from', () => {
  rememberRows('orders', [9, 7, 4]);
  expect(neighboursOf('orders', 7)).toEqual({ previous: 9, next: 4 });
  expect(neighboursOf('orders', 9)).toEqual({ previous: null, next: 7 });
  expect(neighboursOf('orders', 4)).toEqual({ previous: 7, next: null });
});

test('one that is not in the list, or whose list was never shown, has no neighbours', () => {
  rememberRows('orders', [9, 7, 4]);
  expect(neighboursOf('orders', 5)).toEqual({ previous: null, next: null });
  expect(neighboursOf('returns', 7)).toEqual({ previous: null, next: null });
});
