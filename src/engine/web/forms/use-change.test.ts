import { expect, it } from 'vitest';
import { LastAsked } from './use-change.ts';

it.each([undefined, 7, { verified: true }])('%j is asked once by a double click', (variables) => {
  const last = new LastAsked();
  expect(last.isRepeated(variables, 20)).toBe(false);
  expect(last.isRepeated(variables, 220)).toBe(true);
  expect(last.isRepeated(variables, 1_100)).toBe(false);
});

it('something else is another wish', () => {
  const last = new LastAsked();
  expect(last.isRepeated(true, 20)).toBe(false);
  expect(last.isRepeated(false, 40)).toBe(false);
  expect(last.isRepeated(true, 60)).toBe(false);
});

it('what came to nothing may be asked again at once', () => {
  const last = new LastAsked();
  last.isRepeated(7, 20);
  last.forget();
  expect(last.isRepeated(7, 40)).toBe(false);
});
