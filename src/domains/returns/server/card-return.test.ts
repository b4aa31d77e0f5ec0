import { expect, it } from 'vitest';
import type { RequestedReturn } from '#domains/returns/model/return.ts';
import { openCardDesk } from '../../../../tests/support/card-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';

const { desk, jobs, paidOrder, isFaultless } = await openCardDesk();

it('what was paid by card goes back to the card, once', { timeout: 60_000 }, async () => {
  const { visitor: admin } = await anAdmin(desk.shop);
  await desk.change(desk.oil, { perishable: false });
  const placed = await paidOrder();
  for (const status of ['processing', 'shipped', 'completed'])
    await admin.patch(`/api/admin/orders/${placed.id}`, { status });
  const { items } = await placed.read();
  const token = desk.shop.shop.links.sign('order', placed.id);
  const { body } = await desk.visitor.post<RequestedReturn>(
    `/api/orders/${placed.id}/returns?token=${token}`,
    { kind: 'refund', reason: 'incorrect', items: [{ itemId: items[0]!.id, quantity: 1 }] },
  );
  for (const status of ['authorized', 'received', 'inspected', 'refunded'])
    await admin.patch(`/api/admin/returns/${body.id}`, { status });
  expect(placed.kept()).toBe(59_93);
  await jobs();
  expect(placed.kept()).toBe(34_94);
  await jobs();
  expect(placed.kept()).toBe(34_94);
  expect((await placed.read()).payment).toMatchObject({
    status: 'partly_refunded',
    paid: 59.93,
    refunded: 24.99,
  });
  const moves = await admin.get<{ moves: object[] }>(`/api/admin/orders/${placed.id}/payments`);
  expect(moves.body.moves.at(-1)).toMatchObject({ kind: 'refund', amount: 24.99, note: body.number });
  await isFaultless();
});
