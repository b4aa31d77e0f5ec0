import { beforeEach, expect, it } from 'vitest';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const { max } = LIMITS.contact;
let shop: TestApp;

beforeEach(async () => {
  shop = await openTestApp({ rateLimit: true });
  await shop.db.delete(rateLimits);
});

const count = (contact: string) => shop.shop.limiter.count({ contact });
const useUp = async (network: string) => {
  for (let n = 0; n < max; n += 1) await count(network);
};
const REFUSED = { code: 'rate_limited', details: { retryAfterSeconds: expect.any(Number) } };

it('refuses one network, and not its neighbour', async () => {
  await useUp('2001:db8:1:1::/64');
  await expect(count('2001:db8:1:1::/64')).rejects.toMatchObject(REFUSED);
  await count('2001:db8:1:2::/64');
  await useUp('192.0.2.1');
  await expect(count('192.0.2.1')).rejects.toMatchObject(REFUSED);
  await count('192.0.2.2');
});

it('lets somebody who has a whole /48 of IPv6 do ten times what one network may, and no more', async () => {
  for (let n = 0; n < 10; n += 1) await useUp(`2001:db8:1:${n}::/64`);
  await expect(count('2001:db8:1:a::/64')).rejects.toMatchObject(REFUSED);
  await count('2001:db8:2:a::/64');
});

it('takes back and forgets of both', async () => {
  for (let n = 0; n < 10; n += 1) await useUp(`2001:db8:1:${n}::/64`);
  await shop.shop.limiter.takeBack({ contact: '2001:db8:1:0::/64' });
  await count('2001:db8:1:a::/64');
  await expect(count('2001:db8:1:b::/64')).rejects.toMatchObject(REFUSED);
  await shop.shop.limiter.forget({ contact: '2001:db8:1:b::/64' });
  await useUp('2001:db8:1:b::/64');
});
