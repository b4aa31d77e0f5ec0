import { describe, expect, it } from 'vitest';
import { moveActive, searchHref, splitMatch, suggestionGroups } from './suggestion-options.ts';

describe('the list of suggestions', () => {
  it('shows products, producers and categories with their URLs, and no empty group', () => {
    const groups = suggestionGroups({
      products: [{ name: 'Crème de Marrons', slug: 'creme-de-marrons' }],
      producers: [],
      categories: [{ name: 'Cheese', slug: 'cheese' }],
    });
    expect(groups).toEqual([
      {
        title: 'products',
        options: [{ name: 'Crème de Marrons', href: '/product/creme-de-marrons', position: 0 }],
      },
      { title: 'categories', options: [{ name: 'Cheese', href: '/shop/cheese', position: 1 }] },
    ]);
  });

  it('is empty before an answer is there', () => {
    expect(suggestionGroups(undefined)).toEqual([]);
  });
});

it('encodes what was typed into the address', () => {
  expect(searchHref('oil & vinegar')).toBe('/search?q=oil%20%26%20vinegar');
});

describe('the arrow keys', () => {
  it.each([
    [-1, 1, 0],
    [0, 1, 1],
    [2, 1, -1],
    [-1, -1, 2],
    [0, -1, -1],
  ] as const)('go from %i by %i to %i of three', (from, step, to) => {
    expect(moveActive(from, step, 3)).toBe(to);
  });

  it('stay in the field when there is nothing to choose', () => {
    expect(moveActive(-1, 1, 0)).toBe(-1);
  });
});

describe('what was typed, within a name', () => {
  it('is found through accents and letter case', () => {
    expect(splitMatch('Crème de Marrons', 'creme')).toEqual(['', 'Crème', ' de Marrons']);
    expect(splitMatch('Aged Gouda', 'GOU')).toEqual(['Aged ', 'Gou', 'da']);
  });

  it('is left unmarked where it does not occur, as with a typing error', () => {
    expect(splitMatch('Aged Balsamic', 'balsmic')).toEqual(['Aged Balsamic', '', '']);
  });
});
