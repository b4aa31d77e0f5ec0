import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { SECRET_KEY, StripeStandIn } from '../tests/support/stripe-stand-in.ts';

const SCRIPT = fileURLToPath(new URL('payments-check.ts', import.meta.url));
const stripe = await StripeStandIn.open();

function check(secretKey: string): Promise<{ status: number; output: string }> {
  const env = { PATH: process.env.PATH, STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: stripe.url };
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT], { env }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

describe('npm run payments:check', () => {
  afterAll(() => stripe.close());

  it('walks payments through the account and says what it saw', async () => {
    const { status, output } = await check(SECRET_KEY);
    expect(output).not.toContain('WRONG');
    expect(output.match(/^ok {3}/gm)).toHaveLength(6);
    expect(status).toBe(0);
    expect(stripe.books.refunds.size).toBe(1);
  });

  it('says so where the account behaves otherwise', async () => {
    const { books } = stripe;
    const answer = books.answer.bind(books);
    // It says that it closes the session, and leaves it open.
    books.answer = (call, params) =>
      answer(call.endsWith('/expire') ? call.replace('POST', 'GET').replace('/expire', '') : call, params);
    const { status, output } = await check(SECRET_KEY);
    expect(output).toContain('WRONG a session that is closed: open');
    expect(status).toBe(1);
  });

  it('touches no real money', async () => {
    const calls = stripe.calls.length;
    expect(await check('sk_live_1')).toEqual({ status: 1, output: expect.stringContaining('sk_test_') });
    expect(stripe.calls).toHaveLength(calls);
  });
});
