import { expect, it } from 'vitest';
import { RETURN_NUMBER, returnNumber } from './return-number.ts';

it('a return number has no character that is mistaken for another', () => {
  let at = 0;
  const numbers = Array.from({ length: 40 }, () => returnNumber((below) => at++ % below));
  for (const number of numbers) {
    expect(number).toMatch(RETURN_NUMBER);
    expect(number.slice('RA-'.length)).toMatch(/^[^0O1IL2Z5S8BU]{8}$/);
  }
  expect(new Set(numbers.join('').replaceAll('RA-', '')).size).toBe(23);
});
