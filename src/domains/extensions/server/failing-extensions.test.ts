import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { extensionValues } from './extension-values.schema.ts';
import { webhookDeliveries } from '#engine/server/webhooks/webhooks.schema.ts';
import {
  handleAll,
  listen,
  withExtensions,
  writeExtension,
} from '../../../../tests/support/extension-desk.ts';
import { leftToAll } from '../../../../tests/support/left-to-all.ts';
import { openTwoProducers } from '../../../../tests/support/two-producers.ts';
import type { OpenExtension } from './open-extensions.ts';

/** A stranger's extension that does everything wrong, each on demand. */
const UNRULY = `
  on: {
    'order.placed': async ({ data }, shop) => {
      if (await shop.store.get('broken')) throw new Error('The\\nchat is\\naway');
      await shop.store.set('seen/' + data.orderId, data.orderTotal);
    },
  },
  timers: { never: { everyMinutes: 5, run: () => { throw new Error('no time'); } } },
  routes: {
    'GET /fine': { who: 'public', summary: 'Says yes', handle: () => ({ yes: true }) },
    'GET /throw': { who: 'public', summary: 'Throws', handle: () => { throw new Error('secret detail'); } },
    'GET /refuse': { who: 'public', summary: 'Refuses', handle: () => { throw new Refusal('not_found', 'No such jar', { jar: 'gone' }); } },
    'GET /loop': { who: 'public', summary: 'Hangs', handle: () => { for (;;); } },
    'GET /exit': { who: 'public', summary: 'Ends', handle: () => { process.exit(0); } },
    'GET /swell': { who: 'public', summary: 'Swells', handle: () => { const kept = []; for (;;) kept.push(new Array(1e6).fill(Math.random())); } },
    'GET /large': { who: 'public', summary: 'Says too much', handle: () => 'x'.repeat(3_000_000) },
    'GET /huge': { who: 'public', summary: 'Says far too much', handle: () => 'x'.repeat(60_000_000) },
    'GET /round': { who: 'public', summary: 'Says what nobody can write', handle: () => { const round = {}; round.round = round; return round; } },
    'GET /asks': { who: 'public', summary: 'Asks far too much', handle: async (_request, shop) => {
      await shop.store.set('huge', 'x'.repeat(60_000_000));
    } },
    'GET /forge': { who: 'public', summary: 'Writes where it talks to the shop', handle: async () => {
      (await import('node:fs')).writeSync(3, 'garbage\\n');
      await new Promise(() => {});
    } },
    'POST /jars': { who: 'ADMIN', right: 'catalogue', summary: 'Adds a jar', body: z.object({ lid: z.string().min(2, 'A lid has two letters') }), handle: ({ body, person }) => ({ ...body, person }) },
    'POST /raw': { who: 'public', summary: 'Gives back what it got', handle: ({ text, headers, body }) => ({ text, headers, body }) },
    'GET /world': { who: 'public', summary: 'Looks around', handle: async (_request, shop) => {
      const tried = async (what) => { try { return String(await what()).slice(0, 60); } catch (error) { return 'no: ' + error.message; } };
      const fs = await import('node:fs');
      return {
        env: Object.keys(process.env),
        passwd: await tried(() => fs.readFileSync('/etc/passwd', 'utf8')),
        write: await tried(() => fs.writeFileSync('./x', 'y')),
        shop: await tried(() => fs.readFileSync(process.cwd() + '/../../package.json')),
        own: await tried(() => fs.readFileSync('./index.ts', 'utf8').length > 0),
        http: await tried(() => import('node:http')),
        child: await tried(() => import('node:child_process')),
        fetch: typeof fetch,
        kill: typeof process.kill,
        builtin: typeof process.getBuiltinModule,
        reach: ['_debugProcess', '_debugEnd', '_getActiveHandles', '_send', 'execve', 'abort', 'setuid', 'umask', 'loadEnvFile'].filter((name) => process[name]),
        socket: await tried(() => new process.stdout.constructor().connect(1)),
        console: typeof console._stdout?.connect,
        channel: Object.getOwnPropertySymbols(process).filter((symbol) => process[symbol]?.connect).length,
        made: process.listenerCount('internalMessage'),
        dispatchers: await tried(() => { void Response; return Object.getOwnPropertySymbols(globalThis).filter((symbol) => globalThis[symbol]?.dispatch).length; }),
        required: await tried(async () => (await import('./own.cjs')).default()),
        elsewhere: await tried(() => shop.fetch('https://example.org/')),
        inside: await tried(() => shop.fetch('http://127.0.0.1:1/')),
        staff: await tried(() => shop.read('/api/admin/orders')),
        up: await tried(() => shop.read('/api/../healthz')),
        cheese: await tried(async () => (await shop.read('/api/categories')).length > 3),
        noMail: await tried(() => shop.mail({ mail: 'none', to: 'shop' })),
      };
    } },
  },`;

