import { expect, it } from 'vitest';
import type { BatchChoices } from '#domains/orders/model/line-batches.ts';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import type { BatchRecord } from '#domains/batches/model/batch.ts';
import { inDays, openBatchDesk } from '../../../../../tests/support/batch-desk.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';

const desk = openBatchDesk();

/** Five units of a line: two of A, three of B. */
async function ordered() {
  const [a, b] = await desk.stock(
    { code: 'A', quantity: 2, bestBefore: inDays(20) },
    { code: 'B', quantity: 6, bestBefore: inDays(60) },
  );
  const { orderId, order } = await desk.buy([5, 1]);
  const itemId = order.items[0]!.id;
  const remove = (quantity: number, restock = true) =>
    desk.admin.post(`/api/admin/orders/${orderId}/removals`, { items: [{ itemId, quantity }], restock });
  const own = async () =>
    (await desk.shelves[0].visitor.get<ProducerOrder>(`/api/producer/orders/${orderId}`)).body.items[0]!;
  const batchesOf = async () => (await own()).batches.map(({ code, quantity }) => [code, quantity]);
  return { a: a!, b: b!, orderId, itemId, remove, batchesOf };
}

const faults = async () => (await readLedger(desk.shop.db)).faults;

it('go back into the batches they were taken from, those that end first first', async () => {
  const { remove, batchesOf } = await ordered();
  expect((await remove(3)).status).toBe(201);
  expect(await batchesOf()).toEqual([['B', 2]]);
  expect(await desk.held()).toEqual({ A: 2, B: 4 });
  expect(await desk.stockOf(desk.shelves[0])).toBe(6);
  expect(await faults()).toEqual([]);
});

it('that are missing leave the order and go into no batch', async () => {
  const { orderId, remove, batchesOf } = await ordered();
  await remove(1, false);
  expect(await batchesOf()).toEqual([
    ['A', 1],
    ['B', 3],
  ]);
  expect(await desk.held()).toEqual({ A: 0, B: 3 });
  await remove(4, false);
  expect(await desk.held()).toEqual({ A: 0, B: 3 });
  expect((await desk.admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' })).status).toBe(200);
  expect(await desk.held()).toEqual({ A: 0, B: 3 });
  expect(await faults()).toEqual([]);
});

it('are those of a batch that was stopped before any other, and the parcel may leave without them', async () => {
  const { b, orderId, remove, batchesOf } = await ordered();
  const hold = { reason: 'A lid was loose.' };
  expect((await desk.shelves[0].visitor.post(`/api/producer/batches/${b.id}/hold`, hold)).status).toBe(200);
  expect((await desk.ship(desk.shelves[0], orderId)).status).toBe(409);
  await remove(3);
  expect(await batchesOf()).toEqual([['A', 2]]);
  expect(await desk.stockOf(desk.shelves[0])).toBe(0);
  expect((await desk.ship(desk.shelves[0], orderId)).status).toBe(200);
  expect(await faults()).toEqual([]);
});

it('are packed no more: the rest may still be of another batch', async () => {
  const { orderId, itemId, remove, batchesOf } = await ordered();
  await remove(2);
  const path = `/api/producer/orders/${orderId}/batches`;
  const { body } = await desk.shelves[0].visitor.get<BatchChoices>(path);
  expect(body.items[0]!.batches.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['A', 2],
    ['B', 6],
  ]);
  const pack = (...batches: object[]) =>
    desk.shelves[0].visitor.patch(path, { items: [{ itemId, batches }] });
  expect((await pack({ code: 'B', quantity: 5 })).status).toBe(400);
  expect((await pack({ code: 'A', quantity: 1 }, { code: 'B', quantity: 2 })).status).toBe(200);
  expect(await batchesOf()).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
  await desk.admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
  expect(await desk.held()).toEqual({ A: 2, B: 6 });
  expect(await faults()).toEqual([]);
});

it('are nothing that a recall has to find', async () => {
  const { a, orderId, remove } = await ordered();
  await remove(2);
  await desk.ship(desk.shelves[0], orderId);
  const { body } = await desk.admin.get<BatchRecord>(`/api/admin/batches/${a.id}`);
  expect(body.units).toMatchObject({ waiting: 0, sent: 0 });
  expect(await faults()).toEqual([]);
});
