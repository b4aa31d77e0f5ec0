import { describe, expect, it } from 'vitest';
import { foodFilterCount, foodParameters, readFoodSearch, toggleAllergen } from './food-search.ts';

describe('the URL of a list that leaves food out', () => {
  it.each([
    [
      { without: 'nuts,milk', perishable: false },
      { without: 'milk,nuts', perishable: false },
    ],
    [
      { without: 'nuts,nuts', perishable: 'true' },
      { without: 'nuts', perishable: true },
    ],
    [{ without: 'everything,nuts' }, { without: 'nuts', perishable: undefined }],
    [
      { without: 'everything', perishable: 'maybe' },
      { without: undefined, perishable: undefined },
    ],
    [
      { without: ['nuts'], perishable: {} },
      { without: undefined, perishable: undefined },
    ],
    [{}, { without: undefined, perishable: undefined }],
  ])('reads %j as %j', (raw, search) => {
    expect(readFoodSearch(raw)).toEqual(search);
  });

  it('takes one allergen more, and gives it back', () => {
    const one = toggleAllergen({}, 'nuts');
    const two = toggleAllergen(one, 'gluten');
    expect(two.without).toBe('gluten,nuts');
    expect(toggleAllergen(two, 'nuts').without).toBe('gluten');
    expect(toggleAllergen(one, 'nuts').without).toBeUndefined();
  });

  it('counts every choice', () => {
    expect(foodFilterCount({ without: 'gluten,nuts', perishable: false })).toBe(3);
    expect(foodFilterCount({})).toBe(0);
  });

  it('asks the API in texts', () => {
    expect(foodParameters({ without: 'nuts', perishable: false })).toEqual({
      without: 'nuts',
      perishable: 'false',
    });
    expect(foodParameters({})).toEqual({ without: undefined, perishable: undefined });
  });
});
