import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Recall, RecallSheet } from '#domains/batches/model/recall.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { rows } from '#engine/server/db/client.ts';
import { inDays, openBatchDesk } from '../../../../../tests/support/batch-desk.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { continueRecalls } from './continue-recalls.ts';

const desk = openBatchDesk();
const BODY = { reason: 'Some lids did not close', remedy: 'refund' };
const recall = (id: number, body: object = BODY) =>
  desk.admin.post<Recall & { message: string }>(`/api/admin/batches/${id}/recall`, body);
const mails = (orderId: number) =>
  rows<{ recipient: string }>(
    desk.shop.db,
    sql`select recipient from mail_outbox where template = 'batch-recalled' and order_id = ${orderId}`,
  );

async function sold() {
  const [bad, good] = await desk.stock(
    { code: 'BAD', quantity: 10, bestBefore: inDays(20) },
    { code: 'GOOD', quantity: 20, bestBefore: inDays(60) },
  );
  const sent = await desk.buy([3, 1]);
  await desk.ship(desk.shelves[0], sent.orderId);
  const waiting = await desk.buy([2, 0]);
  return { bad: bad!, good: good!, sent, waiting };
}

it('stops what has not left, refunds what has, mails each customer, and does all of it once', async () => {
  const { bad, sent, waiting } = await sold();
  const answers = await Promise.all([recall(bad.id), recall(bad.id), recall(bad.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await recall(bad.id);
  expect(body).toMatchObject({ orders: 2, done: 2, stopped: 1, refunded: 1, mailed: 1, failing: 0 });
  expect(body.finishedAt).not.toBeNull();
  await continueRecalls(desk.shop.shop, new Date());
  expect(await mails(sent.orderId)).toEqual([{ recipient: 'ada@example.com' }]);
  expect(await mails(waiting.orderId)).toEqual([]);
  const order = await desk.shown(sent);
  expect(order.returns).toMatchObject([{ status: 'refunded' }]);
  expect(order.items.map(({ batches }) => batches)).toMatchObject([
    [{ id: bad.id, code: 'BAD', quantity: 3, recalled: true }],
    [],
  ]);
  expect((await desk.ship(desk.shelves[0], waiting.orderId)).status).toBe(409);
  expect(await desk.stockOf(desk.shelves[0])).toBe(20);
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  const list = await desk.admin.get(`/api/admin/recalls/${body.id}/list`);
  expect(list.text.split('\r\n')[0]).toContain('order,ordered_at,name,email');
  expect(list.text).toContain(`${sent.orderId},`);
  expect(list.text).toContain('BAD');
  const fixed = await desk.shelves[0].visitor.patch(`/api/producer/batches/${bad.id}`, { quantity: 3 });
  expect(fixed.status).toBe(409);
});

it('is printed with where the batch came from, who got it, and what was done for each', async () => {
  const { bad, sent, waiting } = await sold();
  const { body } = await recall(bad.id);
  const { body: sheet } = await desk.admin.get<RecallSheet>(`/api/admin/recalls/${body.id}`);
  expect(sheet.batch).toMatchObject({
    code: 'BAD',
    bestBefore: inDays(20),
    producerName: expect.any(String),
  });
  expect(sheet.list).toMatchObject([
    { orderId: sent.orderId, customerEmail: 'ada@example.com', units: 3, outcome: 'refunded' },
    { orderId: waiting.orderId, units: 2, outcome: 'stopped', mailedAt: null },
  ]);
  expect((await desk.shelves[0].visitor.get(`/api/admin/recalls/${body.id}`)).status).toBe(403);
  expect((await desk.admin.get('/api/admin/recalls/999999')).status).toBe(404);
});

it('knows who has opened the page by the link of the mail, the first time', async () => {
  const { bad, sent } = await sold();
  const { body } = await recall(bad.id);
  expect(body).toMatchObject({ mailed: 1, opened: 0 });
  const [mail] = await rows<{ id: number; batch: number }>(
    desk.shop.db,
    sql`select (data ->> 'recallOrderId')::int as id, (data ->> 'batchId')::int as batch from mail_outbox
         where template = 'batch-recalled' and order_id = ${sent.orderId}`,
  );
  const guest = desk.shop.visitor();
  // A program that only opens the link of the mail says nothing: what comes after '#' stays in the browser.
  expect((await guest.get(`/batch/${mail!.batch}`)).status).toBe(200);
  expect((await recall(bad.id)).body.opened).toBe(0);
  const token = desk.shop.shop.links.sign('recall', mail!.id);
  const open = (by: string) => guest.post('/api/recalls/opened', { id: mail!.id, token: by });
  expect((await open(desk.shop.shop.links.sign('recall', mail!.id + 1))).status).toBe(404);
  expect((await guest.post('/api/recalls/opened', { id: 0, token })).status).toBe(400);
  expect([(await open(token)).status, (await open(token)).status]).toEqual([200, 200]);
  expect((await recall(bad.id)).body.opened).toBe(1);
  const { text } = await desk.admin.get(`/api/admin/recalls/${body.id}/list`);
  const [head, ...lines] = text.trim().split('\r\n');
  const at = head!.split(',').indexOf('opened_at');
  expect(at).toBeGreaterThan(0);
  expect(lines.filter((line) => /T.*Z.*T.*Z.*T.*Z/.test(line))).toHaveLength(1);
});

it('sends another batch instead, and gives the money back where there is not enough of one', async () => {
  const { bad, good, sent } = await sold();
  const second = await desk.buy([4, 0]);
  await desk.ship(desk.shelves[0], second.orderId);
  await desk.shelves[0].visitor.patch(`/api/producer/batches/${good.id}`, { quantity: 4 });
  const { body } = await recall(bad.id, { ...BODY, remedy: 'replace' });
  expect(body).toMatchObject({ orders: 3, stopped: 1, replaced: 1, refunded: 1, mailed: 2 });
  // Two are dealt with at the same time: the four that are left go to either of them.
  const cases = [...(await desk.shown(sent)).returns, ...(await desk.shown(second)).returns];
  expect(cases.map(({ status }) => status).toSorted()).toEqual(['exchanged', 'refunded']);
  const exchanged = cases.findIndex(({ status }) => status === 'exchanged');
  const [replacement] = await rows<{ id: number }>(
    desk.shop.db,
    sql`select exchange_order_id as id from returns where number = ${cases[exchanged]!.number}`,
  );
  const { body: again } = await desk.admin.get<Order>(`/api/admin/orders/${replacement!.id}`);
  expect(again.items[0]!.batches).toMatchObject([{ code: 'GOOD', quantity: [3, 4][exchanged] }]);
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
});

it('goes on where it stopped, and is practised without a word to anybody', async () => {
  const { bad, sent } = await sold();
  const practice = await recall(bad.id, { ...BODY, practice: true });
  expect(practice.body).toMatchObject({ practice: true, orders: 2, done: 2, mailed: 0, refunded: 0 });
  expect(await mails(sent.orderId)).toEqual([]);
  expect(await desk.stockOf(desk.shelves[0])).toBe(25);
  const { body } = await recall(bad.id);
  // As after a crash in the middle: the mark of one order was never written, and nor was anything else of it.
  await desk.shop.db.execute(
    sql`update recall_orders set outcome = null where recall_id = ${body.id} and outcome = 'stopped'`,
  );
  await desk.shop.db.execute(sql`update recalls set finished_at = null where id = ${body.id}`);
  await Promise.all([1, 2, 3].map(() => continueRecalls(desk.shop.shop, new Date())));
  expect((await recall(bad.id)).body).toMatchObject({
    id: body.id,
    done: 2,
    stopped: 1,
    refunded: 1,
    mailed: 1,
  });
});

it('refuses a recall of nothing, without a reason, of an unknown batch, and by a producer', async () => {
  const [empty] = await desk.stock({ code: 'EMPTY', quantity: 0 });
  const nothing = await recall(empty!.id);
  expect([nothing.status, nothing.body.message]).toEqual([
    409,
    'There is nothing of this batch to recall: none is in stock and none was sold.',
  ]);
  expect((await recall(empty!.id, { reason: ' ', remedy: 'refund' })).status).toBe(400);
  expect((await recall(empty!.id, { reason: 'x', remedy: 'money' })).status).toBe(400);
  expect((await recall(999_999)).status).toBe(404);
  const own = await desk.shelves[0].visitor.post(`/api/admin/batches/${empty!.id}/recall`, BODY);
  expect(own.status).toBe(403);
});