let unruly: OpenExtension;
beforeAll(async () => {
  [unruly] = (await withExtensions([
    writeExtension('unruly', {
      code: UNRULY,
      files: { 'own.cjs': "module.exports = () => require('node:net').connect;" },
    }),
  ])) as [OpenExtension];
});
const two = openTwoProducers();
beforeAll(() => listen(two.shop.db, [unruly]));

const get = (path: string) => two.shop.visitor().get<Record<string, unknown>>(`/api/x/unruly${path}`);
const runsAgain = () =>
  vi.waitFor(async () => expect((await get('/fine')).status).toBe(200), { timeout: 15_000, interval: 100 });

describe('an extension', () => {
  it('answers its calls, refuses in its own words, and says nothing of its failures', async () => {
    expect((await get('/fine')).body).toEqual({ yes: true });
    expect(await get('/refuse')).toMatchObject({
      status: 404,
      body: { message: 'No such jar', code: 'not_found', fields: { jar: 'gone' } },
    });
    const thrown = await get('/throw');
    expect(thrown.status).toBe(503);
    expect(thrown.text).not.toContain('secret detail');
    expect((await get('/large')).status).toBe(503);
  });

  it.each([
    ['/huge', 'what it says is larger than 6 MB'],
    ['/asks', 'what it says is larger than 6 MB'],
    ['/round', 'circular'],
  ])('that says what the shop should not read (%s) hears so in its own process', async (path, reason) => {
    expect((await get(path)).status).toBe(503);
    expect(unruly.host.lastFailure?.reason).toContain(reason);
    expect((await get('/fine')).status).toBe(200);
  });

  it('has calls for whom it says, whose bodies are as it says', async () => {
    const stranger = await two.shop.visitor().post('/api/x/unruly/jars', { lid: 'gold' });
    expect(stranger.status).toBe(401);
    expect((await two.shelves[0].visitor.post('/api/x/unruly/jars', { lid: 'gold' })).status).toBe(403);
    expect(await two.admin.post('/api/x/unruly/jars', { lid: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'A lid has two letters', fields: { lid: 'A lid has two letters' } },
    });
    expect((await two.admin.post('/api/x/unruly/jars', { lid: 'gold' })).body).toEqual({
      lid: 'gold',
      person: { id: expect.any(Number), role: 'ADMIN' },
    });
  });

  it('gets a body as it came, and neither cookies nor keys', async () => {
    const headers = { 'content-type': 'application/json', 'x-signature': 'abc' };
    const { body } = await two.admin.post<{ text: string; body: unknown; headers: Record<string, string> }>(
      '/api/x/unruly/raw',
      '{ "a":  1 }',
      headers,
    );
    expect(body).toMatchObject({ text: '{ "a":  1 }', body: { a: 1 }, headers: { 'x-signature': 'abc' } });
    expect(Object.keys(body.headers)).not.toContain('cookie');
    expect((await two.shop.visitor().post('/api/x/unruly/raw', '{ "a":', headers)).status).toBe(400);
  });

  it('reaches nothing but its own files, its hosts and what everybody may read', async () => {
    const { body } = await get('/world');
    expect(body).toMatchObject({
      env: [],
      passwd: expect.stringMatching(/^no: Access/),
      write: expect.stringMatching(/^no: Access/),
      shop: expect.stringMatching(/^no: Access/),
      own: 'true',
      http: expect.stringMatching(/^no: it imports node:http/),
      child: expect.stringMatching(/^no: it imports node:child_process/),
      fetch: 'undefined',
      kill: 'undefined',
      builtin: 'undefined',
      reach: [],
      socket: expect.stringMatching(/^no: .*connect is not a function/),
      console: 'undefined',
      channel: 0,
      made: 0,
      dispatchers: '0',
      required: expect.stringMatching(/^no: it imports node:net/),
      elsewhere: 'no: example.org is none of its hosts',
      inside: 'no: 127.0.0.1:1 is none of its hosts',
      staff: 'no: /api/admin/orders answered 401',
      up: expect.stringMatching(/^no: read/),
      cheese: 'true',
      noMail: "no: it has no mail 'none'",
    });
  });

  it('cannot have the shop listen for a debugger: the signal for it is heard and nothing done', () => {
    expect(process.listenerCount('SIGUSR1')).toBe(1);
  });

  it.each(['/exit', '/swell', '/forge'])(
    'whose process ends (%s) is begun again, and nobody else notices',
    async (path) => {
      expect((await get(path)).status).toBe(503);
      expect((await two.shop.visitor().get('/api/categories')).status).toBe(200);
      await runsAgain();
    },
    30_000,
  );

  // It waits for real timeouts; how one begins again shows above.
  it.skipIf(leftToAll)(
    'that is stuck in a loop is ended and begun again',
    async () => {
      const stuck = get('/loop');
      expect((await two.shop.visitor().get('/api/categories')).status).toBe(200);
      expect((await stuck).status).toBe(503);
      await runsAgain();
    },
    40_000,
  );
});

