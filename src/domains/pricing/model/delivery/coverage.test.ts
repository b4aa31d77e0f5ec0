import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOutsideCoverage, isPoBox } from './coverage.ts';

describe('outside of what we deliver to', () => {
  test.each([
    '1 Aurora Way, Anchorage, AK 99501',
    '1 Aurora Way, Anchorage, Alaska 99501',
    '1 Beach Road\nHonolulu, HI 96801-1234',
    '1 Beach Road, Honolulu, hi 96801, USA',
    '1 Beach Road, Honolulu HI 96801 United States of America',
    'Calle Sol 1, San Juan, Puerto Rico 00901',
    'Unit 1, Box 2, APO, AE 09001',
    '1 Main St, St. Thomas, U.S. Virgin Islands 00801',
    '1 Main St, St. Thomas, VI 00801, U.S.A.',
    '1 Aurora Way, Anchorage AK99501',
    '1 Aurora Way\nAnchorage\nAK - 99501-0001\n(USA)',
    '1 Beach Road, Honolulu, Hawai\u2019i 96801',
    'Strandweg 1, Honolulu, HI 96801, Vereinigte Staaten',
    '1 rue de la Plage, Honolulu, HI 96801, États-Unis',
  ])('%s', (address) => {
    expect(isOutsideCoverage(address)).toBe(true);
  });

  test.each([
    '12 Harbour Street, Portland, OR 97201',
    '12 Alaska Avenue, Portland, ME 04101',
    '1 Pennsylvania Avenue, Washington, DC 20500',
    '12 Harbour Street, Portland',
    'HI 96801 is where I was born, 12 Harbour Street',
    'Guam',
    '1 Aurora Way, Anchorage, AK 995010',
    '1 Aurora Way, Anchorage, AK 99501, Canada',
  ])('not %s', (address) => {
    expect(isOutsideCoverage(address)).toBe(false);
  });
});

/** As a reader would write it down, at the price of the text's square. */
function isOutsideByPattern(address: string): boolean {
  const text = address.trim().replace(/[.,\s]+$/u, '');
  const local = text.replace(/[\s,.(]+(?:u\.?\s?s\.?(?:\s?a\.?)?|united states)[).]*$/iu, '').trim();
  const { before } = /^(?<before>.*?)[\s,.-]*(?<!\d)\d{5}(?:-\d{4})?$/su.exec(local)?.groups ?? {};
  return before !== undefined && /(?:^| )(?:ak|alaska)$/u.test(plainly(before));
}

const plainly = (text: string) =>
  text
    .replaceAll(/[.,\s-]+/gu, ' ')
    .trim()
    .toLowerCase();

test('judges as a pattern would', () => {
  const pieces = [
    'AK',
    'Alaska',
    '99501',
    '-1234',
    '9',
    ' ',
    ',',
    '.',
    '(',
    ')',
    '-',
    '\n',
    'USA',
    'u.s',
    'x',
  ];
  const address = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(address, (text) => {
      expect(isOutsideCoverage(text)).toBe(isOutsideByPattern(text));
    }),
    { numRuns: 20_000 },
  );
});

describe('a PO box', () => {
  test.each(['PO Box 12, Portland', 'PO-Box 12', 'P.O. Box 12', 'p o box A', 'Post Office Box 7', 'POB 12'])(
    '%s',
    (address) => {
      expect(isPoBox(address)).toBe(true);
    },
  );

  test.each(['12 Boxwood Lane', 'Poppy Box Farm 1', '1 Pobble Street'])('not %s', (address) => {
    expect(isPoBox(address)).toBe(false);
  });
});
