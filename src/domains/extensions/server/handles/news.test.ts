import { beforeAll, beforeEach, expect, it } from 'vitest';
import { serverDomains } from '#app/server/domains.ts';
import { asDomain } from '#domains/extensions/server/as-domain.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { composeDomains } from '#engine/server/domain.ts';
import { LIMITS, type LimitName } from '#engine/server/http/limits.ts';
import type { Counted } from '#engine/server/http/rate-limit.ts';
import { withExtensions, writeExtension } from '../../../../../tests/support/extension-desk.ts';
import { openTestApp, Visitor, type TestApp } from '../../../../../tests/support/test-app.ts';

/** Its webhook checks nobody, and says as much as it is told to: also after it has answered. */
const GOSSIP = `routes: {
  'POST /webhook': { who: 'public', summary: 'News', handle: async ({ body }, shop) => {
    for (const parcel of body) await shop.news({ parcel });
  } },
  'POST /later': { who: 'public', summary: 'News', handle: ({ body }, shop) => {
    setImmediate(async () => { for (const parcel of body) await shop.news({ parcel }).catch(() => {}); await shop.store.set('done', true); });
  } },
  'GET /done': { who: 'public', summary: 'Whether it is done', handle: (_, shop) => shop.store.get('done') },
},`;

const OURS = /^known-/;
const heard: string[] = [];
let shop: TestApp;
beforeAll(async () => {
  const list = await withExtensions([writeExtension('gossip', { code: GOSSIP })]);
  const listener = {
    name: 'listener',
    hears: {
      parcel: async (_shop: unknown, { name }: { name: string }) => {
        heard.push(name);
        return OURS.test(name);
      },
    },
  };
  composeDomains([...serverDomains, ...list.map(asDomain), listener]);
  shop = await openTestApp({ rateLimit: true });
});
beforeEach(async () => {
  heard.length = 0;
  await shop.db.delete(rateLimits);
});

const from = (ip: string, parcels: readonly string[]) =>
  new Visitor(shop.app, ip).post('/api/x/gossip/webhook', parcels);
const some = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}-${at}`);
/** How much is counted now. */
const counted = async (what: Counted) => {
  const [name] = Object.keys(what) as [LimitName];
  return (await shop.shop.limiter.add(what, { [name]: 0 }))[name];
};
const ofAll = () => counted({ extensionNews: 'gossip' });
const ofNetwork = (ip: string) => counted({ extensionNewsOfNetwork: `gossip ${ip}` });

it('has a share for each network, which news of nothing uses up, and nothing else', async () => {
  const share = LIMITS.extensionNewsOfNetwork.max;
  expect(share * 4).toBeLessThanOrEqual(LIMITS.extensionNews.max);
  const stranger = '192.0.2.1';
  await shop.shop.limiter.add(
    { extensionNewsOfNetwork: `gossip ${stranger}` },
    { extensionNewsOfNetwork: share - 10 },
  );
  expect((await from(stranger, some(10, 'made-up'))).status).toBe(200);
  expect(heard).toHaveLength(10);
  expect((await from(stranger, ['made-up'])).status).toBe(503);
  expect((await from(stranger, ['known-1'])).status).toBe(503);
  expect(heard).toHaveLength(10);
  // Others are heard as before, and all that may be said altogether is left.
  expect(await ofAll()).toBe(0);
  expect((await from('192.0.2.2', ['known-1'])).status).toBe(200);
  expect(heard.at(-1)).toBe('known-1');
  expect(await ofAll()).toBe(1);
});

it('is free for the network of a provider that tells the truth, once for each thing in an hour', async () => {
  const provider = '203.0.113.1';
  expect((await from(provider, some(20, 'known'))).status).toBe(200);
  expect(await ofAll()).toBe(20);
  expect(await ofNetwork(provider)).toBe(0);
  // Said again it is heard, and counts for the network too.
  expect((await from(provider, some(20, 'known'))).status).toBe(200);
  expect(heard).toHaveLength(40);
  expect(await ofAll()).toBe(40);
  expect(await ofNetwork(provider)).toBe(20);
});

it('is heard so often of one thing, and no more', async () => {
  const limit = LIMITS.extensionNewsOf.max;
  for (let each = 0; each < limit; each += 1)
    expect((await from(`198.51.100.${each}`, ['known-1'])).status).toBe(200);
  expect((await from('198.51.100.200', ['known-1'])).status).toBe(503);
  expect((await from('198.51.100.200', ['known-2'])).status).toBe(200);
  expect(await ofAll()).toBe(limit + 1);
  // Those who go on use up their own share.
  expect(await ofNetwork('198.51.100.200')).toBe(1);
});

it('belongs to the network that has called, also where the extension answers first', async () => {
  await new Visitor(shop.app, '203.0.113.9').post('/api/x/gossip/later', some(20, 'made-up'));
  await expect
    .poll(async () => (await shop.visitor().get('/api/x/gossip/done')).body, { timeout: 10_000 })
    .toBe(true);
  expect(await ofNetwork('203.0.113.9')).toBe(20);
});
