import { expect, it } from 'vitest';
import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import { shownIn } from './category-text.ts';

const CHEESE: AdminCategory = {
  id: 1,
  slug: 'cheese',
  name: 'Cheese',
  description: 'Raw milk.',
  imageUrl: null,
  position: 0,
  hidden: false,
  products: 7,
  translations: { de: { name: 'Käse', description: 'Rohmilch.' }, fr: { name: 'Fromages', description: '' } },
};

it('is called as its reader calls it, and in English where it is not translated', () => {
  expect(shownIn(CHEESE, 'de').shown).toEqual({ name: 'Käse', description: 'Rohmilch.' });
  expect(shownIn(CHEESE, 'fr').shown).toEqual({ name: 'Fromages', description: 'Raw milk.' });
  expect(shownIn(CHEESE, 'es').shown).toEqual({ name: 'Cheese', description: 'Raw milk.' });
  expect(shownIn(CHEESE, 'en').shown).toEqual({ name: 'Cheese', description: 'Raw milk.' });
});

it('keeps what the form edits', () => {
  expect(shownIn(CHEESE, 'de')).toMatchObject(CHEESE);
});
