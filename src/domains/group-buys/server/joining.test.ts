import { describe, expect, it, test } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import { inHours, member, openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';

const desk = openGroupDesk();
const books = () => readLedger(desk.shop.db);

describe('opening a group buy', () => {
  it('makes the organizer its first member and holds the units', async () => {
    const { status, body } = await desk.open({
      quantity: 4,
      title: 'Oil for the street',
      minimumQuantity: 10,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: expect.stringMatching(/^[a-z2-9]{12}$/),
      url: expect.stringContaining(`/group/${body.slug}`),
      quantity: 4,
      state: 'in',
      isOrganizer: true,
      share: { now: 99.96, atMost: 99.96 },
      payment: { method: 'invoice', status: 'none', redirectUrl: null },
      order: null,
    });
    expect(await desk.stock()).toBe(196);
    expect(await desk.view(body.slug)).toMatchObject({
      title: 'Oil for the street',
      status: 'open',
      pooledQuantity: 4,
      percentage: 0,
      unitPrice: 24.99,
      nextTier: { quantity: 5, missing: 1, percentage: 5, unitPrice: 23.74 },
      minimumQuantity: 10,
      delivery: 'separate',
      public: false,
      members: [{ firstName: 'Beatrice', quantity: 4, isOrganizer: true }],
      product: { id: desk.oil, quantityAvailable: 196 },
    });
  });

  it('is for signed-in buyers', async () => {
    expect((await desk.open({}, desk.shop.visitor())).status).toBe(401);
  });

  test.each([
    ['in the past', { closesAt: inHours(-1) }, 'closesAt', 'A group buy stays open for at least one hour'],
    ['in 7 days', { closesAt: inHours(168) }, 'closesAt', 'A group buy closes within 6 days at the latest'],
    ['of 0', { quantity: 0 }, 'quantity', 'Quantity must be at least 1'],
    ['of 1000', { quantity: 1000 }, 'quantity', 'Quantity must be at most 999'],
    ['of one and a half', { quantity: 1.5 }, 'quantity', 'Quantity must be a whole number'],
    [
      'with a book for a title',
      { title: 'x'.repeat(5_000) },
      'title',
      'A title can have at most 80 characters',
    ],
    [
      'paid with shells',
      { paymentMethod: 'shells' },
      'paymentMethod',
      'Please choose one of the payment methods',
    ],
  ])('%s is refused', async (_, change, field, message) => {
    const { status, body } = await desk.open(change);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: message });
    expect((await books()).held).toBe(desk.before.held);
  });

  it('of more than there is names what is left', async () => {
    await desk.changeProduct({ quantityAvailable: 3 });
    const { status, body } = await desk.open({ quantity: 4 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ reason: 'out_of_stock', message: expect.stringContaining('Only 3 ×') });
    expect(await desk.stock()).toBe(3);
  });

  test.each([
    ['hidden', { hidden: true }, 404],
    ['taken off sale', { forSale: false }, 409],
    ['sold out', { quantityAvailable: 0 }, 409],
  ])('of a product that is %s is refused', async (_, change, status) => {
    await desk.changeProduct(change);
    expect((await desk.open()).status).toBe(status);
  });

  it('keeps markup in a title as text', async () => {
    const title = '<img src=x onerror=alert(1)> & co';
    expect((await desk.view(await desk.opened({ title }))).title).toBe(title);
  });

  it('is possible ten times at once, not eleven', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => desk.open({ quantity: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 409]);
    expect(await desk.stock()).toBe(190);
  });
});

