import sharp from 'sharp';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { returnPhotos, returns } from '#domains/returns/server/returns.schema.ts';
import { forgetCustomers } from '#domains/orders/server/personal-data/customer-data.ts';
import { aBuyer, aProducer } from '../../../../../tests/support/people.ts';
import {
  openReturnsDesk,
  smallPhoto,
  type DeliveredOrder,
} from '../../../../../tests/support/returns-desk.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../../tests/support/test-app.ts';
import { aBomb, aPhoto, sendForm, sendPicture } from '../../../../../tests/support/uploads.ts';
import { MAX_WAITING_PHOTOS, removeOldPhotos } from './return-photos.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('photos of what is wrong', { timeout: 120_000 }, () => {
  const desk = openReturnsDesk();
  let mill: Visitor;
  let stranger: Visitor;
  let buyer: { id: number; visitor: Visitor };
  beforeAll(async () => {
    mill = (await aProducer(desk.shop, 'frantoio-ripalunga')).visitor;
    stranger = (await aProducer(desk.shop, 'skerrowdale-dairy')).visitor;
    buyer = await aBuyer(desk.shop);
  });

  const send = (
    order: DeliveredOrder,
    picture?: { bytes: Uint8Array; name?: string; type?: string },
    who?: Visitor,
  ) =>
    sendPicture(
      who ?? desk.visitor,
      { orderId: String(order.id) },
      picture,
      `/api/uploads/return-photos?token=${who === undefined ? order.token : ''}`,
    );
  const claim = async (order: DeliveredOrder) => {
    const { id, url } = await desk.photo(order);
    const answer = await desk.request(order, { reason: 'damaged', photos: [id] });
    return { returnId: answer.body.id, photoId: id, url };
  };
  const count = () => desk.shop.db.$count(returnPhotos);

  it('are prepared like pictures, without what a camera writes into them', async () => {
    const order = await desk.buy({ oil: 1 });
    const sent = await send(order, { bytes: await aPhoto(1500, 1000) });
    expect(sent.status).toBe(201);
    const answer = await desk.shop.app.inject({ method: 'GET', url: sent.body.url });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
    const seen = await sharp(answer.rawPayload).metadata();
    expect([seen.format, seen.width, seen.exif]).toEqual(['jpeg', 1200, undefined]);
  });

  it('that are none are refused: a script, a bomb, too much, nothing', async () => {
    const order = await desk.buy({ oil: 1 });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<script>alert(1)</script>');
    for (const [bytes, name, type] of [
      [svg, 'a.svg', 'image/svg+xml'],
      [html, 'a.jpg', 'image/jpeg'],
    ] as const)
      expect((await send(order, { bytes, name, type })).status).toBe(400);
    const burst = await send(order, { bytes: aBomb(9_000, 9_000), name: 'bomb.png' });
    expect([burst.status, burst.body.message]).toEqual([400, expect.stringContaining('50 megapixels')]);
    expect((await send(order, { bytes: Buffer.alloc(11 * 1024 * 1024, 1) })).status).toBe(413);
    const url = `/api/uploads/return-photos?token=${order.token}`;
    expect((await sendForm(desk.visitor, { orderId: String(order.id) }, undefined, url)).status).toBe(400);
    expect((await desk.visitor.post(url, { orderId: order.id })).status).toBe(415);
  });

  it('twelve of them: ten may wait, five belong to a case', async () => {
    const order = await desk.buy({ oil: 2 });
    const picture = { bytes: await smallPhoto() };
    // Each that is sent takes a process; those before the last are put where it would put them.
    const sent = Array.from({ length: MAX_WAITING_PHOTOS - 1 }, () => ({
      orderId: order.id,
      picture: picture.bytes,
    }));
    const stored = await desk.shop.db.insert(returnPhotos).values(sent).returning({ id: returnPhotos.id });
    const ids = [...stored.map(({ id }) => id), (await desk.photo(order)).id];
    for (const _ of [11, 12]) expect((await send(order, picture)).status).toBe(409);
    const many = await desk.request(order, { reason: 'damaged', photos: ids.slice(0, 6) });
    expect([many.status, many.body.message]).toEqual([400, 'At most 5 photos can be added']);
    const five = ids.slice(0, 5);
    expect((await desk.request(order, { reason: 'damaged', photos: five })).status).toBe(201);
    expect((await desk.views(order))[0]!.photos.map(({ id }) => id)).toEqual(five);
    // Each belongs to one case, and to the order it was sent for.
    expect((await desk.request(order, { reason: 'damaged', photos: five })).status).toBe(400);
    const other = await desk.buy({ oil: 1 });
    expect((await desk.request(other, { reason: 'damaged', photos: ids.slice(5, 6) })).status).toBe(400);
  });

  it("cannot be sent for another's order", async () => {
    const order = await desk.buy({ oil: 1 });
    const before = await count();
    for (const who of [desk.visitor, buyer.visitor, mill])
      expect(
        (await sendPicture(who, { orderId: String(order.id) }, undefined, '/api/uploads/return-photos'))
          .status,
      ).toBe(404);
    expect(await count()).toBe(before);
  });

  it('are seen by the customer, the producer concerned and administrators, and by nobody else', async () => {
    const order = await desk.buy({ oil: 1 });
    await desk.shop.db.update(orders).set({ userId: buyer.id }).where(eq(orders.id, order.id));
    const { photoId, url } = await claim(order);
    const bare = `/api/return-photos/${photoId}`;
    expect(url).toBe(`${bare}?token=${order.token}`);
    const status = async (who: Visitor, at = bare) => (await who.get(at)).status;
    expect(await status(desk.visitor, url)).toBe(200);
    for (const who of [buyer.visitor, mill, desk.admin]) expect(await status(who)).toBe(200);
    for (const who of [desk.shop.visitor(), stranger]) expect(await status(who)).toBe(404);
    const other = await desk.buy({ oil: 1 });
    expect(await status(desk.shop.visitor(), `${bare}?token=${other.token}`)).toBe(404);
    expect(await status(desk.admin, '/api/return-photos/999999')).toBe(404);
    // Not yet part of a case: no producer is concerned.
    const { id: waiting } = await desk.photo(other);
    expect(await status(mill, `/api/return-photos/${waiting}`)).toBe(404);
  });

  it('go a day after nobody used them, and 90 days after their case was closed', async () => {
    const order = await desk.buy({ oil: 2 });
    const open = await claim(order);
    const closed = await claim(order);
    const unused = await desk.photo(order);
    await desk.walk(closed.returnId, 'declined');
    const left = async () =>
      (
        await desk.shop.db
          .select({ id: returnPhotos.id })
          .from(returnPhotos)
          .where(eq(returnPhotos.orderId, order.id))
      )
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    const inDays = (days: number) => removeOldPhotos(desk.shop.db, new Date(Date.now() + days * DAY_MS));
    await inDays(0.9);
    expect(await left()).toEqual([open.photoId, closed.photoId, unused.id]);
    await inDays(1.1);
    expect(await left()).toEqual([open.photoId, closed.photoId]);
    await inDays(89);
    expect(await left()).toEqual([open.photoId, closed.photoId]);
    await inDays(91);
    expect(await left()).toEqual([open.photoId]);
  });

  it('are part of the data of an account, and go with it once the case is closed', async () => {
    const me = await aBuyer(desk.shop, 'leaving');
    const order = await desk.buy({ oil: 1 });
    await desk.shop.db.update(orders).set({ userId: me.id }).where(eq(orders.id, order.id));
    const { id: photo } = await desk.photo(order);
    const { id, number } = (
      await desk.request(order, { reason: 'damaged', details: 'It leaks', photos: [photo] })
    ).body;
    const { body } = await me.visitor.get('/api/profile/export');
    expect(body).toMatchObject({
      orders: [{ id: order.id }],
      returns: [
        {
          orderId: order.id,
          number,
          details: 'It leaks',
          photos: [`/api/return-photos/${photo}`],
          notes: [],
        },
      ],
    });
    expect((await me.visitor.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    await desk.shop.db.execute(
      sql`update order_parts set shipped_at = now() - interval '60 days', delivered_at = now() - interval '50 days'
           where order_id = ${order.id}`,
    );
    await forgetCustomers(desk.shop.db);
    const stored = async () => (await desk.shop.db.select().from(returns).where(eq(returns.id, id)))[0]!;
    expect((await stored()).details).toBe('It leaks');
    await desk.decide(id, { status: 'declined', note: 'Dear Beatrice' });
    await forgetCustomers(desk.shop.db);
    expect((await stored()).details).toBe('');
    expect(await desk.shop.db.$count(returnPhotos, eq(returnPhotos.orderId, order.id))).toBe(0);
    expect(JSON.stringify((await desk.admin.get(`/api/admin/returns/${id}`)).body)).not.toContain('Beatrice');
  });
});
