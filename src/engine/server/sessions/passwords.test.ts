import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, openTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { hashPassword, verifyPassword, WAITING_PASSWORDS } from './passwords.ts';

const FLOOD = 500;

describe('password hashing', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
    await createUser(test.db, { username: 'Ann', role: 'BUYER' });
  });
  const login = () => test.visitor().post('/api/auth/login', { username: 'Ann', password: TEST_PASSWORD });

  it('has a bound: a flood is refused at once and leaves a queue that ends soon', async () => {
    const hash = await hashPassword('a password');
    const answers = await Promise.allSettled(
      Array.from({ length: FLOOD }, () => verifyPassword(hash, 'a password')),
    );
    const worked = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(worked).toBeGreaterThan(WAITING_PASSWORDS);
    expect(worked).toBeLessThanOrEqual(WAITING_PASSWORDS + 3);
  });

  it('beyond it a sign-in answers 503 and says when to come back; afterwards it works', async () => {
    const full = keepQueueFull();
    const refused = await login();
    full.end();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ code: 'unavailable' });
    await full.ended;
    expect((await login()).status).toBe(200);
  });
});

/** As many hashes as fit, each followed by the next one, until `end()`. */
function keepQueueFull(): { end(): void; ended: Promise<unknown> } {
  const stop = new AbortController();
  const hashOnAndOn = async (): Promise<void> => {
    const [hashed] = await Promise.allSettled([hashPassword('a password')]);
    if (hashed.status === 'fulfilled' && !stop.signal.aborted) await hashOnAndOn();
  };
  const ended = Promise.all(Array.from({ length: FLOOD }, hashOnAndOn));
  return { end: () => stop.abort(), ended };
}
