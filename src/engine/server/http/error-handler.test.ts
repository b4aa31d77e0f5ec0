import { expect, test } from 'vitest';
import { codeOfDatabaseError } from './error-handler.ts';

const refusal = (code: string) => new Error('wrapped', { cause: Object.assign(new Error(), { code }) });

test.each([
  ['40P01', 'unavailable'],
  ['40001', 'unavailable'],
  ['57P01', 'unavailable'],
  ['53100', 'unavailable'],
  ['23505', 'conflict'],
  ['22021', 'invalid'],
  ['42P01', undefined],
])('%s means %s', (code, meaning) => {
  expect(codeOfDatabaseError(refusal(code))).toBe(meaning);
});
