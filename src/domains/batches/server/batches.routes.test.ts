import { and, eq, ne, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Batch, BatchRecord } from '#domains/batches/model/batch.ts';
import { recountMiscounted } from '#domains/catalogue/server/batches/recount-stock.ts';
import type { Found } from '#domains/desk/model/search.ts';
import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { openBatchDesk, inDays } from '../../../../tests/support/batch-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

interface Refusal {
  message: string;
  fields?: Record<string, string>;
}

const desk = openBatchDesk();
const producer = () => desk.shelves[0].visitor;
const path = '/api/producer/batches';

it('turns the stock of a product that begins to keep batches into one, and back into a number', async () => {
  const { productId } = desk.shelves[0];
  const begin = await producer().patch(`/api/products/${productId}`, { tracksBatches: true });
  expect(begin.status).toBe(200);
  const { body: found } = await producer().get<Batch[]>(`${path}?product=${productId}`);
  expect(found).toMatchObject([{ code: 'OPENING', quantity: 100, bestBefore: null, status: 'sellable' }]);
  const counted = { quantityAvailable: 7, quantityBefore: 100 };
  const refused = await producer().patch<Refusal>(`/api/products/${productId}`, counted);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('the sum of its batches');
  await producer().patch(`/api/products/${productId}`, { tracksBatches: false });
  expect(await desk.stockOf(desk.shelves[0])).toBe(100);
  await producer().patch(`/api/products/${productId}`, { tracksBatches: true });
  expect(await desk.held()).toEqual({ OPENING: 100 });
});

it('sells what ends first, shows it with the order, and takes it back when the order is cancelled', async () => {
  await desk.stock(
    { code: 'LATE', quantity: 10, bestBefore: inDays(90) },
    { code: 'SOON', quantity: 3, bestBefore: inDays(20) },
    { code: 'NEVER', quantity: 5 },
  );
  expect(await desk.stockOf(desk.shelves[0])).toBe(18);
  const order = await desk.buy([14, 1]);
  const expected = [
    { code: 'SOON', bestBefore: inDays(20), quantity: 3 },
    { code: 'LATE', bestBefore: inDays(90), quantity: 10 },
    { code: 'NEVER', bestBefore: null, quantity: 1 },
  ];
  expect(order.order.items.map(({ batches }) => batches)).toMatchObject([expected, []]);
  const shown = await desk.shown(order);
  expect(shown.items.map(({ batches }) => batches)).toMatchObject([expected, []]);
  expect(await desk.held()).toEqual({ LATE: 0, SOON: 0, NEVER: 4 });
  expect(await desk.stockOf(desk.shelves[0])).toBe(4);
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  await desk.admin.patch(`/api/admin/orders/${order.orderId}`, { status: 'cancelled' });
  expect(await desk.held()).toEqual({ LATE: 10, SOON: 3, NEVER: 5 });
  expect(await desk.stockOf(desk.shelves[0])).toBe(18);
});

it('never sells the last units twice: two hundred buy at once', async () => {
  await desk.stock(
    { code: 'A', quantity: 8, bestBefore: inDays(10) },
    { code: 'B', quantity: 7, bestBefore: inDays(20) },
    { code: 'C', quantity: 6 },
  );
  const orders = await Promise.all(Array.from({ length: 200 }, () => desk.buy([2, 0])));
  const sold = orders.filter(({ orderId }) => orderId !== undefined);
  expect(sold).toHaveLength(10);
  expect(await desk.held()).toEqual({ A: 0, B: 0, C: 1 });
  expect(await desk.stockOf(desk.shelves[0])).toBe(1);
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
});

it('stops the sale of a batch at once, and sells it again', async () => {
  const [held] = await desk.stock({ code: 'H', quantity: 5 }, { code: 'I', quantity: 1 });
  const { body } = await producer().post<Batch>(`${path}/${held!.id}/hold`, { reason: 'A jar was open' });
  expect(body).toMatchObject({ status: 'held', reason: 'A jar was open', quantity: 5 });
  expect(await desk.stockOf(desk.shelves[0])).toBe(1);
  await producer().patch(`${path}/${held!.id}`, { status: 'sellable' });
  expect(await desk.stockOf(desk.shelves[0])).toBe(6);
});

