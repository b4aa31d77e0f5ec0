// Who gets a parcel and who pays for it, where they are not the same.
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import type { Document } from '#domains/documents/model/document.ts';
import type { PackingSlip } from '#domains/orders/model/packing-slips.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';

const desk = openCheckoutDesk();
const GIFT = { giftTo: 'Grace Hopper', giftFrom: 'Ada and Tom', giftMessage: 'Enjoy!' };

async function give(choices: object = GIFT) {
  const guest = desk.shop.visitor();
  await desk.add(desk.oil, 1, guest);
  const { body, status } = await desk.checkout(guest, { ...FORM, ...choices });
  return { body, status, url: `/api/orders/${body.orderId}?token=${body.token}`, guest };
}

const mailOf = async (orderId: number, template: string) => {
  const mails = await desk.shop.db
    .select({ recipient: mailOutbox.recipient, data: mailOutbox.data })
    .from(mailOutbox)
    .where(eq(mailOutbox.template, template))
    .orderBy(desc(mailOutbox.id));
  return mails.find(({ data }) => (data as { orderId: number }).orderId === orderId);
};

const slipOf = async (orderId: number) => {
  const { visitor: client } = await anAdmin(desk.shop, 'slip-admin');
  return (await client.get<PackingSlip[]>(`/api/admin/orders/slips?ids=${orderId}`)).body[0]!;
};

describe('a gift', () => {
  it('bears the name of the one who gets it, and is paid and read by the one who gives it', async () => {
    const { body } = await give();
    expect(body.order).toMatchObject(GIFT);
    const [stored] = await desk.shop.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(stored).toMatchObject({ ...GIFT, customerName: FORM.customerName });
    expect(stored!.address!.name).toBe(GIFT.giftTo);
    expect(stored!.shippingAddress).toBe(FORM.shippingAddress);
    expect(await mailOf(body.orderId, 'order-confirmation')).toMatchObject({
      recipient: FORM.customerEmail,
      data: { customerName: FORM.customerName, giftTo: GIFT.giftTo, giftFrom: GIFT.giftFrom },
    });
    expect(await slipOf(body.orderId)).toMatchObject({ ...GIFT, customerName: FORM.customerName });
  });

  it('is billed to the one who gives it, with the name at the address', async () => {
    const { body, guest } = await give();
    const { body: documents } = await guest.get<{ number: string }[]>(
      `/api/orders/${body.orderId}/documents?token=${body.token}`,
    );
    const { body: invoice } = await guest.get<Document>(
      `/api/documents/${documents[0]!.number}?token=${body.token}`,
    );
    expect(invoice.recipient).toMatchObject({ name: FORM.customerName, deliveredTo: GIFT.giftTo });
  });

  it('names the one who gets it in the parts of an address too', async () => {
    const address = {
      name: 'Somebody',
      line1: '5 Oak St',
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      country: 'US',
    };
    const { body } = await give({ ...GIFT, shippingAddress: undefined, address });
    const [stored] = await desk.shop.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(stored!.address!.name).toBe(GIFT.giftTo);
    expect(stored!.shippingAddress).not.toContain('Somebody');
  });

  it('may get another name while the order may change: history and mail say so', async () => {
    const { body, url, guest } = await give();
    const changed = await guest.patch<Order>(url, { giftTo: 'Hedy Lamarr', giftFrom: null });
    expect(changed.body).toMatchObject({ giftTo: 'Hedy Lamarr', giftFrom: null, giftMessage: 'Enjoy!' });
    expect(changed.body.history.at(-1)!.changed).toEqual(['giftTo', 'giftFrom']);
    const [stored] = await desk.shop.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(stored!.address!.name).toBe('Hedy Lamarr');
    expect(await mailOf(body.orderId, 'order-changed')).toMatchObject({
      data: {
        changes: [
          { field: 'giftTo', value: 'Hedy Lamarr' },
          { field: 'giftFrom', value: null },
        ],
      },
    });
  });

  it('is one for the customer again when the name is taken away', async () => {
    const { body, url, guest } = await give();
    expect((await guest.patch<Order>(url, { giftTo: '' })).body.giftTo).toBeNull();
    const [stored] = await desk.shop.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(stored!.address!.name).toBe(FORM.customerName);
  });

  it('is found among the gifts of the desk by its name alone', async () => {
    const { body } = await give({ giftTo: 'Grace Hopper' });
    const { visitor: client } = await anAdmin(desk.shop);
    const list = await client.get<{ rows: { id: number }[] }>('/api/admin/orders?gift=true&limit=1');
    expect(JSON.stringify(list.body)).toContain(`"id":${body.orderId}`);
  });

  test.each([
    ['a link as a name', { giftTo: 'win at www.prizes.com' }],
    ['two lines', { giftFrom: 'Ada\nTom' }],
    ['a hundred and one characters', { giftTo: 'x'.repeat(101) }],
  ])('is refused with %s', async (_, choices) => {
    expect((await give(choices)).status).toBe(400);
  });

  it('with empty names is none', async () => {
    expect((await give({ giftTo: ' ', giftFrom: '' })).body.order).toMatchObject({
      giftTo: null,
      giftFrom: null,
    });
  });
});
