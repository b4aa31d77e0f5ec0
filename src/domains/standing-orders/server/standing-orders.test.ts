import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer } from '../../../../tests/support/people.ts';
import { openStandingDesk } from '../../../../tests/support/standing-desk.ts';

describe('a standing order', () => {
  const desk = openStandingDesk();
  const oil = (quantity: number) => ({ items: [{ productId: desk.oil, quantity }] });
  const both = () => ({
    items: [
      { productId: desk.oil, quantity: 2 },
      { productId: desk.cheese, quantity: 1 },
    ],
  });
  const announced = async (form: object) => {
    const { body } = await desk.make(form);
    await desk.runOn(desk.day(7));
    return body.id;
  };
  const past = async (id: number) => (await desk.read(id)).body.past;

  it('is announced three days before, and placed once on its day', async () => {
    const { body, status } = await desk.make(oil(5));
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'active', everyWeeks: 4, nextOn: desk.day(10), past: [] });
    expect(await desk.mails('standing-made')).toHaveLength(1);
    await desk.runOn(desk.day(6));
    expect(await desk.mails('standing-announced')).toHaveLength(0);
    await desk.runOn(desk.day(7));
    await desk.runOn(desk.day(7));
    const [mail, ...others] = await desk.mails('standing-announced');
    expect(others).toEqual([]);
    expect(mail!.data).toMatchObject({ dueOn: desk.day(10), announcement: { totalCents: 118_70 } });
    await desk.runOn(desk.day(9));
    expect(await desk.orders()).toHaveLength(0);
    await desk.runOn(desk.day(10));
    await desk.runOn(desk.day(10));
    const [order, ...more] = await desk.orders();
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      orderTotalCents: 118_70,
      status: 'pending',
      customerName: 'Beatrice Marlow',
    });
    expect((await desk.read(body.id)).body.nextOn).toBe(desk.day(10 + 28));
    expect(await past(body.id)).toMatchObject([{ date: desk.day(10), state: 'ordered', orderId: order!.id }]);
    expect(await desk.mails('order-confirmation')).toHaveLength(1);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it.each([
    ['holds where the price rises', { priceCents: 30_00 }, 118_70],
    ['is lower where the price falls, shipping as it was said', { priceCents: 20_00 }, 95_00],
    ['holds where the ladder is lost', { discountTiers: [] }, 118_70],
  ])('%s', async (_, values, total) => {
    await announced(oil(5));
    await desk.change(desk.oil, values);
    await desk.runOn(desk.day(10));
    expect((await desk.orders())[0]!.orderTotalCents).toBe(total);
  });

  it('says what is dearer since it was last said', async () => {
    await desk.make(oil(1));
    await desk.change(desk.oil, { priceCents: 26_00 });
    await desk.runOn(desk.day(7));
    expect((await desk.mails('standing-announced'))[0]!.data).toMatchObject({
      announcement: { lines: [{ toldPriceCents: 24_99, unitPriceCents: 26_00 }] },
    });
  });

  it('leaves out what is missing; what is left costs no more shipping than was said', async () => {
    const id = await announced({
      items: [
        { productId: desk.oil, quantity: 4 },
        { productId: desk.cheese, quantity: 1 },
      ],
    });
    await desk.change(desk.oil, { quantityAvailable: 3 });
    await desk.runOn(desk.day(10));
    expect((await desk.orders())[0]).toMatchObject({ orderTotalCents: 10_00, shippingCents: 0 });
    expect(await past(id)).toMatchObject([
      { state: 'ordered', leftOut: [{ quantity: 4, reason: 'out_of_stock' }] },
    ]);
  });

  it('skips the date where something is missing, if that was chosen', async () => {
    const id = await announced({ ...both(), ifMissing: 'skip' });
    await desk.change(desk.oil, { forSale: false });
    await desk.runOn(desk.day(10));
    expect(await desk.orders()).toEqual([]);
    expect(await past(id)).toMatchObject([
      { state: 'missed', reason: 'missing', leftOut: [{ reason: 'withdrawn' }] },
    ]);
    expect(await desk.mails('standing-missed')).toMatchObject([
      { data: { nextOn: desk.day(38), isPaused: false } },
    ]);
  });

  it('says where nothing is left, or the producer has closed', async () => {
    const id = await announced(oil(1));
    await desk.shop.db.update(producerProfiles).set({ verified: false });
    await desk.runOn(desk.day(10));
    expect(await past(id)).toMatchObject([
      { state: 'missed', reason: 'nothing_left', leftOut: [{ reason: 'closed' }] },
    ]);
    await desk.shop.db.update(producerProfiles).set({ verified: true });
  });

  it('is skipped, paused, resumed, moved and ended', async () => {
    const id = await announced(oil(1));
    const { visitor } = desk.buyer;
    const url = `/api/user/standing-orders/${id}`;
    expect((await visitor.post(`${url}/skip`)).body).toMatchObject({
      nextOn: desk.day(38),
      past: [{ reason: 'skipped' }],
    });
    await desk.runOn(desk.day(10));
    expect(await desk.orders()).toEqual([]);
    expect((await visitor.patch(url, { paused: true })).body).toMatchObject({ status: 'paused' });
    await desk.runOn(desk.day(38));
    expect((await visitor.patch(url, { paused: false })).body).toMatchObject({
      status: 'active',
      nextOn: desk.day(66),
    });
    expect((await visitor.patch(url, { startsOn: desk.day(41) })).status).toBe(400);
    expect((await visitor.patch(url, { startsOn: desk.day(45), everyWeeks: 2 })).body).toMatchObject({
      nextOn: desk.day(45),
      dates: [desk.day(45), desk.day(59), desk.day(73), desk.day(87), desk.day(101), desk.day(115)],
    });
    expect((await visitor.delete(url)).body).toMatchObject({ status: 'ended' });
    await desk.runOn(desk.day(45));
    expect(await desk.orders()).toEqual([]);
    expect((await visitor.get<unknown[]>('/api/user/standing-orders')).body).toEqual([]);
  });

  it('is skipped by the link of its mail, by a press and not by looking; nobody else can', async () => {
    const id = await announced(oil(1));
    const date = desk.day(10);
    const token = desk.shop.shop.links.sign('standing-date', `${id}:${date}`);
    const stranger = desk.shop.visitor();
    const url = (path = '', of = token, day = date) =>
      `/api/standing-orders/${id}${path}?date=${day}&token=${of}`;
    const looked = await stranger.get(url());
    expect(looked.body).toMatchObject({ canSkip: true, total: 34_94 / 100 });
    expect(looked.text).not.toContain('Orchard');
    expect((await stranger.get(url('', 'x'))).status).toBe(404);
    expect((await stranger.post(url('/skip', token, desk.day(38)))).status).toBe(404);
    expect((await desk.read(id)).body.nextOn).toBe(date);
    expect((await stranger.post(url('/skip'))).body).toMatchObject({ canSkip: false, state: 'skipped' });
    expect((await stranger.post(url('/skip'))).body).toMatchObject({ state: 'skipped' });
    expect((await desk.read(id)).body.nextOn).toBe(desk.day(38));
  });

  it('is paused and ended by the link of its next date, and by no older one', async () => {
    const id = await announced(oil(1));
    const stranger = desk.shop.visitor();
    const url = (path: string, date: string) =>
      `/api/standing-orders/${id}/${path}?date=${date}&token=${desk.shop.shop.links.sign('standing-date', `${id}:${date}`)}`;
    const [first, second] = [desk.day(10), desk.day(38)];
    expect((await stranger.post(url('pause', first))).body).toMatchObject({
      status: 'paused',
      canSkip: false,
      state: 'skipped',
    });
    await desk.runOn(first);
    expect(await desk.orders()).toEqual([]);
    await desk.buyer.visitor.patch(`/api/user/standing-orders/${id}`, { paused: false });
    expect((await desk.read(id)).body).toMatchObject({ status: 'active', nextOn: second });
    // The mail of the date before stops nothing any more.
    for (const path of ['pause', 'end'])
      expect((await stranger.post(url(path, first))).body).toMatchObject({ status: 'active' });
    expect((await stranger.post(url('end', second).replace(/.$/u, '_'))).status).toBe(404);
    expect((await stranger.post(url('end', second))).body).toMatchObject({ status: 'ended', canSkip: false });
    expect((await stranger.post(url('end', second))).body).toMatchObject({ status: 'ended' });
  });

  it('is placed as it is wanted where it was changed after the announcement', async () => {
    const id = await announced(oil(5));
    await desk.buyer.visitor.patch(`/api/user/standing-orders/${id}`, oil(1));
    await desk.runOn(desk.day(10));
    // One alone: neither the tier of five nor their shipping.
    expect((await desk.orders())[0]!.orderTotalCents).toBe(24_99 + 9_95);
  });

  it('costs what the day says for more units than were announced', async () => {
    const id = await announced(oil(1));
    await desk.change(desk.oil, { priceCents: 40_00 });
    await desk.buyer.visitor.patch(`/api/user/standing-orders/${id}`, oil(9));
    expect((await desk.read(id)).body.next).toMatchObject({ lines: [{ price: 328.99 }] });
    await desk.runOn(desk.day(10));
    const [order] = await desk.orders();
    // One at the announced price, eight at today's by the tier of nine.
    expect(order!.orderTotalCents - order!.shippingCents).toBe(24_99 + 304_00);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('gives three days to answer where the announcement was late', async () => {
    await desk.make(oil(1));
    await desk.runOn(desk.day(10));
    expect((await desk.mails('standing-announced'))[0]!.data).toMatchObject({
      dueOn: desk.day(10),
      placeOn: desk.day(13),
    });
    await desk.runOn(desk.day(12));
    expect(await desk.orders()).toEqual([]);
    await desk.runOn(desk.day(13));
    expect(await desk.orders()).toHaveLength(1);
  });

  it.each([
    ['a first date too near', { startsOn: '2026-11-19' }, 'startsOn'],
    ['a first date that is none', { startsOn: '2026-02-30' }, 'startsOn'],
    ['every 0 weeks', { everyWeeks: 0 }, 'everyWeeks'],
    ['every 13 weeks', { everyWeeks: 13 }, 'everyWeeks'],
    ['no products', { items: [] }, 'items'],
    ['an unknown product', { items: [{ productId: 999_999, quantity: 1 }] }, 'items'],
    ['a way to pay that is not offered', { paymentMethod: 'card' }, 'paymentMethod'],
    ['no address', { shippingAddress: undefined }, 'address'],
    [
      'an address that is not delivered to',
      { shippingAddress: '1 Aurora Way, Anchorage, AK 99501' },
      'shippingAddress',
    ],
  ])('is refused with %s', async (_, form, field) => {
    const { status, body } = await desk.make({ ...oil(1), ...form });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  it('is skipped until its date is more than a year ahead, and no further', async () => {
    const { body } = await desk.make({ ...oil(1), everyWeeks: 12 });
    const skip = () => desk.buyer.visitor.post(`/api/user/standing-orders/${body.id}/skip`);
    const answers: number[] = [];
    for (let times = 0; times < 7; times += 1) answers.push((await skip()).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 409, 409]);
  });

  it('is nobody else’s', async () => {
    const { body } = await desk.make(oil(1));
    const other = await aBuyer(desk.shop, `other-${body.id}`);
    expect((await desk.read(body.id, other.visitor)).status).toBe(404);
    expect((await other.visitor.delete(`/api/user/standing-orders/${body.id}`)).status).toBe(404);
    expect((await other.visitor.post(`/api/user/standing-orders/${body.id}/skip`)).status).toBe(404);
  });

  it('orders nothing for an account that is suspended, and pauses', async () => {
    const id = await announced(oil(1));
    await desk.shop.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, desk.buyer.id));
    await desk.runOn(desk.day(10));
    expect(await desk.orders()).toEqual([]);
    await desk.shop.db.update(users).set({ suspendedAt: null }).where(eq(users.id, desk.buyer.id));
    expect((await desk.read(id)).body).toMatchObject({ status: 'paused', pauseReason: 'account' });
  });

  it('has a calendar file', async () => {
    const { body } = await desk.make(oil(2));
    const { text, headers } = await desk.buyer.visitor.get(
      `/api/user/standing-orders/${body.id}/calendar.ics`,
    );
    expect(headers['content-type']).toContain('text/calendar');
    expect(text).toContain('RRULE:FREQ=WEEKLY;INTERVAL=4\r\n');
    expect(text).toContain(`DTSTART;VALUE=DATE:${desk.day(10).replaceAll('-', '')}\r\n`);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