it('counts again when a day has passed, and sells nothing that ends too soon even before', async () => {
  const { productId } = desk.shelves[0];
  const [soon] = await desk.stock(
    { code: 'SOON', quantity: 5, bestBefore: inDays(40) },
    { code: 'B', quantity: 2 },
  );
  await producer().patch(`/api/products/${productId}`, { minLifeDays: 30 });
  expect(await desk.stockOf(desk.shelves[0])).toBe(7);
  // Eleven days later, as far as the batch is concerned. Nobody has counted.
  await desk.shop.db.execute(sql`update batches set best_before = best_before - 11 where id = ${soon!.id}`);
  const guest = desk.shop.visitor();
  await guest.post('/api/cart', { productId, quantity: 3 });
  const form = {
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    shippingAddress: '12 Harbour Street, Portland',
  };
  const refused = await guest.post<Refusal>('/api/checkout', form);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('2');
  expect(await desk.stockOf(desk.shelves[0])).toBe(2);
  await desk.shop.db.update(products).set({ quantityAvailable: 7 }).where(eq(products.id, productId));
  await recountMiscounted(desk.shop.shop, new Date());
  expect(await desk.stockOf(desk.shelves[0])).toBe(2);
  const { body } = await producer().get<Batch>(`${path}/${soon!.id}`);
  expect(body.isTooShort).toBe(true);
});

it.each([
  [{ code: 'lower' }, 'code', 'A–Z'],
  [{ code: 'X'.repeat(21) }, 'code', 'A–Z'],
  [{ code: '' }, 'code', 'A–Z'],
  [{ code: 'N1', producedOn: '2026-05-02', bestBefore: '2026-05-01' }, 'bestBefore', 'cannot be before'],
  [{ code: 'N2', producedOn: '2026-02-30' }, 'producedOn', 'day'],
  [{ code: 'N3', quantity: -1 }, 'quantity', ''],
  [{ code: 'N4', quantity: 1.5 }, 'quantity', ''],
])('refuses %o', async (wrong, field, said) => {
  const { productId } = desk.shelves[0];
  const form = { productId, quantity: 1, ...wrong };
  const { status, body } = await producer().post<Refusal>(path, form);
  expect(status).toBe(400);
  expect(body.fields?.[field]).toContain(said);
});

it('refuses a code twice, a count of an old stock, and what is somebody else’s', async () => {
  const [batch] = await desk.stock({ code: 'A-1/2.3', quantity: 4 }, { code: 'B', quantity: 1 });
  const { productId } = desk.shelves[0];
  const twice = await producer().post<Refusal>(path, { productId, code: 'B', quantity: 1 });
  expect([twice.status, twice.body.message]).toEqual([409, 'This product already has a batch B.']);
  const renamed = await producer().patch<Refusal>(`${path}/${batch!.id}`, { code: 'B' });
  expect(renamed.status).toBe(409);
  const old = await producer().patch<Refusal>(`${path}/${batch!.id}`, { quantity: 9, quantityBefore: 5 });
  expect(old.status).toBe(409);
  const dates = { producedOn: '2026-05-02', bestBefore: '2026-05-01' };
  expect((await producer().patch(`${path}/${batch!.id}`, dates)).status).toBe(400);
  const other = desk.shelves[1];
  for (const call of [
    other.visitor.get(`${path}/${batch!.id}`),
    other.visitor.patch(`${path}/${batch!.id}`, { quantity: 1 }),
    other.visitor.post(`${path}/${batch!.id}/hold`, { reason: 'Mine' }),
    other.visitor.post(path, { productId, code: 'Z', quantity: 1 }),
  ])
    expect((await call).status).toBe(404);
  const none = { productId: other.productId, code: 'Z', quantity: 1 };
  const notKept = await other.visitor.post<Refusal>(path, none);
  expect([notKept.status, notKept.body.message]).toEqual([
    409,
    'This product is not kept in batches yet. Please switch batches on in its form first.',
  ]);
  expect(await desk.held()).toEqual({ 'A-1/2.3': 4, B: 1 });
});

it('knows a product by one GTIN alone, whose last digit has to fit', async () => {
  const [own, other] = desk.shelves;
  const wrong = await own.visitor.patch<Refusal>(`/api/products/${own.productId}`, { gtin: '4006381333930' });
  expect(wrong.status).toBe(400);
  expect((await own.visitor.patch(`/api/products/${own.productId}`, { gtin: '036000291452' })).status).toBe(
    200,
  );
  const taken = await other.visitor.patch<Refusal>(`/api/products/${other.productId}`, {
    gtin: '0036000291452',
  });
  expect([taken.status, taken.body.message]).toEqual([
    409,
    'Another product already has the GTIN 00036000291452. If the number is yours, please write to us.',
  ]);
  await own.visitor.patch(`/api/products/${own.productId}`, { gtin: '' });
  expect(
    (await other.visitor.patch(`/api/products/${other.productId}`, { gtin: '036000291452' })).status,
  ).toBe(200);
});

