import { expect, it } from 'vitest';
import { hasField } from './use-submit.ts';

const VALUES = { email: '', stock: Number.NaN, photo: null, translations: { de: { name: '' } }, tiers: [1] };

it.each(['email', 'stock', 'photo', 'translations.de.name', 'tiers.0'])('%s is a field', (name) => {
  expect(hasField(VALUES, name)).toBe(true);
});

it.each(['phone', 'translations', 'translations.de', 'translations.fr.name', 'tiers', 'tiers.1'])(
  '%s is none',
  (name) => {
    expect(hasField(VALUES, name)).toBe(false);
  },
);
