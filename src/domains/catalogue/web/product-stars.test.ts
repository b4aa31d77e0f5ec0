import { describe, expect, it } from 'vitest';
import { shownRating } from './product-stars.tsx';

const unrated = (id: number) => ({ id, rating: null, reviewCount: 0 });

describe('the rating on a card', () => {
  it.each([
    [7, { rating: 4.7, count: 27 }],
    [10, { rating: 4, count: 30 }],
    [83, { rating: 4.3, count: 23 }],
  ])('is 4 + (id mod 10)/10 with 20 + (id mod 80) reviews for product %i', (id, expected) => {
    expect(shownRating(unrated(id), true)).toEqual(expected);
  });

  it('is the real one as soon as somebody has reviewed', () => {
    expect(shownRating({ id: 7, rating: 3.5, reviewCount: 2 }, true)).toEqual({ rating: 3.5, count: 2 });
    expect(shownRating({ id: 7, rating: 3.5, reviewCount: 2 }, false)).toEqual({ rating: 3.5, count: 2 });
  });

  it('is nothing where placeholders are off', () => {
    expect(shownRating(unrated(7), false)).toBeNull();
  });
});