it('keeps a GTIN from nobody because a producer who is not approved has named it', async () => {
  const gtin = '4006381333931';
  const [own, other] = desk.shelves;
  const name = (shelf: typeof own, id = shelf.productId, number = gtin) =>
    shelf.visitor.patch<Refusal>(`/api/products/${id}`, { gtin: number });
  const judge = (verified: boolean) =>
    desk.admin.patch<Refusal>(`/api/admin/producers/${other.producerId}`, { verified });
  await judge(false);
  expect((await name(other)).status).toBe(200);
  // Within a producer a number is one article all the same.
  const [sister] = await desk.shop.db
    .select()
    .from(products)
    .where(and(eq(products.producerId, other.producerId), ne(products.id, other.productId)));
  expect((await name(other, sister!.id)).status).toBe(409);
  expect((await name(own)).status).toBe(200);
  const [batch] = await desk.stock({ code: 'L1', quantity: 2 });
  const link = `/api/passport?gtin=0${gtin}&code=L1`;
  expect((await desk.shop.visitor().get(link)).body).toMatchObject({ batchId: batch!.id });

  const contested = await judge(true);
  expect(contested.status).toBe(409);
  expect(contested.body.message).toContain(`has the GTIN ${gtin}, and so does`);
  expect((await name(other, other.productId, '')).status).toBe(200);
  // It belongs to the one who is approved by now.
  expect((await name(other)).status).toBe(409);
  expect((await judge(true)).status).toBe(200);
  // Administrators, who decide whose it is, may change it too.
  expect((await desk.admin.patch(`/api/products/${own.productId}`, { gtin: '' })).status).toBe(200);
  expect((await name(other)).status).toBe(200);
});

it('says where every unit of a batch is, to its producer and to the shop alone', async () => {
  const [batch] = await desk.stock({ code: 'W', quantity: 12 });
  const sent = await desk.buy([3, 0]);
  await desk.ship(desk.shelves[0], sent.orderId);
  const waiting = await desk.buy([2, 0]);
  const gone = await desk.buy([4, 0]);
  await desk.admin.patch(`/api/admin/orders/${gone.orderId}`, { status: 'cancelled' });
  const expected = {
    quantity: 7,
    passportPath: `/batch/${batch!.id}`,
    units: { aside: 0, waiting: 2, sent: 3, orders: 1 },
    waitingParcels: [{ orderId: waiting.orderId, units: 2 }],
    recalls: [],
  };
  expect((await producer().get<BatchRecord>(`${path}/${batch!.id}`)).body).toMatchObject(expected);
  expect((await desk.admin.get<BatchRecord>(`/api/admin/batches/${batch!.id}`)).body).toMatchObject(expected);
  expect((await desk.shelves[1].visitor.get(`${path}/${batch!.id}`)).status).toBe(404);
  await desk.shop.db.execute(sql`update orders set accepted_at = null where id = ${waiting.orderId}`);
  const unpaid = (await producer().get<BatchRecord>(`${path}/${batch!.id}`)).body;
  expect(unpaid).toMatchObject({ ...expected, waitingParcels: [] });
});

it('is found at the desk by the code on the jar, and waits for the shop once it is on hold', async () => {
  const [batch] = await desk.stock({ code: 'JAR-7', quantity: 4 });
  const found = async (visitor: Visitor, of: 'admin' | 'producer') =>
    (await visitor.get<Found[]>(`/api/${of}/search?q=jar-7`)).body.filter(({ kind }) => kind === 'batch');
  const record = { kind: 'batch', id: batch!.id, title: 'JAR-7' };
  expect(await found(desk.admin, 'admin')).toMatchObject([
    { ...record, url: `/admin?tab=batches&batch=${batch!.id}` },
  ]);
  expect(await found(producer(), 'producer')).toMatchObject([
    { ...record, url: `/dashboard?tab=batches&batch=${batch!.id}` },
  ]);
  expect(await found(desk.shelves[1].visitor, 'producer')).toEqual([]);
  const held = async () =>
    (await desk.admin.get<WaitingMatter[]>('/api/admin/waiting')).body.filter(
      ({ name }) => name === 'heldBatches',
    );
  await producer().post(`${path}/${batch!.id}/hold`, { reason: 'A jar was open' });
  // Nobody has any of it: it is its producer's business alone.
  expect(await held()).toEqual([]);
  await producer().patch(`${path}/${batch!.id}`, { status: 'sellable' });
  await desk.buy([1, 0]);
  await producer().post(`${path}/${batch!.id}/hold`, { reason: 'A jar was open' });
  expect(await held()).toMatchObject([{ count: 1, page: 'batches', filter: { status: 'undecided' } }]);
  // Written about once, and not where nobody has any.
  await producer().post(`${path}/${batch!.id}/hold`, { reason: 'Two jars were open' });
  const mails = await desk.shop.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'batch-held'));
  expect(mails.map(({ data }) => data)).toMatchObject([
    { batchId: batch!.id, code: 'JAR-7', reason: 'A jar was open', units: 1, orders: 1 },
  ]);
});
