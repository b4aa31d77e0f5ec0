import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotalCents, originalOfLines, totalOfLines } from './line-total.ts';
import { priceLine } from './line.ts';
import { anyPriceCents, anyQuantity, anyTiers } from './tiers-arbitrary.ts';

test('a stored line costs what it was priced at', () => {
  fc.assert(
    fc.property(anyPriceCents, anyQuantity, anyTiers, (unitPriceCents, quantity, tiers) => {
      const { finalCents, originalCents, savedCents } = priceLine({ unitPriceCents, quantity, tiers });
      const stored = { priceCents: unitPriceCents, quantity, discountCents: savedCents };
      expect(lineTotalCents(stored)).toBe(finalCents);
      expect(totalOfLines([stored, stored])).toBe(2 * finalCents);
      expect(originalOfLines([stored, stored])).toBe(2 * originalCents);
    }),
  );
});
