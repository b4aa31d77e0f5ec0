import { expect, it } from 'vitest';
import type { BatchChoices } from '#domains/orders/model/line-batches.ts';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { inDays, openBatchDesk } from '../../../../../tests/support/batch-desk.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';

const desk = openBatchDesk();
const pathOf = (orderId: number) => `/api/producer/orders/${orderId}/batches`;

async function packed() {
  const [a, b] = await desk.stock(
    { code: 'A', quantity: 4, bestBefore: inDays(20) },
    { code: 'B', quantity: 4, bestBefore: inDays(60) },
  );
  const { orderId, order } = await desk.buy([3, 1]);
  const correct = (batches: object[], itemId = order.items[0]!.id) =>
    desk.shelves[0].visitor.patch<ProducerOrder & { message: string }>(pathOf(orderId), {
      items: [{ itemId, batches }],
    });
  return { a: a!, b: b!, orderId, items: order.items, correct };
}

it('lets the producer pack another batch until the parcel leaves', async () => {
  const { orderId, correct } = await packed();
  const choices = await desk.shelves[0].visitor.get<BatchChoices>(pathOf(orderId));
  expect(choices.body.items).toMatchObject([
    {
      batches: [
        { code: 'A', quantity: 4 },
        { code: 'B', quantity: 4 },
      ],
    },
  ]);
  const { status, body } = await correct([
    { code: 'b', quantity: 2 },
    { code: 'A', quantity: 1 },
  ]);
  expect(status).toBe(200);
  expect(body.items[0]!.batches).toMatchObject([
    { code: 'A', quantity: 1 },
    { code: 'B', quantity: 2 },
  ]);
  expect(await desk.held()).toEqual({ A: 3, B: 2 });
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  await desk.ship(desk.shelves[0], orderId);
  const late = await correct([{ code: 'A', quantity: 3 }]);
  expect([late.status, late.body.message]).toEqual([
    409,
    'This parcel has left. Its batches can no longer be changed.',
  ]);
});

it('refuses more than there is, another sum, an unknown batch, and what others send', async () => {
  const { items, correct, orderId } = await packed();
  const answers = [
    await correct([{ code: 'B', quantity: 5 }]),
    await correct([{ code: 'B', quantity: 2 }]),
    await correct([{ code: 'C', quantity: 3 }]),
    await correct([{ code: 'B', quantity: 1 }], items[1]!.id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 409, 404]);
  const other = desk.shelves[1].visitor;
  const theirs = { items: [{ itemId: items[0]!.id, batches: [{ code: 'B', quantity: 3 }] }] };
  expect((await other.patch(pathOf(orderId), theirs)).status).toBe(404);
  const twice = await correct([
    { code: 'A', quantity: 1 },
    { code: 'B', quantity: 2 },
  ]);
  expect(twice.status).toBe(200);
  expect(await desk.held()).toEqual({ A: 3, B: 2 });
});

it('says how many there are, and sends nothing that was stopped', async () => {
  const { a, b, correct, orderId } = await packed();
  const path = '/api/producer/batches';
  await desk.shelves[0].visitor.patch(`${path}/${b.id}`, { quantity: 2 });
  const few = await correct([{ code: 'B', quantity: 3 }]);
  expect([few.status, few.body.message]).toEqual([409, 'Batch B has only 2 left.']);
  await desk.shelves[0].visitor.post(`${path}/${a.id}/hold`, { reason: 'Wrong label' });
  const stopped = await desk.ship(desk.shelves[0], orderId);
  expect(stopped.status).toBe(409);
  expect((stopped.body as { message: string }).message).toContain('Batch A has been stopped');
  await desk.shelves[0].visitor.patch(`${path}/${b.id}`, { quantity: 3 });
  expect((await correct([{ code: 'B', quantity: 3 }])).status).toBe(200);
  expect((await desk.ship(desk.shelves[0], orderId)).status).toBe(200);
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
});