describe('an event', () => {
  const seen = async () =>
    (await two.shop.db.select({ key: extensionValues.key }).from(extensionValues)).map(({ key }) => key);
  const queued = () => two.shop.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);

  it('whose handler fails waits for its next attempt, alone, and says so in one line', async () => {
    await runsAgain();
    await two.shop.db.execute(sql`insert into extension_values values ('unruly', 'broken', 'true')`);
    const { orderId } = await two.buy();
    const [line, ...more] = await handleAll(unruly, two.shop.shop);
    expect(line).toMatch(/^extension unruly failed at order.placed: The chat is away; again in 5 s$/);
    expect(more).toEqual([]);
    const [failed] = await queued();
    expect(failed).toMatchObject({
      attempts: 1,
      deliveredAt: null,
      failedAt: null,
      lastError: 'The chat is away',
    });
    await two.shop.db.execute(sql`delete from extension_values where key = 'broken'`);

    const { orderId: next } = await two.buy();
    await handleAll(unruly, two.shop.shop);
    expect(await seen()).toContain(`seen/${next}`);
    expect(await seen()).not.toContain(`seen/${orderId}`);
    await two.shop.db.update(webhookDeliveries).set({ nextAttemptAt: sql`now()` });
    await handleAll(unruly, two.shop.shop);
    expect(await seen()).toContain(`seen/${orderId}`);
    expect((await queued()).every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
  });

  it('that fails for a day is given up, waits at the desk, and can be handed over again', async () => {
    await two.shop.db.execute(sql`insert into extension_values values ('unruly', 'broken', 'true')`);
    const { orderId } = await two.buy();
    const { id } = (await queued()).find(({ deliveredAt }) => deliveredAt === null)!;
    await two.shop.db.update(webhookDeliveries).set({ attempts: 7 }).where(eq(webhookDeliveries.id, id));
    const [line] = await handleAll(unruly, two.shop.shop);
    expect(line).toMatch(/it is given up$/);
    const { body: waiting } = await two.admin.get<{ name: string; count: number }[]>('/api/admin/waiting');
    expect(waiting).toContainEqual(expect.objectContaining({ name: 'extensions', count: 1 }));
    await two.shop.db.execute(sql`delete from extension_values where key = 'broken'`);
    expect((await two.admin.post('/api/admin/extensions/unruly/again')).body).toEqual({ count: 1 });
    expect(await handleAll(unruly, two.shop.shop)).toEqual([]);
    expect(await seen()).toContain(`seen/${orderId}`);
    expect((await queued()).filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
  });

  it('is not written for an extension that is not there any more', async () => {
    await listen(two.shop.db, []);
    const before = (await queued()).length;
    await two.buy();
    expect((await queued()).length).toBe(before);
    await listen(two.shop.db, [unruly]);
    await two.buy();
    expect((await queued()).length).toBeGreaterThan(before);
  });
});
