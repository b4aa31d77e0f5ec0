// What cannot be right is refused beside its field, and nothing of it is written.
import { expect, it } from 'vitest';
import { orders } from '#domains/orders/server/orders.schema.ts';
import type { TaxRate } from '#domains/taxes/model/tax-rate.ts';
import { FORM } from '../support/checkout-desk.ts';
import { aBuyer } from '../support/people.ts';
import { openReturnsDesk } from '../support/returns-desk.ts';

const desk = openReturnsDesk();
const PORTLAND = {
  name: 'Ada Moreau',
  line1: '12 Harbour Street',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
};
type Refusal = { message: string; fields: Record<string, string> };
const refusalOf = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  ...(body as Refusal),
});

const WRONG = [
  ['an unknown country', { ...PORTLAND, country: 'XX' }, 'country', 'choose a country from the list'],
  [
    'the ZIP code of another state',
    { ...PORTLAND, postalCode: '97201' },
    'postalCode',
    'belongs to another state',
  ],
  ['a state of another country', { ...PORTLAND, region: 'ON' }, 'region', 'no such state'],
] as const;

it.each(WRONG)('an order to %s', async (_what, address, field, said) => {
  await desk.add(desk.oil, 1);
  const before = await desk.shop.db.$count(orders);
  const refused = refusalOf(
    await desk.checkout(desk.visitor, { ...FORM, shippingAddress: undefined, address }),
  );
  expect(refused.status).toBe(400);
  expect(refused.fields[`address.${field}`]).toContain(said);
  expect(await desk.shop.db.$count(orders)).toBe(before);
  expect((await desk.cartOf()).items).toHaveLength(1);
});

it.each(WRONG)('an address book with %s', async (_what, address, field, said) => {
  const { visitor } = await aBuyer(desk.shop, `reader-${field.toLowerCase()}`);
  const refused = refusalOf(await visitor.post('/api/user/addresses', address));
  expect(refused.status).toBe(400);
  expect(refused.fields[field]).toContain(said);
  expect((await visitor.get('/api/user/addresses')).body).toEqual([]);
});

it('an order with a wrong VAT id', async () => {
  await desk.add(desk.oil, 1);
  const before = await desk.shop.db.$count(orders);
  const refused = refusalOf(await desk.checkout(desk.visitor, { ...FORM, vatId: 'DE136695977' }));
  expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['vatId']]);
  expect(await desk.shop.db.$count(orders)).toBe(before);
});

it.each([
  ['a rate above 100 %', { percent: 100.001 }, 'percent'],
  ['a rate below nothing', { percent: -1 }, 'percent'],
  ['a rate of four decimals', { percent: 7.1234 }, 'percent'],
  ['an unknown country', { country: 'XX' }, 'country'],
  ['a period that ends before it begins', { from: '2027-01-01', until: '2026-01-01' }, 'until'],
])('taxes with %s', async (_what, change, field) => {
  const rate = { country: 'US', category: 'food', name: 'Tax', percent: 4, ...change };
  const refused = refusalOf(await desk.admin.post('/api/admin/tax-rates', rate));
  expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
  expect((await desk.admin.get<TaxRate[]>('/api/admin/tax-rates')).body).toEqual([]);
});
