import { expect, test } from 'vitest';
import { formatMoney } from '#engine/model/money.ts';
import { examplePrice, groupExample, priceSteps, storyFigures, workedExamples } from './help-figures.ts';

test('the worked examples at 24.99 are the specified ones', () => {
  expect(examplePrice()).toBe('$24.99');
  expect(workedExamples().map(({ quantity, finalCents }) => [quantity, formatMoney(finalCents)])).toEqual([
    [5, '$118.70'],
    [10, '$224.91'],
    [25, '$531.04'],
    [50, '$999.60'],
  ]);
});

test('one piece costs less with every tier', () => {
  expect(priceSteps().map(({ discountedUnitCents }) => discountedUnitCents)).toEqual([
    2499, 2374, 2249, 2124, 1999,
  ]);
});

test('the group example is what one of five pays in the group and alone', () => {
  const { quantity, share, alone } = groupExample();
  expect([quantity, share.quantity, share.discountPercentage, share.finalCents, alone.finalCents]).toEqual([
    25, 5, 15, 10621, 11870,
  ]);
});

test('the stories get the percentages of their quantities', () => {
  expect(storyFigures()).toEqual([
    { quantity: 12, percent: 10 },
    { quantity: 30, percent: 15 },
    { quantity: 54, percent: 20 },
  ]);
});
