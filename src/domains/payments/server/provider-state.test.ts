import { beforeAll, describe, expect, it } from 'vitest';
import type { ProviderState, ProviderTest } from '#domains/payments/model/provider-state.ts';
import { openCardDesk } from '../../../../tests/support/card-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

const { desk, stripe, paidOrder } = await openCardDesk();

describe('how it stands with Stripe', () => {
  let admin: Visitor;
  const state = async () => (await admin.get<ProviderState>('/api/admin/payment-provider')).body;
  const test = async () => (await admin.post<ProviderTest>('/api/admin/payment-provider/test')).body.answer;
  beforeAll(async () => {
    admin = (await anAdmin(desk.shop)).visitor;
  });

  it('says the mode, what is missing and what was heard last, and no key', async () => {
    expect(await state()).toMatchObject({ provider: 'stripe', mode: 'test', webhooks: [] });
    expect((await state()).missing).toContain('webhooks');
    await paidOrder();
    const { text } = await admin.get('/api/admin/payment-provider');
    expect(JSON.parse(text)).toMatchObject({
      webhookUrl: expect.stringMatching(/\/api\/payments\/stripe\/webhook$/u),
      webhooks: [{ type: 'checkout.session.completed', at: expect.any(String) }],
    });
    expect((await state()).missing).not.toContain('webhooks');
    expect(text).not.toMatch(/sk_|whsec_/u);
  });

  it('asks once, changes nothing, and says what came of it', async () => {
    stripe.calls.length = 0;
    expect(await test()).toBe('ok');
    expect(stripe.calls).toEqual(['GET /v1/balance_transactions']);
    stripe.faultOf = () => 'lost';
    expect(await test()).toBe('unreachable');
  });

  it('says what it was told several times in vain, until that is done', async () => {
    const { id } = await paidOrder();
    const waiting = async () =>
      (await admin.get<Waiting>('/api/admin/waiting')).body.items.find(({ name }) => name === 'providerTasks');
    const refund = sql`(select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id} limit 1)`;
    await refundAll(id);
    const set = (values: SQL) =>
      desk.shop.db.execute(sql`update provider_jobs set ${values} where refund_id = ${refund}`);
    await set(sql`done_at = null, attempts = 2, last_error = 'Invalid API Key'`);
    expect((await state()).failing).toEqual([]);
    await set(sql`attempts = 3`);
    expect((await state()).failing).toMatchObject([
      { kind: 'refund', orderId: id, payoutId: null, refund: expect.any(Number), problem: 'Invalid API Key' },
    ]);
    expect(await waiting()).toMatchObject({ count: 1, page: 'paymentProvider' });
    await set(sql`done_at = now()`);
    expect((await state()).failing).toEqual([]);
    expect(await waiting()).toBeUndefined();
  });
});
