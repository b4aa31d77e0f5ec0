import { expect, it } from 'vitest';
import { gtinSchema } from './gtin-schema.ts';
import { gtin14, isGtin } from './gtin.ts';

it.each(['4006381333931', '036000291452', '96385074', '10614141000415'])('takes %s', (gtin) => {
  expect(isGtin(gtin)).toBe(true);
});

it.each([
  '4006381333930',
  '4006381333913',
  '400638133393',
  '',
  '40063813339310',
  'ABCDEFGH',
  '９６３８５０７４',
])('refuses %s', (gtin) => {
  expect(isGtin(gtin)).toBe(false);
});

it('has 14 digits in a link, and none where nothing is said', () => {
  expect(gtin14('96385074')).toBe('00000096385074');
  expect(gtinSchema.parse(' ')).toBeNull();
  expect(gtinSchema.parse(null)).toBeNull();
});
