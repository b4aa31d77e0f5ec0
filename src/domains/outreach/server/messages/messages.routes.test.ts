import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { INVISIBLE_BREAK } from '#engine/model/person-name.ts';
import { holdsEmailAddress, type Thread } from '#domains/outreach/model/messages/messages.ts';
import { messageThreads, messages } from '#domains/outreach/server/messages.schema.ts';
import { writeInto } from './write-message.ts';
import { writeMessageMail } from './write-message-mail.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
let shop: TestApp;
let oilId: number;
let maker: Awaited<ReturnType<typeof aProducer>>;
let stranger: Awaited<ReturnType<typeof aProducer>>;
let admin: Awaited<ReturnType<typeof anAdmin>>;
beforeAll(async () => {
  shop = await openTestApp();
  const [oil] = await rows<{ id: number; slug: string; producerId: number }>(
    shop.db,
    sql`select p.id, r.slug, r.id as "producerId" from products p join producer_profiles r on r.id = p.producer_id where p.slug = ${OIL}`,
  );
  oilId = oil!.id;
  const [other] = await rows<{ slug: string }>(
    shop.db,
    sql`select slug from producer_profiles where id <> ${oil!.producerId} order by id limit 1`,
  );
  maker = await aProducer(shop, oil!.slug);
  stranger = await aProducer(shop, other!.slug);
  admin = await anAdmin(shop);
});

let number = 0;
let buyer: Awaited<ReturnType<typeof aBuyer>>;
beforeEach(async () => {
  number += 1;
  buyer = await aBuyer(shop, `buyer-${number}`);
});

async function aPart(userId?: number): Promise<{ orderId: number; partId: number; token: string }> {
  const orderId = await anOrder(shop.db, {
    ...(userId !== undefined && { userId }),
    lines: [{ slug: OIL, quantity: 1 }],
  });
  const [part] = await rows<{ id: number }>(
    shop.db,
    sql`select id from order_parts where order_id = ${orderId}`,
  );
  return { orderId, partId: part!.id, token: shop.shop.links.sign('order', orderId) };
}

const say = (visitor: Visitor, about: object, text = 'When was it pressed?', query = '') =>
  visitor.post<Thread>(`/api/messages${query}`, { about, text });
const mailsOf = (threadId: number) =>
  shop.db
    .select()
    .from(mailOutbox)
    .where(
      sql`${mailOutbox.template} = 'new-message' and ${mailOutbox.data} ->> 'threadId' = ${String(threadId)}`,
    )
    .orderBy(mailOutbox.id);

