// Where an order goes: by a text, by its parts, and what both have to say.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { readOldAddresses } from '#domains/orders/server/places/read-old-addresses.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';

const desk = openCheckoutDesk();
beforeEach(async () => {
  await desk.change(desk.cheese, { perishable: true });
  await desk.add(desk.cheese, 1);
});

const { shippingAddress: _text, ...PERSON } = FORM;
const MAINE = {
  name: 'Ada Moreau',
  line1: '12 Harbour Street',
  line2: 'Flat 3',
  city: 'Portland',
  region: 'me',
  postalCode: '04101',
  country: 'US',
};
const order = (given: object) => desk.checkout(desk.visitor, { ...PERSON, ...given });
const stored = async (id: number) =>
  (
    await desk.shop.db
      .select({ text: orders.shippingAddress, address: orders.address })
      .from(orders)
      .where(eq(orders.id, id))
  )[0]!;

describe('an order keeps', () => {
  it('the text, and what it says', async () => {
    const shippingAddress = '12 Harbour Street\nPortland, ME 04101';
    const { body } = await order({ shippingAddress });
    const address = {
      line1: '12 Harbour Street',
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      country: 'US',
    };
    expect(await stored(body.orderId)).toMatchObject({ text: shippingAddress, address });
    const invoice = await desk.visitor.get<Order>(`/api/orders/${body.orderId}/invoice?token=${body.token}`);
    expect(invoice.body).toMatchObject({ shippingAddress, address: { name: 'Ada Moreau', ...address } });
    const shown = await desk.visitor.get<Order>(`/api/orders/${body.orderId}?token=${body.token}`);
    expect(shown.body).not.toHaveProperty('address');
  });

  it('a text that cannot be read, at home', async () => {
    const { body } = await order({ shippingAddress: '12 Harbour Street, Portland' });
    expect((await stored(body.orderId)).address).toMatchObject({
      country: 'US',
      region: null,
      postalCode: null,
      line1: null,
    });
  });

  it('the parts, and the text that they make', async () => {
    const { body } = await order({ address: MAINE });
    expect(await stored(body.orderId)).toEqual({
      text: '12 Harbour Street\nFlat 3\nPortland, ME 04101',
      address: { ...MAINE, region: 'ME', company: null },
    });
  });

  it('both, where they lead to the same place', async () => {
    const shippingAddress = 'Harbour Street 12, Flat 3, Portland, ME 04101-0001';
    const { body } = await order({ shippingAddress, address: MAINE });
    expect(await stored(body.orderId)).toMatchObject({ text: shippingAddress, address: { line2: 'Flat 3' } });
  });

  it('where it was moved to', async () => {
    const { body } = await order({ shippingAddress: '12 Harbour Street, Portland' });
    const url = `/api/orders/${body.orderId}?token=${body.token}`;
    const moved = await desk.visitor.patch(url, { address: { ...MAINE, line1: '14 Harbour Street' } });
    expect(moved.status).toBe(200);
    expect(await stored(body.orderId)).toMatchObject({
      text: '14 Harbour Street\nFlat 3\nPortland, ME 04101',
      address: { line1: '14 Harbour Street', region: 'ME' },
    });
    await desk.visitor.patch(url, { shippingAddress: '1 Mill Row, Troy, NY 12180' });
    expect(await stored(body.orderId)).toMatchObject({ address: { region: 'NY', city: 'Troy' } });
    expect((await desk.visitor.patch(url, { address: { ...MAINE, region: 'AK' } })).status).toBe(400);
    expect(await stored(body.orderId)).toMatchObject({ address: { region: 'NY' } });
  });
});

test.each<[string, object, string]>([
  ['no address at all', {}, 'shippingAddress'],
  ['an unknown country', { address: { ...MAINE, country: 'XX' } }, 'address.country'],
  ['a ZIP code of another state', { address: { ...MAINE, region: 'OR' } }, 'address.postalCode'],
  ['no state', { address: { ...MAINE, region: undefined } }, 'address.region'],
  [
    'a state where we do not deliver',
    { address: { ...MAINE, region: 'AK', postalCode: '99501' } },
    'address.country',
  ],
  [
    'a country where we do not deliver',
    { address: { ...MAINE, country: 'DE', region: '', postalCode: '10115' } },
    'address.country',
  ],
  [
    'a text in another country',
    { shippingAddress: 'Musterstr. 1\n10115 Berlin\nGermania' },
    'shippingAddress',
  ],
  [
    'a text that leads elsewhere',
    { address: MAINE, shippingAddress: '12 Harbour Street, Portland, OR 97201' },
    'shippingAddress',
  ],
  ['a PO box', { address: { ...MAINE, line2: 'PO Box 7' } }, 'address.line1'],
])('%s is refused, and nothing is ordered', async (_, given, field) => {
  const { body, status } = await order(given);
  expect(status).toBe(400);
  expect(Object.keys((body as Partial<Record<'fields', object>>).fields!)).toEqual([field]);
  expect((await desk.cartOf()).items).toHaveLength(1);
});

it('what was ordered before is read once, at a start', async () => {
  const { body } = await order({ address: MAINE });
  await desk.shop.db.execute(
    sql`update orders set address = null, shipping_address = '1 Mill Row, Troy, NY 12180' where id = ${body.orderId}`,
  );
  const shown = await desk.visitor.get<Order>(`/api/orders/${body.orderId}/invoice?token=${body.token}`);
  expect(shown.body.address).toMatchObject({ country: 'US', region: null });
  await readOldAddresses(desk.shop.db);
  await readOldAddresses(desk.shop.db);
  expect((await stored(body.orderId)).address).toMatchObject({
    name: 'Ada Moreau',
    city: 'Troy',
    region: 'NY',
  });
  const left = await desk.shop.db.$count(orders, sql`address is null and customer_email <> ''`);
  expect(left).toBe(0);
});
