// What places of somebody whom nobody knows keep from others before a card promises money.
import { beforeEach, expect, it } from 'vitest';
import type { Joined } from '#domains/group-buys/model/group-view.ts';
import { PAYMENT_WINDOW_MS } from '#domains/orders/model/payments/payment-window.ts';
import { unpaidHolds } from '#domains/orders/server/unpaid-holds/unpaid-holds.schema.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { member, openGroupDesk } from '../../../../tests/support/group-desk.ts';
import { Visitor } from '../../../../tests/support/test-app.ts';
import { followPayments } from './follow-payments.ts';

const desk = openGroupDesk({ payments: ['invoice', 'test'], rateLimit: true });

/** The oil costs a little less than $25: 40 are about the limit of guests, 400 what a network may keep. */
beforeEach(async () => {
  await desk.shop.db.delete(rateLimits);
  await desk.shop.db.delete(unpaidHolds);
  await desk.changeProduct({ quantityAvailable: 2_000, priceCents: 25_00 });
});

const join = (slug: string, name: string, quantity: number, ip = '203.0.113.1') =>
  desk.join(slug, member(name, quantity, { paymentMethod: 'test' }), new Visitor(desk.shop.app, ip));
const follow = (afterMs = 0) =>
  followPayments(desk.shop.shop, openProviders(desk.shop.shop), { now: new Date(Date.now() + afterMs) });
const promise = async ({ payment }: Pick<Joined, 'payment'>) => {
  const url = `/api/payments/test/${payment.redirectUrl!.split('/').at(-1)!}`;
  expect((await desk.shop.visitor().post(url, { outcome: 'paid' })).status).toBe(200);
  await follow();
};
const change = ({ memberId, token }: Joined, slug: string, quantity: number) =>
  new Visitor(desk.shop.app, '203.0.113.1').patch<{ message: string }>(
    `/api/group-buys/${slug}/members/${memberId}?token=${token}`,
    { quantity },
  );

it('a network keeps a bounded part of the shelf, under all the names that its members give', async () => {
  const slug = await desk.opened();
  expect((await join(slug, 'Ada', 600)).status).toBe(201);
  const refused = await join(slug, 'Bo', 10);
  expect([refused.status, refused.body.reason]).toEqual([409, 'unpaid_orders']);
  expect((await join(slug, 'Cy', 10, '203.0.113.2')).status).toBe(201);
});

it('who lets places lapse, or leaves them, does not hold the shelf again', async () => {
  const slug = await desk.opened();
  const ada = (await join(slug, 'Ada', 600)).body;
  await follow(PAYMENT_WINDOW_MS + 1_000);
  expect(await desk.membership(slug, ada)).toMatchObject({ state: 'lapsed' });
  expect((await join(slug, 'Bo', 600)).status).toBe(409);
  await desk.shop.db.delete(unpaidHolds);
  const cy = (await join(slug, 'Cy', 600)).body;
  const url = `/api/group-buys/${slug}/members/${cy.memberId}?token=${cy.token}`;
  expect((await desk.shop.visitor().delete(url)).status).toBe(200);
  expect((await join(slug, 'Di', 600)).status).toBe(409);
});

it('a card that promises the money makes room, and what is added to a place counts by itself', async () => {
  const slug = await desk.opened();
  const ada = (await join(slug, 'Ada', 600)).body;
  await promise(ada);
  const bo = (await join(slug, 'Bo', 300)).body;
  expect((await change(bo, slug, 700)).status).toBe(409);
  await promise(bo);
  expect((await change(bo, slug, 950)).status).toBe(200);
  expect((await join(slug, 'Cy', 50)).status).toBe(409);
});

it('a place that was refused counts for nothing', async () => {
  const slug = await desk.opened();
  expect((await join(slug, 'Ada', 2_001)).status).toBe(400);
  expect(await desk.shop.db.$count(unpaidHolds)).toBe(0);
  expect((await join(slug, 'Ada', 600)).status).toBe(201);
});