describe('joining', () => {
  it('by the link, without an account: everyone sees the price fall', async () => {
    const slug = await desk.opened({ quantity: 2 });
    const ada = await desk.join(slug, member('Ada', 3));
    expect(ada.status).toBe(201);
    expect(ada.body).toMatchObject({
      memberId: expect.any(Number),
      token: expect.any(String),
      share: { now: 71.22, atMost: 74.97 },
      shippingAtMost: 9.95,
    });
    expect((await desk.view(slug)).percentage).toBe(5);
    const bo = await desk.join(slug, member('Bo', 5));
    expect(bo.body.share).toEqual({ now: 112.46, atMost: 118.7 });
    expect(await desk.view(slug)).toMatchObject({
      pooledQuantity: 10,
      percentage: 10,
      unitPrice: 22.49,
      nextTier: { quantity: 25, missing: 15, percentage: 15 },
      members: [
        { firstName: 'Beatrice', quantity: 2 },
        { firstName: 'Ada', quantity: 3 },
        { firstName: 'Bo', quantity: 5 },
      ],
    });
    expect(await desk.membership(slug, ada.body)).toMatchObject({ share: { now: 67.47, atMost: 74.97 } });
    const after = await books();
    expect(after).toMatchObject({ units: desk.before.units, held: desk.before.held + 10, faults: [] });
  });

  it('shows nobody more than first names', async () => {
    const slug = await desk.opened();
    await desk.join(slug, member('Ada', 3, { customerPhone: '555 0100' }));
    const { text } = await desk.shop.visitor().get(`/api/group-buys/${slug}`);
    for (const secret of ['Moreau', 'Marlow', 'example.com', 'Harbour', 'Orchard', '555 0100', 'token'])
      expect(text).not.toContain(secret);
  });

  it('is one membership per e-mail address, also when it is sent twice at once', async () => {
    const slug = await desk.opened();
    const form = member('Ada', 3);
    const answers = await Promise.all([
      desk.join(slug, form),
      desk.join(slug, { ...form, customerEmail: 'ADA@example.com' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(Object.keys(refused.body.fields!)).toEqual(['customerEmail']);
    expect(await desk.stock()).toBe(195);
  });

  it('sells the last three units once, no matter which of ten comes first', async () => {
    await desk.changeProduct({ quantityAvailable: 5 });
    const slug = await desk.opened({ quantity: 2 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => desk.join(slug, member(`Guest${index}`, 1))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(7);
    expect(refused.every(({ body }) => body.reason === 'out_of_stock')).toBe(true);
    expect(await desk.stock()).toBe(0);
    expect((await desk.view(slug)).pooledQuantity).toBe(5);
  });

  it('takes the units from carts and checkout too', async () => {
    await desk.changeProduct({ quantityAvailable: 5 });
    await desk.opened({ quantity: 4 });
    const shopper = desk.shop.visitor();
    expect((await shopper.post('/api/cart', { productId: desk.oil, quantity: 2 })).status).toBe(409);
    expect((await shopper.post<Cart>('/api/cart', { productId: desk.oil, quantity: 1 })).status).toBe(200);
  });

  it('is over at the second of closing', async () => {
    const slug = await desk.opened();
    const { body } = await desk.join(slug, member('Ada', 1));
    await desk.letClose(slug);
    const late = await desk.join(slug, member('Bo', 1));
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ reason: 'group_closed', message: 'This group buy has closed.' });
    const place = `/api/group-buys/${slug}/members/${body.memberId}?token=${body.token}`;
    expect((await desk.shop.visitor().patch(place, { quantity: 2 })).status).toBe(409);
    expect((await desk.shop.visitor().delete(place)).status).toBe(409);
    expect(await desk.stock()).toBe(197);
  });

  test.each([0, 1000, 1.5])('with a quantity of %d is refused', async (quantity) => {
    const slug = await desk.opened();
    expect((await desk.join(slug, member('Ada', quantity))).status).toBe(400);
  });

  it('needs an address, but none where all go to the organizer', async () => {
    const { shippingAddress: _, ...noAddress } = member('Ada', 3);
    const apart = await desk.opened();
    const refused = await desk.join(apart, noAddress);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields!)).toEqual(['shippingAddress']);
    const together = await desk.opened({ delivery: 'together' });
    expect((await desk.join(together, member('Bo', 1))).status).toBe(400);
    expect((await desk.join(together, { ...noAddress, buyAnyway: true })).status).toBe(400);
    const joined = await desk.join(together, noAddress);
    expect(joined.status).toBe(201);
    expect(joined.body.shippingAtMost).toBe(0);
  });

  it('does not send perishables to a PO box', async () => {
    await desk.changeProduct({ perishable: true });
    const shippingAddress = 'PO Box 12, Portland, ME 04101';
    expect((await desk.open({ shippingAddress })).status).toBe(400);
    const slug = await desk.opened();
    expect((await desk.join(slug, member('Ada', 1, { shippingAddress }))).status).toBe(400);
    await desk.changeProduct({ perishable: false });
    expect(await desk.stock()).toBe(198);
  });

  it('of a group that nobody knows finds nothing', async () => {
    expect((await desk.join('nosuchgroup2', member('Ada', 1))).status).toBe(404);
    expect((await desk.shop.visitor().get('/api/group-buys/nosuchgroup2')).status).toBe(404);
  });
});

describe('a membership', () => {
  const place = async () => {
    const slug = await desk.opened();
    const { body } = await desk.join(slug, member('Ada', 3));
    return { ...body, url: `/api/group-buys/${slug}/members/${body.memberId}?token=${body.token}` };
  };

  it('is changed up and down with the stock', async () => {
    const { slug, url } = await place();
    const visitor = desk.shop.visitor();
    expect((await visitor.patch(url, { quantity: 8 })).body).toMatchObject({
      quantity: 8,
      share: { now: 179.93, atMost: 189.92 },
    });
    expect(await desk.stock()).toBe(190);
    await visitor.patch(url, { quantity: 1 });
    expect(await desk.stock()).toBe(197);
    expect((await desk.view(slug)).pooledQuantity).toBe(3);
    const tooMany = await visitor.patch<{ message: string }>(url, { quantity: 300 });
    expect(tooMany.status).toBe(409);
    expect(tooMany.body.message).toContain('Only 197 ×');
    for (const quantity of [0, 1000, 1.5]) expect((await visitor.patch(url, { quantity })).status).toBe(400);
    expect((await books()).units).toBe(desk.before.units);
  });

  it('is left, and may be taken again', async () => {
    const { slug, url } = await place();
    const visitor = desk.shop.visitor();
    expect((await visitor.delete(url)).body).toMatchObject({ state: 'left' });
    expect(await desk.stock()).toBe(198);
    expect((await desk.view(slug)).members).toHaveLength(1);
    expect((await visitor.delete(url)).status).toBe(409);
    expect((await visitor.patch(url, { quantity: 2 })).status).toBe(409);
    expect((await desk.join(slug, member('Ada', 1))).status).toBe(201);
  });

  it('cannot be left by the organizer, who cancels instead', async () => {
    const { body } = await desk.open();
    const url = `/api/group-buys/${body.slug}/members/${body.memberId}?token=${body.token}`;
    expect((await desk.shop.visitor().delete(url)).status).toBe(409);
  });

  it('opens with its own token only, in its own group only', async () => {
    const first = await place();
    const other = await desk.opened();
    const stranger = await desk.join(other, member('Eve', 1));
    const visitor = desk.shop.visitor();
    const urls = [
      `/api/group-buys/${first.slug}/members/${first.memberId}?token=${stranger.body.token}`,
      `/api/group-buys/${first.slug}/members/${stranger.body.memberId}?token=${stranger.body.token}`,
      `/api/group-buys/${first.slug}/members/${first.memberId}?token=`,
      `/api/group-buys/${first.slug}/members/${first.memberId}`,
    ];
    for (const url of urls) {
      expect((await visitor.get(url)).status).toBe(404);
      expect((await visitor.patch(url, { quantity: 9 })).status).toBe(404);
      expect((await visitor.delete(url)).status).toBe(404);
    }
    expect((await desk.view(first.slug)).pooledQuantity).toBe(5);
  });
});
