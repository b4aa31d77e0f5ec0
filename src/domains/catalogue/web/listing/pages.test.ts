import { describe, expect, it } from 'vitest';
import { pageCountOf, readPage, shownPages } from './pages.ts';

describe('the page an address names', () => {
  it.each([
    [2, 2],
    ['3', 3],
    [1, undefined],
    [0, undefined],
    [1.5, undefined],
    ['x', undefined],
    [null, undefined],
    [[2], undefined],
    [undefined, undefined],
    [100_001, undefined],
  ])('%j is read as %j', (raw, page) => {
    expect(readPage(raw)).toBe(page);
  });

  it('is none beyond the last there can be', () => {
    expect(readPage(42, 42)).toBe(42);
    expect(readPage(43, 42)).toBeUndefined();
  });
});

it('a list has at least one page', () => {
  expect([0, 1, 24, 25, 71].map(pageCountOf)).toEqual([1, 1, 1, 2, 3]);
});

describe('pages on screen', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [3]],
    [7, 2, [2]],
    [0, 2, [1, 2]],
  ])('from %i to %i', (from, page, pages) => {
    expect(shownPages(from, page)).toEqual(pages);
  });
});
