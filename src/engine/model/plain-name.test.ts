import { expect, it } from 'vitest';
import { compareNames } from './plain-name.ts';

it('names are sorted as Intl sorts them, whatever their accents and capitals', () => {
  const names = [
    'Zöllner',
    'émile',
    'Alpkäserei',
    'Zollern',
    'Österreich',
    'alpaca',
    'Ñora',
    'Nero',
    'Éclair',
    'Eber',
  ];
  const sorted = names.map((name) => ({ name })).toSorted(compareNames);
  expect(sorted.map(({ name }) => name)).toEqual(names.toSorted(new Intl.Collator('en').compare));
});
