import { beforeAll, describe, expect, it } from 'vitest';
import type { ProviderState, ProviderTest } from '#domains/payments/model/provider-state.ts';
import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import { openCardDesk, TOTAL_CENTS } from '../../../../tests/support/card-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

const { desk, stripe, jobs, paidOrder } = await openCardDesk();

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
    const placed = await paidOrder();
    expect((await placed.cancel()).status).toBe(200);
    const waiting = async () =>
      (await admin.get<WaitingMatter[]>('/api/admin/waiting')).body.find(
        ({ name }) => name === 'providerTasks',
      );
    const HOUR_MS = 3_600_000;
    stripe.faultOf = () => 'lost';
    await jobs();
    await jobs(24 * HOUR_MS);
    expect((await state()).failing).toEqual([]);
    expect(await waiting()).toBeUndefined();
    await jobs(48 * HOUR_MS);
    const { failing } = await state();
    expect(failing.find(({ kind }) => kind === 'refund')).toMatchObject({
      orderId: placed.id,
      payoutId: null,
      refund: TOTAL_CENTS / 100,
      attempts: 3,
      problem: expect.stringMatching(/./u),
    });
    expect(await waiting()).toMatchObject({ page: 'paymentProvider', count: failing.length });
    stripe.faultOf = () => undefined;
    await jobs(96 * HOUR_MS);
    expect((await state()).failing).toEqual([]);
    expect(await waiting()).toBeUndefined();
  });
});
