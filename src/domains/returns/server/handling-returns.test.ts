import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminReturn, ProducerReturn, ReturnRow } from '#domains/returns/model/handled-return.ts';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { ProducerCustomer, ProducerOrder } from '#domains/orders/model/desk.ts';
import type { AdminStats } from '#domains/desk/model/admin.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { FORM } from '../../../../tests/support/checkout-desk.ts';
import { aProducer } from '../../../../tests/support/people.ts';
import { openReturnsDesk } from '../../../../tests/support/returns-desk.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

/** What a scanner reads in a picture. */
async function scan(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 200 })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height);
  const reader = new MultiFormatReader();
  reader.setHints(new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]]));
  return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
}

describe('handling returns', { timeout: 60_000 }, () => {
  const desk = openReturnsDesk();
  let mill: Visitor;
  let dairy: Visitor;
  let other: Visitor;
  beforeAll(async () => {
    mill = (await aProducer(desk.shop, 'frantoio-ripalunga')).visitor;
    const { producerId, visitor } = await aProducer(desk.shop, 'skerrowdale-dairy');
    dairy = visitor;
    await desk.change(desk.cheese, { producerId });
    other = (await aProducer(desk.shop, 'anemonisi-cooperative')).visitor;
  });
  const list = async (query = '') =>
    (await desk.admin.get<ReturnRow[]>(`/api/admin/returns${query}`)).body.map(({ id }) => id);

  it('claims for perishables stand first, then the oldest, then what is closed', async () => {
    const closed = (await desk.request(await desk.buy({ oil: 1 }))).body.id;
    const oil = (await desk.request(await desk.buy({ oil: 1 }))).body.id;
    const later = (await desk.request(await desk.buy({ oil: 1 }))).body.id;
    const cheese = (await desk.request(await desk.buy({ cheese: 1 }))).body.id;
    await desk.walk(closed, 'declined');
    expect((await desk.admin.get<AdminStats>('/api/admin/stats')).body.openReturns).toBe(3);
    expect(await list()).toEqual([cheese, oil, later, closed]);
    expect(await list('?status=open')).toEqual([cheese, oil, later]);
    expect(await list('?status=declined')).toEqual([closed]);
    const page = (query: string) =>
      desk.admin.get<Page<ReturnRow>>(`/api/admin/returns?limit=3${query}`).then(({ body }) => body);
    const first = await page('');
    expect([first.total, first.items.map(({ id }) => id)]).toEqual([4, [cheese, oil, later]]);
    expect(first.items[0]).toMatchObject({
      perishable: true,
      dueAt: expect.any(String),
      customerName: 'Ada Moreau',
      lines: [{ quantity: 1 }],
      photos: 0,
    });
    expect((await page(`&cursor=${first.nextCursor}`)).items.map(({ id }) => id)).toEqual([closed]);
    const [{ number }] = first.items as [ReturnRow];
    expect(await list(`?q=${number.toLowerCase()}`)).toEqual([cheese]);
    // A name by its index, and by so few letters that no index knows them.
    for (const q of ['moreau', 'ad']) expect(await list(`?status=open&q=${q}`)).toEqual([cheese, oil, later]);
    for (const q of ['nobody', 'zz']) expect(await list(`?q=${q}`)).toEqual([]);
    expect((await desk.admin.get('/api/admin/returns?status=nonsense')).status).toBe(400);
  });

  it('an administrator finds and sorts them by the name of their customer, until it is forgotten', async () => {
    const order = await desk.buy({ oil: 1 });
    const { id } = (await desk.request(order)).body;
    const rename = (customerName: string) =>
      desk.shop.db.update(orders).set({ customerName }).where(eq(orders.id, order.id));
    const list = async (query: string) =>
      (await desk.admin.get<ReturnRow[]>(`/api/admin/returns?${query}`)).body.map((row) => row.id);
    await rename('Zoé Ångström');
    expect(await list('q=zoé')).toEqual([id]);
    expect(await list('q=ån')).toEqual([id]);
    expect((await list('sort=-customer'))[0]).toBe(id);
    await rename('');
    for (const q of ['zoé', 'moreau']) expect(await list(`q=${q}`)).not.toContain(id);
    expect((await list('sort=customer'))[0]).toBe(id);
  });

  it('a case holds its order, its parcels and what the customer returned before', async () => {
    const order = await desk.buy({ oil: 2, cheese: 1 });
    const first = (await desk.request(order)).body;
    const { id } = (await desk.request(order)).body;
    const { body } = await desk.admin.get(`/api/admin/returns/${id}`);
    expect(body).toMatchObject({
      next: ['authorized', 'declined'],
      canRestock: false,
      order: {
        id: order.id,
        customerEmail: 'ada@example.com',
        payment: { status: 'open' },
        lines: [{ quantity: 2 }, { quantity: 1 }],
      },
      otherReturns: expect.arrayContaining([expect.objectContaining({ number: first.number })]),
    });
  });

  it('producers see returns of their own goods, without the e-mail, and answer', async () => {
    const order = await desk.buy({ oil: 1, cheese: 1 });
    const items = order.itemIds.map((itemId) => ({ itemId, quantity: 1 }));
    const { id, number } = (await desk.request(order, { items })).body;
    for (const [who, itemId] of [
      [mill, order.itemIds[0]],
      [dairy, order.itemIds[1]],
    ] as const) {
      const own = await who.get<{ items: ProducerReturn[] }>('/api/producer/returns');
      const found = own.body.items.find((each) => each.id === id)!;
      expect(found).toMatchObject({ number, customerName: 'Ada Moreau', answers: [] });
      expect(found.items.map((item) => item.itemId)).toEqual([itemId]);
      expect(own.text).not.toContain('ada@example.com');
    }
    const answers = `/api/producer/returns/${id}/answers`;
    expect((await mill.post(answers, { text: ' ' })).status).toBe(400);
    const answered = await mill.post<ProducerReturn>(answers, { text: 'That batch was fine.' });
    expect([answered.status, answered.body.answers]).toEqual([
      201,
      [expect.objectContaining({ text: 'That batch was fine.' })],
    ]);
    expect((await desk.admin.get(`/api/admin/returns/${id}`)).body.answers).toMatchObject([
      { text: 'That batch was fine.' },
    ]);
    const listed = async (who: Visitor, query: string) =>
      (await who.get<{ items: ProducerReturn[]; total: number }>(`/api/producer/returns?limit=25${query}`))
        .body;
    expect((await listed(mill, `&q=${number}`)).items).toEqual([answered.body]);
    expect((await listed(mill, `&q=${number}&status=open`)).total).toBe(1);
    expect((await listed(mill, `&q=${number}&status=declined`)).items).toEqual([]);
    expect((await listed(other, `&q=${number}`)).items).toEqual([]);
    // Whom it does not concern neither sees nor answers it; nor does the customer read it.
    const others = await other.get<{ items: ProducerReturn[] }>('/api/producer/returns');
    expect(others.body.items.filter((each) => each.id === id)).toEqual([]);
    expect((await other.post(answers, { text: 'Me too' })).status).toBe(404);
    expect(JSON.stringify(await desk.views(order))).not.toContain('That batch');
    await desk.walk(id, 'declined');
    expect((await mill.post(answers, { text: 'Too late' })).status).toBe(409);
  });

  it('producers and administrators read what came back in their own language, whatever its customer speaks', async () => {
    await desk.change(desk.oil, { translations: { it: { name: 'Olio di prova' } } });
    await desk.add(desk.oil, 1);
    const italian = { 'accept-language': 'it' };
    const { order } = (await desk.visitor.post<CheckoutAnswer>('/api/checkout', FORM, italian)).body;
    expect(order.items[0]!.product.name).toBe('Olio di prova');
    for (const status of ['processing', 'shipped', 'completed'])
      await desk.admin.patch(`/api/admin/orders/${order.id}`, { status });
    const token = desk.shop.shop.links.sign('order', order.id);
    const { id } = (await desk.request({ id: order.id, token, itemIds: [order.items[0]!.id] })).body;
    const seenIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await mill.get<{ items: ProducerReturn[] }>('/api/producer/returns', headers);
      const desked = await mill.get<ProducerOrder>(`/api/producer/orders/${order.id}`, headers);
      const customers = await mill.get<ProducerCustomer[]>('/api/producer/customers', headers);
      expect(customers.body[0]!.products).toContain(desked.body.items[0]!.productName);
      const listedReturns = await desk.admin.get<ReturnRow[]>('/api/admin/returns', headers);
      const { body: opened } = await desk.admin.get<AdminReturn>(`/api/admin/returns/${id}`, headers);
      return [
        body.items.find((each) => each.id === id)!.items[0]!.name,
        desked.body.items[0]!.productName,
        listedReturns.body.find((each) => each.id === id)!.lines[0]!.name,
        opened.items[0]!.name,
        opened.order.lines[0]!.name,
      ];
    };
    const english = 'Taggiasca Extra Virgin Olive Oil';
    expect(new Set(await seenIn('en'))).toEqual(new Set([english]));
    expect(new Set(await seenIn('it'))).toEqual(new Set(['Olio di prova']));
    expect((await desk.views({ id: order.id, token, itemIds: [] }))[0]!.items[0]!.name).toBe('Olio di prova');
    const [mail] = await rows<{ data: { lines: unknown[] } }>(
      desk.shop.db,
      sql`select data from mail_outbox where template = 'return-to-producer' order by id desc limit 1`,
    );
    expect(mail!.data.lines).toMatchObject([{ name: english, quantity: 1 }]);
  });

  it('the label has a bar code that scanners read, once the return is authorized', async () => {
    const order = await desk.buy({ oil: 1 });
    const { id, number } = (await desk.request(order)).body;
    const url = `/api/returns/${number}/label.svg?token=${order.token}`;
    expect((await desk.visitor.get(url)).status).toBe(404);
    await desk.walk(id, 'authorized');
    expect((await desk.views(order))[0]!.labelUrl).toBe(
      `/order/${order.id}/return/${number}/label?token=${order.token}`,
    );
    const label = await desk.visitor.get(url);
    expect([label.status, label.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(await scan(label.text)).toBe(number);
    expect((await desk.visitor.get(`/api/returns/${number}/label.svg`)).status).toBe(404);
    expect((await desk.admin.get(`/api/returns/${number}/label.svg`)).status).toBe(200);
    expect((await desk.admin.get('/api/returns/RA-AAAAAAAA/label.svg')).status).toBe(404);
  });
});
