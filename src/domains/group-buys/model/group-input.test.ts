import { describe, expect, it, test } from 'vitest';
import english from '#engine/texts/en/validation.json';
import { firstName } from './group-view.ts';
import { joinGroupBuySchema, openGroupBuySchema } from './group-input.ts';

const JOIN = { quantity: 2, customerName: 'Ada Moreau', customerEmail: 'ada@example.com' };
const OPEN = {
  ...JOIN,
  productId: 1,
  closesAt: '2026-11-17T12:00:00Z',
  delivery: 'separate',
  shippingAddress: '12 Harbour Street, Portland',
};

const faultOf = (change: object) => {
  const { error } = openGroupBuySchema.safeParse({ ...OPEN, ...change });
  return error?.issues.map(({ path, message }) => [path[0], message]);
};

describe('the form of a group buy', () => {
  it('needs no more than what an order needs, and when it closes', () => {
    expect(openGroupBuySchema.parse(OPEN)).toEqual(OPEN);
    expect(joinGroupBuySchema.parse(JOIN)).toEqual(JOIN);
  });

  test.each([
    [{ quantity: 0 }, 'quantity', 'quantityMin1'],
    [{ quantity: 1000 }, 'quantity', 'quantityMax999'],
    [{ quantity: 1.5 }, 'quantity', 'quantityInteger'],
    [{ title: 'x'.repeat(5_000) }, 'title', 'groupTitleMax80'],
    [{ title: 'Oil\nfor all' }, 'title', 'invalidInput'],
    [{ title: 'Visit www.example.com' }, 'title', 'nameWithLink'],
    [{ closesAt: 'tomorrow' }, 'closesAt', 'closesAtInvalid'],
    [{ closesAt: '2026-11-17' }, 'closesAt', 'closesAtInvalid'],
    [{ delivery: 'by drone' }, 'delivery', 'groupDeliveryInvalid'],
    [{ minimumQuantity: 0 }, 'minimumQuantity', 'minimumQuantityInvalid'],
    [{ minimumQuantity: 10_000 }, 'minimumQuantity', 'minimumQuantityInvalid'],
    [{ delivery: 'together', public: true }, 'public', 'publicTogether'],
    [{ shippingAddress: 'Honolulu, HI 96813' }, 'shippingAddress', 'outsideCoverage'],
  ])('refuses %j', (change, field, key) => {
    expect(faultOf(change)).toEqual([[field, `validation:${key}`]]);
    expect(english).toHaveProperty(key);
  });

  it('takes markup in a title for the text that it is', () => {
    expect(faultOf({ title: '<b>Oil</b> for <script>all</script>' })).toBeUndefined();
  });
});

test.each([
  ['Ada Moreau', 'Ada'],
  ['  Zoë   van den Berg ', 'Zoë'],
  ['Cher', 'Cher'],
  ['x'.repeat(200), 'x'.repeat(40)],
])('of %j the group sees %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});
