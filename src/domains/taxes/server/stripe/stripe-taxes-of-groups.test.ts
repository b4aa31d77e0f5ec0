// Taxes by Stripe where an order is written inside a longer transaction, and where a bank decides twice.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { endDueGroups } from '#domains/group-buys/server/end-group-buys.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { providerJobs } from '#domains/orders/server/provider-jobs.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { openCardDesk } from '../../../../../tests/support/card-desk.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import { member, openGroupDesk } from '../../../../../tests/support/group-desk.ts';
import { SECRET_KEY, StripeStandIn } from '../../../../../tests/support/stripe-stand-in.ts';
import type { TestApp, Visitor } from '../../../../../tests/support/test-app.ts';

const CALCULATE = 'POST /v1/tax/calculations';

/** What Stripe holds of what was sold is what the books hold. */
async function expectSameBooks(shop: TestApp, stripe: StripeStandIn) {
  const [books] = await rows<{ base: number; tax: number }>(
    shop.db,
    sql`select coalesce(sum(base_cents), 0)::int as base, coalesce(sum(tax_cents), 0)::int as tax from ledger_taxes`,
  );
  expect(stripe.books.taxes.left()).toEqual(books);
  expect(await shop.db.$count(providerJobs, sql`kind = 'tax' and done_at is null`)).toBe(0);
  return books!;
}

const groupStripe = await StripeStandIn.open();
const groupDesk = openGroupDesk({
  payments: ['invoice'],
  stripeTax: { secretKey: SECRET_KEY, apiUrl: groupStripe.url },
});
const cards = await openCardDesk({}, { taxes: true });

/** What has passed since on the clock of the process. */
let later = 0;
const realClock = performance.now.bind(performance);
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => realClock() + later);
});

const NEW_YORK = '1 Main St\nNew York, NY 10001';

describe('a group buy', () => {
  beforeAll(async () => {
    const { visitor } = await anAdmin(groupDesk.shop);
    await visitor.patch('/api/admin/settings', { 'tax.mode': 'added' });
    await groupDesk.changeProduct({ taxCategory: 'standard' });
  });
  beforeEach(() => {
    groupStripe.faultOf = () => undefined;
  });
  afterAll(() => groupStripe.close());

  it('becomes orders of a calculation each, asked between two tries of the transaction', async () => {
    const slug = await groupDesk.opened({ shippingAddress: NEW_YORK });
    for (const name of ['Ada', 'Bo', 'Cleo'])
      expect((await groupDesk.join(slug, member(name, 5, { shippingAddress: NEW_YORK }))).status).toBe(201);
    const before = await groupDesk.shop.db.$count(orders);
    await groupDesk.letClose(slug);
    // While Stripe does not answer nothing is closed, and nobody is told otherwise.
    groupStripe.faultOf = (call) => (call === CALCULATE ? 'lost' : undefined);
    await endDueGroups(groupDesk.shop.shop, { now: new Date() });
    expect((await groupDesk.view(slug)).status).toBe('open');
    groupStripe.faultOf = () => undefined;
    later += 60_000;
    await endDueGroups(groupDesk.shop.shop, { now: new Date() });
    expect((await groupDesk.view(slug)).status).toBe('settled');
    const placed = (await groupDesk.shop.db.select().from(orders).orderBy(orders.id)).slice(before);
    expect(placed.length).toBe(4);
    expect(new Set(placed.map(({ taxCalculation }) => taxCalculation)).size).toBe(4);
    expect(placed.every(({ taxTotalCents, taxCalculation }) => taxTotalCents > 0 && taxCalculation)).toBe(
      true,
    );
    while (await doDueJobs(groupDesk.shop.shop, {}, { now: new Date() }));
    expect((await expectSameBooks(groupDesk.shop, groupStripe)).tax).toBeGreaterThan(0);
  });
});

describe('a disputed payment', () => {
  const { desk, stripe, jobs, send } = cards;
  let admin: Visitor;
  beforeAll(async () => {
    admin = (await anAdmin(desk.shop)).visitor;
    await admin.patch('/api/admin/settings', { 'tax.mode': 'added' });
  });
  afterAll(() => admin.patch('/api/admin/settings', { 'tax.mode': null }));
  const settled = async () => {
    for (let hours = 0; hours < 6; hours += 2) while (await jobs(hours * 60 * 60_000));
    return expectSameBooks(desk.shop, stripe);
  };

  it('takes the tax back when it is lost, and gives it back where the bank decides otherwise, as often as it does', async () => {
    await desk.change(desk.oil, { taxCategory: 'standard' });
    await desk.add(desk.oil, 3);
    const form = { customerName: 'Ada', customerEmail: 'ada@example.com', shippingAddress: NEW_YORK };
    expect((await desk.checkout(desk.visitor, form)).status).toBe(201);
    // Nothing is reported of what nobody has paid.
    await settled();
    expect(stripe.books.taxes.transactions.size).toBe(0);
    const session = [...stripe.books.sessions.values()].at(-1)!;
    await send(stripe.books.pay(session.id)!);
    const sold = await settled();
    expect(sold.tax).toBeGreaterThan(0);
    const intent = stripe.books.intents.get(session.payment_intent!)!;
    for (const event of stripe.books.disputes.open(intent)) await send(event);
    const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
    for (const [status, expected] of [
      ['lost', { base: 0, tax: 0 }],
      ['won', sold],
      ['lost', { base: 0, tax: 0 }],
    ] as const) {
      for (const event of stripe.books.disputes.decide(disputeId, status)) await send(event);
      expect(await settled()).toEqual(expected);
    }
    expect(stripe.books.taxes.transactions.size).toBe(4);
  });
});
