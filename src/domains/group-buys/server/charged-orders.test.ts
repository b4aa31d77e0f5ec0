// Orders of a settled group buy while what was promised for them is being charged.
import { expect, it } from 'vitest';
import type { Joined, Opened } from '#domains/group-buys/model/group-view.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { member, openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { followPayments } from './follow-payments.ts';

const desk = openGroupDesk({ payments: ['invoice', 'test'] });
const providers = () => openProviders(desk.shop.shop);
const follow = () => followPayments(desk.shop.shop, providers(), { now: new Date() });
const referenceOf = ({ payment }: Pick<Joined, 'payment'>) => payment.redirectUrl!.split('/pay/')[1]!;
const press = (place: Pick<Joined, 'payment'>, outcome: string) =>
  desk.shop.visitor().post<{ message: string }>(`/api/payments/test/${referenceOf(place)}`, { outcome });

/** Beatrice, who organizes, and Ada have promised the money; it is closed and nothing is charged yet. */
async function charging(): Promise<{ slug: string; organizer: Opened; ada: Joined }> {
  const { body: organizer } = await desk.open({ delivery: 'together', paymentMethod: 'test' });
  const { slug } = organizer;
  expect((await press(organizer, 'paid')).status).toBe(200);
  await follow();
  const form = member('Ada', 2, { shippingAddress: undefined, paymentMethod: 'test' });
  const { body: ada } = await desk.join(slug, form);
  expect((await press(ada, 'paid')).status).toBe(200);
  await follow();
  await desk.organizer.visitor.post(`/api/group-buys/${slug}/close`);
  return { slug, organizer, ada };
}
const orderOf = async (slug: string, place: Joined) => {
  const { order } = await desk.membership(slug, place);
  return (await desk.shop.visitor().get<Order>(`/api/orders/${order!.id}?token=${order!.token}`)).body;
};
const charge = async () => {
  while (await doDueJobs(desk.shop.shop, providers(), { now: new Date() }));
  await follow();
};

it('nobody takes back what was promised by cancelling its payment', async () => {
  const { slug, ada } = await charging();
  for (const outcome of ['cancelled', 'declined'])
    expect(await press(ada, outcome)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('group buy') as string },
    });
  expect(await orderOf(slug, ada)).toMatchObject({ status: 'pending' });
  await charge();
  expect(await orderOf(slug, ada)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
});

it('who is still being charged hears of the waived shipping once the order counts', async () => {
  const { slug, organizer, ada } = await charging();
  const admin = (await anAdmin(desk.shop)).visitor;
  const { id } = await orderOf(slug, organizer);
  expect((await admin.patch(`/api/admin/orders/${id}`, { status: 'cancelled' })).status).toBe(200);
  const [waiting] = await desk.mailsOf(slug, 'group-shipping-waived');
  const { id: orderId } = await orderOf(slug, ada);
  expect(waiting).toMatchObject({ recipient: 'ada@example.com', waitsForOrderId: orderId });
  await charge();
  expect(await desk.mailsOf(slug, 'group-shipping-waived')).toMatchObject([{ waitsForOrderId: null }]);
  expect(await orderOf(slug, organizer)).toMatchObject({ status: 'cancelled', payment: { paid: 0 } });
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
});