describe('a conversation', () => {
  it('begins with a question about a product and goes both ways', async () => {
    const asked = await say(buyer.visitor, { productId: oilId });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ about: { productId: oilId }, unread: 0 });
    const { id } = asked.body;
    const seen = (await maker.visitor.get<Thread[]>('/api/messages')).body.find((one) => one.id === id);
    expect(seen).toMatchObject({ unread: 1, with: 'Beatrice M' });
    const german = await maker.visitor.get<Thread>(`/api/messages/${id}`, { 'accept-language': 'de' });
    expect(german.body.about.name).toBe('Natives Olivenöl extra Taggiasca');
    await maker.visitor.post(`/api/messages/${id}`, { text: 'On 3 November.' });
    const { body } = await buyer.visitor.get<Thread>(`/api/messages/${id}`);
    expect(body.messages.map(({ from, text }) => [from, text])).toEqual([
      ['customer', 'When was it pressed?'],
      ['producer', 'On 3 November.'],
    ]);
    expect(body.unread).toBe(1);
    await buyer.visitor.post(`/api/messages/${id}/read`, {});
    expect((await buyer.visitor.get<Thread>(`/api/messages/${id}`)).body.unread).toBe(0);
  });

  it('about a part is one, however often and by whom it is begun', async () => {
    const { partId } = await aPart(buyer.id);
    const both = await Promise.all([
      say(buyer.visitor, { orderPartId: partId }),
      say(maker.visitor, { orderPartId: partId }, 'Your oil leaves tomorrow.'),
      say(buyer.visitor, { orderPartId: partId }, 'Thank you!'),
    ]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect((await buyer.visitor.get<Thread>(`/api/messages/${both[0].body.id}`)).body.messages).toHaveLength(
      3,
    );
  });

  it('is open to a guest by the token of the order, and to nobody without it', async () => {
    const { orderId, partId, token } = await aPart();
    const guest = shop.visitor();
    const { body, status } = await say(
      guest,
      { orderPartId: partId },
      'Is it on its way?',
      `?token=${token}`,
    );
    expect(status).toBe(201);
    expect((await guest.get(`/api/messages/${body.id}?token=${token}`)).status).toBe(200);
    expect((await guest.get<Thread[]>(`/api/messages?orderId=${orderId}&token=${token}`)).body).toHaveLength(
      1,
    );
    const other = await aPart();
    for (const wrong of ['', '?token=made-up', `?token=${other.token}`]) {
      expect([401, 404]).toContain((await guest.get(`/api/messages/${body.id}${wrong}`)).status);
      expect([401, 404]).toContain((await say(guest, { orderPartId: partId }, 'Me too', wrong)).status);
    }
  });

  it('does not exist for other buyers, other producers and administrators', async () => {
    const { partId } = await aPart(buyer.id);
    const { id } = (await say(buyer.visitor, { orderPartId: partId })).body;
    const other = await aBuyer(shop, `other-${number}`);
    for (const visitor of [other.visitor, stranger.visitor, admin.visitor]) {
      expect((await visitor.get(`/api/messages/${id}`)).status).toBe(404);
      expect([403, 404]).toContain((await visitor.post(`/api/messages/${id}`, { text: 'Hello' })).status);
    }
    expect((await say(other.visitor, { orderPartId: partId })).status).toBe(404);
    expect((await say(stranger.visitor, { orderPartId: partId })).status).toBe(404);
    expect((await say(maker.visitor, { productId: oilId })).status).toBe(403);
  });

  it('is read by administrators once it was reported, who do not write into it', async () => {
    const { id } = (await say(buyer.visitor, { productId: oilId })).body;
    expect((await maker.visitor.post(`/api/messages/${id}/report`, {})).status).toBe(200);
    const listed = async () =>
      (await admin.visitor.get<Thread[]>('/api/messages')).body.some((thread) => thread.id === id);
    expect(await listed()).toBe(true);
    const read = (await admin.visitor.get<Thread>(`/api/messages/${id}`)).body;
    expect([read.messages.length, read.reportedBy]).toEqual([1, 'producer']);
    expect((await buyer.visitor.get<Thread>(`/api/messages/${id}`)).body).not.toHaveProperty('reportedBy');
    expect((await admin.visitor.post(`/api/messages/${id}`, { text: 'Stop' })).status).toBe(403);
    await admin.visitor.post(`/api/messages/${id}/read`, {});
    expect(await listed()).toBe(false);
  });

  it('waits for another look where it is reported again after one, and the audit log knows who looked', async () => {
    const { id } = (await say(buyer.visitor, { productId: oilId })).body;
    const isReported = async () => (await buyer.visitor.get<Thread>(`/api/messages/${id}`)).body.reported;
    const waiting = async () =>
      (await admin.visitor.get<{ name: string; count: number }[]>('/api/admin/waiting')).body.find(
        ({ name }) => name === 'reportedMessages',
      )?.count ?? 0;
    const before = await waiting();
    for (const round of [1, 2]) {
      await maker.visitor.post(`/api/messages/${id}/report`, {});
      expect(await isReported()).toBe(true);
      expect(await waiting()).toBe(before + 1);
      for (const _twice of [1, 2]) await admin.visitor.post(`/api/messages/${id}/read`, {});
      expect(await isReported()).toBe(false);
      expect(await waiting()).toBe(before);
      const looks = await rows(
        shop.db,
        sql`select from audit_log where action = 'messages.review' and entity_id = ${String(id)}`,
      );
      expect(looks).toHaveLength(round);
    }
  });

  it('waits at the desk of its producer until it is read', async () => {
    const waiting = async () =>
      (await maker.visitor.get<{ name: string; count: number }[]>('/api/producer/waiting')).body.find(
        ({ name }) => name === 'messages',
      )?.count ?? 0;
    const before = await waiting();
    const { id } = (await say(buyer.visitor, { productId: oilId })).body;
    await buyer.visitor.post(`/api/messages/${id}`, { text: 'And where?' });
    expect(await waiting()).toBe(before + 2);
    await maker.visitor.post(`/api/messages/${id}/read`, {});
    expect(await waiting()).toBe(before);
  });

  it('is found by its order', async () => {
    const { orderId, partId } = await aPart(buyer.id);
    await say(buyer.visitor, { productId: oilId });
    const { id } = (await say(buyer.visitor, { orderPartId: partId })).body;
    for (const { visitor } of [buyer, maker]) {
      const { body } = await visitor.get<Thread[]>(`/api/messages?orderId=${orderId}`);
      expect(body.map((thread) => thread.id)).toEqual([id]);
    }
    expect((await stranger.visitor.get<Thread[]>(`/api/messages?orderId=${orderId}`)).body).toEqual([]);
  });

  it('goes with the account of the buyer', async () => {
    const { id } = (await say(buyer.visitor, { productId: oilId })).body;
    await shop.db.execute(sql`delete from message_threads where user_id = ${buyer.id}`);
    expect(await shop.db.select().from(messages).where(eq(messages.threadId, id))).toEqual([]);
  });
});

