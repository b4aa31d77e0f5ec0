import type { ListedProduct } from '#domains/catalogue/model/product.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { orderItems } from '#domains/orders/server/orders.schema.ts';
import type { Membership } from '#domains/group-buys/model/group-view.ts';
import { endDueGroups } from './end-group-buys.ts';
import { aGroupFamily, type GroupFamily } from '../../../../tests/support/group-family.ts';
import { member, openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';

const desk = openGroupDesk();
let family: GroupFamily;
beforeEach(async () => {
  family = await aGroupFamily(desk);
});

const of = (bottles: number, boxes: number) =>
  [
    { productId: desk.oil, quantity: bottles },
    { productId: family.box, quantity: boxes },
  ].filter(({ quantity }) => quantity > 0);
const taking = (name: string, bottles: number, boxes: number, more: object = {}) => ({
  ...member(name, 1, more),
  quantity: undefined,
  items: of(bottles, boxes),
});
const stocks = async () => [await desk.stock(), await family.boxes()];
const placeOf = (slug: string, { memberId, token }: { memberId: number; token: string }) =>
  `/api/group-buys/${slug}/members/${memberId}?token=${token}`;
const close = async (slug: string) => {
  await desk.letClose(slug);
  await endDueGroups(desk.shop.shop, { now: new Date() });
};
/** The orders of a settled group, as their lines are stored. */
const linesOf = async (slug: string, place: { memberId: number; token: string }) => {
  const { order } = await desk.membership(slug, place);
  const lines = await desk.shop.db.select().from(orderItems).where(eq(orderItems.orderId, order!.id));
  return lines
    .sort((a, b) => a.id - b.id)
    .map(({ productId, quantity, familyId, pooledUnits, discountPercentage, priceCents, discountCents }) => ({
      productId,
      quantity,
      familyId,
      pooledUnits,
      discountPercentage,
      cents: quantity * priceCents - discountCents,
    }));
};

describe('a group buy of a family', () => {
  it('lets each member choose sizes, counts them together, and holds each on its own shelf', async () => {
    const { status, body } = await desk.open({ quantity: 2 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ quantity: 2, items: of(2, 0), share: { now: 49.98, atMost: 49.98 } });
    const ada = (await desk.join(body.slug, taking('Ada', 2, 1))).body;
    // Eight of her own are 5 % off alone; ten together 10 %.
    expect(ada).toMatchObject({
      quantity: 8,
      items: of(2, 1),
      share: { now: 161.98, atMost: 170.98 },
      shippingAtMost: 0,
    });
    expect(await stocks()).toEqual([196, 19]);
    const view = await desk.view(body.slug);
    expect(view).toMatchObject({
      familyName: 'Oil',
      pooledQuantity: 10,
      percentage: 10,
      unitPrice: 22.49,
      quantityLeft: 196 + 6 * 19,
      sizes: [
        { productId: desk.oil, label: 'Bottle', countsAs: 1, price: 24.99 },
        { productId: family.box, label: 'Case', countsAs: 6, price: 130 },
      ],
      sizesNow: [
        { productId: desk.oil, unitPrice: 22.49, quantityAvailable: 196 },
        { productId: family.box, unitPrice: 117, quantityAvailable: 19 },
      ],
      members: [
        { firstName: 'Beatrice', quantity: 2, items: of(2, 0) },
        { firstName: 'Ada', quantity: 8, items: of(2, 1) },
      ],
    });
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('settles everybody at the tier of all units, in orders that remember the family', async () => {
    const { body: organizer } = await desk.open({ quantity: undefined, items: of(0, 2) });
    const { slug } = organizer;
    const ada = (await desk.join(slug, taking('Ada', 7, 1))).body;
    expect(organizer.quantity).toBe(12);
    await close(slug);
    expect(await desk.view(slug)).toMatchObject({ status: 'settled', pooledQuantity: 25, percentage: 15 });
    const frozen = { familyId: family.id, pooledUnits: 25, discountPercentage: 15 };
    expect(await linesOf(slug, organizer)).toEqual([
      { productId: family.box, quantity: 2, cents: 221_00, ...frozen },
    ]);
    expect(await linesOf(slug, ada)).toEqual([
      { productId: desk.oil, quantity: 7, cents: 148_69, ...frozen },
      { productId: family.box, quantity: 1, cents: 110_50, ...frozen },
    ]);
    expect(await stocks()).toEqual([193, 17]);
    const mails = await desk.mailsOf(slug, 'group-settled');
    const mail = mails.find(({ recipient }) => recipient === 'ada@example.com');
    expect(mail!.data).toMatchObject({
      product: 'Oil',
      quantity: 13,
      sizes: '7 × Bottle, 1 × Case',
      pooled: 25,
      goodsCents: 148_69 + 110_50,
    });
    const share = (await desk.membership(slug, ada)).share;
    expect(share.now).toBe(259.19);
    expect(share.now).toBeLessThanOrEqual(ada.share.atMost);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('keeps prices, ladder and sizes of its opening, whatever becomes of the family', async () => {
    const slug = await desk.opened({ quantity: 4 });
    const ada = (await desk.join(slug, taking('Ada', 0, 1))).body;
    await family.producer.delete(`/api/producer/families/${family.id}`);
    await family.change(family.box, { priceCents: 200_00 });
    const bo = (await desk.join(slug, taking('Bo', 0, 1))).body;
    expect(bo.share.atMost).toBe(123.5);
    await close(slug);
    const atMost = (await linesOf(slug, ada)).reduce((sum, { cents }) => sum + cents, 0);
    expect(atMost).toBe(117_00);
    expect((await linesOf(slug, bo))[0]).toMatchObject({ familyId: family.id, pooledUnits: 16 });
  });

  it('marks the card of each size while anybody may join', async () => {
    const marked = async () => {
      const { body } = await desk.shop.visitor().get<ListedProduct[]>('/api/products');
      return [desk.oil, family.box].map((id) => body.find((product) => product.id === id)?.openGroupBuy);
    };
    const slug = await desk.opened({ quantity: 1, public: true });
    expect(await marked()).toEqual([true, true]);
    await desk.organizer.visitor.post(`/api/group-buys/${slug}/cancel`);
    expect(await marked()).toEqual([false, false]);
  });

  it('does not mark the card of a size that came to the family later: nobody can take it', async () => {
    const slug = await desk.opened({ quantity: 1, public: true });
    const own = sql`${products.producerId} = (select producer_id from products where id = ${desk.oil})`;
    const [later] = await desk.shop.db
      .select({ id: products.id })
      .from(products)
      .where(and(own, isNull(products.familyId), products.listed))
      .limit(1);
    await family.change(later!.id, { discountTiers: null });
    const members = [desk.oil, family.box, later!.id].map((productId, at) => ({
      productId,
      label: `Size ${at}`,
    }));
    const path = `/api/producer/families/${family.id}`;
    expect((await family.producer.patch(path, { members })).status).toBe(200);
    const visitor = desk.shop.visitor();
    const { body } = await visitor.get<ListedProduct[]>('/api/products');
    for (const [id, isOpen] of [
      [family.box, true],
      [later!.id, false],
    ] as const) {
      const joinable = (await visitor.get<{ slug: string }[]>(`/api/group-buys?productId=${id}`)).body;
      expect(joinable.some((group) => group.slug === slug)).toBe(isOpen);
      expect(body.find((product) => product.id === id)?.openGroupBuy).toBe(isOpen);
    }
  });

  it('changes sizes and gives them back, shelf by shelf', async () => {
    const slug = await desk.opened({ quantity: 2 });
    const ada = (await desk.join(slug, taking('Ada', 3, 1))).body;
    const guest = desk.shop.visitor();
    const place = placeOf(slug, ada);
    const swapped = await guest.patch<Membership>(place, { items: of(0, 4) });
    expect(swapped.body).toMatchObject({ quantity: 24, items: of(0, 4) });
    expect(await stocks()).toEqual([198, 16]);
    // A number is enough where one size is held.
    expect((await guest.patch<Membership>(place, { quantity: 2 })).body.items).toEqual(of(0, 2));
    await guest.patch(place, { items: of(1, 2) });
    const refused = await guest.patch(place, { quantity: 2 });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { quantity: 'Please choose at least one size' } });
    expect(await stocks()).toEqual([197, 18]);
    expect((await guest.delete(place)).status).toBe(200);
    expect(await stocks()).toEqual([198, 20]);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('never sells more of a size than there is, in whatever order members come', async () => {
    await family.change(family.box, { quantityAvailable: 3 });
    const slug = await desk.opened({ quantity: 1 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => desk.join(slug, taking(`Guest${index}`, 1, 1))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.reason).toBe('out_of_stock');
    // What was refused took nothing of the other size either.
    expect(await stocks()).toEqual([196, 0]);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('two members who swap sizes at the same moment both get them', async () => {
    await family.change(family.box, { quantityAvailable: 10 });
    const slug = await desk.opened({ quantity: 1 });
    const other = await desk.opened({ quantity: 1 });
    const ada = (await desk.join(slug, taking('Ada', 5, 0))).body;
    const bo = (await desk.join(other, taking('Bo', 0, 5))).body;
    for (let round = 0; round < 5; round += 1) {
      const [bottles, boxes] = round % 2 === 0 ? [of(0, 5), of(5, 0)] : [of(5, 0), of(0, 5)];
      const changed = await Promise.all([
        desk.shop.visitor().patch(placeOf(slug, ada), { items: bottles }),
        desk.shop.visitor().patch(placeOf(other, bo), { items: boxes }),
      ]);
      expect(changed.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(await stocks()).toEqual([200 - 1 - 1 - 5, 5]);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  test.each([
    ['of another product', () => [{ productId: 1_000_000, quantity: 1 }], 'items'],
    ['twice', () => [...of(1, 0), ...of(2, 0)], 'items'],
    ['none', () => [], 'items'],
    ['nothing of one', () => [{ productId: desk.oil, quantity: 0 }], 'items.0.quantity'],
    ['a thousand of one', () => [{ productId: desk.oil, quantity: 1_000 }], 'items.0.quantity'],
  ])('refuses sizes: %s', async (_, items, field) => {
    const slug = await desk.opened({ quantity: 1 });
    const before = await stocks();
    const { status, body } = await desk.join(slug, { ...taking('Ada', 1, 0), items: items() });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await stocks()).toEqual(before);
  });

  it('refuses a number and sizes at once, and neither', async () => {
    const slug = await desk.opened({ quantity: 1 });
    expect((await desk.join(slug, { ...taking('Ada', 1, 0), quantity: 2 })).status).toBe(400);
    expect((await desk.join(slug, { ...taking('Ada', 1, 0), items: undefined })).status).toBe(400);
  });
});

it('keeps the batches of each size apart, from joining to the parcel', async () => {
  for (const productId of [desk.oil, family.box]) {
    await family.change(productId, { tracksBatches: true, quantityAvailable: 20 });
    await desk.shop.db
      .insert(batches)
      .values({ productId, code: `LOT-${productId}-${Date.now()}`, quantity: 20 });
  }
  const slug = await desk.opened({ quantity: 1 });
  const ada = (await desk.join(slug, taking('Ada', 3, 2))).body;
  await desk.shop.visitor().patch(placeOf(slug, ada), { items: of(5, 1) });
  expect(await stocks()).toEqual([14, 19]);
  await close(slug);
  const lines = await linesOf(slug, ada);
  expect(lines.map(({ productId, quantity }) => ({ productId, quantity }))).toEqual(of(5, 1));
  const { faults } = await readLedger(desk.shop.db);
  await family.change(desk.oil, { tracksBatches: false });
  await family.change(family.box, { tracksBatches: false });
  expect(faults).toEqual([]);
});

describe('a size that is no longer sold', () => {
  it('cannot be chosen any more where nobody has taken it; the group goes on', async () => {
    const slug = await desk.opened({ quantity: 2 });
    await family.change(family.box, { forSale: false });
    await endDueGroups(desk.shop.shop, { now: new Date() });
    expect((await desk.view(slug)).sizes.map(({ label }) => label)).toEqual(['Bottle']);
    expect((await desk.join(slug, taking('Ada', 1, 1))).status).toBe(400);
    expect((await desk.join(slug, taking('Ada', 1, 0))).status).toBe(201);
    await close(slug);
    expect((await desk.view(slug)).status).toBe('settled');
  });

  it('ends the group where somebody has taken it, and everything goes back', async () => {
    const slug = await desk.opened({ quantity: 2 });
    await desk.join(slug, taking('Ada', 1, 2));
    await family.change(family.box, { forSale: false });
    await endDueGroups(desk.shop.shop, { now: new Date() });
    expect(await desk.view(slug)).toMatchObject({ status: 'cancelled', cancelReason: 'withdrawn' });
    expect(await stocks()).toEqual([200, 20]);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });
});

it('a product in no family is bought by the number, and says nothing of sizes', async () => {
  await family.producer.delete(`/api/producer/families/${family.id}`);
  const { body } = await desk.open({ quantity: 2 });
  expect(await desk.view(body.slug)).toMatchObject({
    familyName: null,
    sizes: [],
    sizesNow: [],
    members: [{ quantity: 2, items: of(2, 0) }],
  });
});

it('what is held of a size is held: its producer sees how much', async () => {
  const heldBefore = await heldBoxes();
  await desk.opened({ quantity: undefined, items: of(1, 3) });
  expect((await heldBoxes()) - heldBefore).toBe(3);
});

async function heldBoxes(): Promise<number> {
  const { body } =
    await family.producer.get<{ id: number; heldQuantity: number }[]>('/api/producer/products');
  return body.find(({ id }) => id === family.box)!.heldQuantity;
}

it('members read the sizes in their own language', async () => {
  const slug = await desk.opened({ quantity: 1 });
  const german = await desk.shop
    .visitor()
    .get<{ familyName: string; sizes: { label: string }[] }>(`/api/group-buys/${slug}?lang=de`, {
      'accept-language': 'de',
    });
  expect(german.body.familyName).toBe('Öl');
  expect(german.body.sizes.map(({ label }) => label)).toEqual(['Flasche', 'Karton']);
});

it('the order of a family can be read by its customer with both lines', async () => {
  const slug = await desk.opened({ quantity: 3 });
  const ada = (await desk.join(slug, taking('Ada', 1, 1))).body;
  await close(slug);
  const { order } = await desk.membership(slug, ada);
  const { body } = await desk.shop.visitor().get<Order>(`/api/orders/${order!.id}?token=${order!.token}`);
  expect(body.items.map(({ quantity, lineTotal }) => [quantity, lineTotal])).toEqual([
    [1, 22.49],
    [1, 117],
  ]);
});
