import { expect, test } from 'vitest';
import { unitWord } from './unit-label.ts';

test.each([
  ['bottle', 'bottles'],
  ['500 ml Bottle', 'bottles'],
  ['wedge', 'wedges'],
  ['200 g wedge', 'wedges'],
  ['package', 'packages'],
  ['packages of 6', 'packages'],
  ['jar', 'items'],
  ['', 'items'],
])('a product sold by the %j is counted in %s', (unit, word) => {
  expect(unitWord(unit)).toBe(word);
});