describe('a text', () => {
  it.each([
    ['', 400],
    ['   ', 400],
    ['x'.repeat(2_001), 400],
    ['Write to ada@example.com please', 400],
    ['x'.repeat(2_000), 201],
    ['3 bottles @ $20 each', 201],
  ])('%j answers %i', async (text, status) => {
    expect((await say(buyer.visitor, { productId: oilId }, text)).status).toBe(status);
  });

  it('may not hold an e-mail address, in any spelling that mail programs know', () => {
    expect(
      [
        'a@b.example',
        'ADA@EXAMPLE',
        '(ada@example.com)',
        'ö@ü.de',
        'me.@me@evil.com',
        'me@@evil.com',
        'me＠evil.com',
        'me @ evil.com',
      ].filter((one) => !holdsEmailAddress(one)),
    ).toEqual([]);
    expect(['@home', 'a @ b', 'price@', '@'].filter(holdsEmailAddress)).toEqual([]);
  });

  it('keeps no link to elsewhere alive', async () => {
    const { body } = await say(buyer.visitor, { productId: oilId }, 'See https://evil.example/win');
    expect(body.messages[0]!.text).not.toContain('https://evil');
    expect(body.messages[0]!.text.replaceAll(INVISIBLE_BREAK, '')).toBe('See https://evil.example/win');
  });

  it('is one of twenty an hour', async () => {
    const strict = await openTestApp({ rateLimit: true });
    const [oil] = await rows<{ id: number }>(
      strict.db,
      sql`select p.id from products p where p.slug = ${OIL}`,
    );
    const [producer] = await rows<{ slug: string }>(
      strict.db,
      sql`select r.slug from products p join producer_profiles r on r.id = p.producer_id where p.slug = ${OIL}`,
    );
    await aProducer(strict, producer!.slug);
    const { visitor } = await aBuyer(strict);
    for (let sent = 0; sent < LIMITS.messages.max; sent += 1)
      expect((await say(visitor, { productId: oil!.id }, `Question ${sent}`)).status).toBe(201);
    expect((await say(visitor, { productId: oil!.id }, 'One more')).status).toBe(429);
  });
});

describe('the mail about it', () => {
  const HOUR_MS = 60 * 60 * 1000;

  it('goes once an hour for a conversation; what comes in between waits for the next', async () => {
    const { id } = (await say(buyer.visitor, { productId: oilId })).body;
    const [thread] = await shop.db.select().from(messageThreads).where(eq(messageThreads.id, id));
    const start = thread!.producerMailAt!;
    for (const minutes of [5, 20, 59])
      await writeInto(
        shop.db,
        id,
        'customer',
        `After ${minutes}`,
        new Date(start.getTime() + minutes * 60_000),
      );
    const mails = await mailsOf(id);
    expect(mails.map(({ nextAttemptAt }) => nextAttemptAt.getTime() - start.getTime())).toEqual([0, HOUR_MS]);
    await writeInto(shop.db, id, 'customer', 'Much later', new Date(start.getTime() + 5 * HOUR_MS));
    expect(await mailsOf(id)).toHaveLength(3);
  });

  it('says what is unread when it leaves, and is not sent when nothing is', async () => {
    const { id } = (await say(buyer.visitor, { productId: oilId }, 'First')).body;
    await buyer.visitor.post(`/api/messages/${id}`, { text: 'Second' });
    const [mail] = await mailsOf(id);
    expect(await writeMessageMail(shop.shop, mail!)).toMatchObject({
      texts: ['First', 'Second'],
      to: 'producer',
    });
    await maker.visitor.post(`/api/messages/${id}/read`, {});
    expect(await writeMessageMail(shop.shop, mail!)).toBeUndefined();
  });
});
