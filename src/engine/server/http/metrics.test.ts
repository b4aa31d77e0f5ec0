import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describe('the figures at /metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await test.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  it.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:172.20.0.7', 'fd00::5'])(
    'are shown to %s, a neighbour',
    async (from) => {
      expect(await ask(from)).toBe(200);
    },
  );

  it.each(['203.0.113.5', '::ffff:203.0.113.5', '2001:db8::1', '172.32.0.1'])(
    'are not there for %s, a stranger',
    async (from) => {
      expect(await ask(from)).toBe(404);
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'are not there for somebody who comes through a proxy (%s)',
    async (name) => {
      expect(await ask('127.0.0.1', { [name]: '127.0.0.1' })).toBe(404);
    },
  );
});
