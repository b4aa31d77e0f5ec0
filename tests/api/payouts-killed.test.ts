// Two processes pay producers by an extension, and one is killed with transfers in its hands: some that the bank has made without
// its answer being heard, some that the bank has not begun. Each producer is paid once, and nothing is lost.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { AdminPayout } from '#domains/ledger/model/payouts.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { FORM, openCheckoutDesk } from '../support/checkout-desk.ts';
import { withExtensions, writeExtension } from '../support/extension-desk.ts';
import { readLedger } from '../support/ledger.ts';
import { closeAtEnd } from '../support/opened.ts';
import { aProducer, anAdmin } from '../support/people.ts';
import { buildServer, type ServerBuild, type ServerProcess } from '../support/server-process.ts';
import { TEST_PASSWORD } from '../support/test-app.ts';

const BANK = `
  settings: { url: { kind: 'url', required: true } },
  payout: {
    open: ({ producer }) => ({ id: 'acct-' + producer, state: 'active', missing: [], bank: null }),
    account: ({ id }) => ({ id, state: 'active', missing: [], bank: null }),
    onboard: ({ id }, shop) => ({ url: shop.settings.url + 'onboard/' + id }),
    transfer: async ({ transfer }, shop) => (await shop.fetch(shop.settings.url + 'transfers', { method: 'POST', body: transfer })).json(),
    find: async ({ transfer }, shop) => {
      const { status, json } = await shop.fetch(shop.settings.url + 'transfers/' + transfer.key);
      return status === 404 ? null : json();
    },
    reverse: () => { throw new Error('nobody asks for it'); },
  },`;

/** More than both can have in hand at once: each process does four jobs at a time. */
const PAYOUTS = 12;
const IN_HAND = 4;
const CENTS = 42_48;
const PATIENCE_MS = 60_000;
const HOUR_MS = 60 * 60_000;

/** The bank. It knows no idempotency keys: whoever tells it twice has paid twice. */
const payments: { key: string; cents: number }[] = [];
/** Requests that wait for their answer; the bank has paid every other of them already. */
const held: { key: string; cents: number; isPaid: boolean; response: ServerResponse }[] = [];
let isHolding = true;
const made = (key: string, cents: number) =>
  JSON.stringify({ state: 'made', id: `t-${key}`, cents, currency: 'USD' });
const pay = (key: string, cents: number) => payments.push({ key, cents });

const bank = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.method === 'GET') {
      const key = request.url!.slice('/transfers/'.length);
      const found = payments.find((payment) => payment.key === key);
      if (found === undefined) response.writeHead(404).end();
      else response.end(made(key, found.cents));
      return;
    }
    const { key, cents } = JSON.parse(body) as { key: string; cents: number };
    const isPaid = held.length % 2 === 0 || !isHolding;
    if (isPaid) pay(key, cents);
    if (isHolding) held.push({ key, cents, isPaid, response });
    else response.end(made(key, cents));
  });
});

let build: ServerBuild;
let folder: string;
let settings: Record<string, string>;
const running = new Set<ServerProcess>();
beforeAll(async () => {
  bank.listen(0, '127.0.0.1');
  await once(bank, 'listening');
  settings = { X_BANK_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/` };
  closeAtEnd(async () => {
    bank.closeAllConnections();
    bank.close();
  });
  folder = writeExtension('bank', { code: BANK, texts: { payout: { label: 'Hill Bank' } } });
  await withExtensions([folder], settings);
});
beforeAll(async () => {
  build = await buildServer();
}, 180_000);
const desk = openCheckoutDesk({ payments: ['invoice'], payoutSource: 'x-bank' });
let operator: pg.Client;
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL');
  await operator?.end();
  await build?.remove();
});

const until = async (condition: () => boolean | Promise<boolean>) => {
  await expect.poll(condition, { timeout: PATIENCE_MS, interval: 50 }).toBe(true);
};

it('is one transfer for each payout, whoever of the two dies with what in hand', async () => {
  const { db } = desk.shop;
  const { visitor: admin } = await anAdmin(desk.shop);
  const [mill] = await rows<{ slug: string }>(
    db,
    sql`select r.slug from producer_profiles r join products p on p.producer_id = r.id where p.id = ${desk.oil}`,
  );
  const producer = await aProducer(desk.shop, mill!.slug);
  const chosen = { kind: 'extension', name: 'x-bank', password: TEST_PASSWORD };
  expect((await producer.visitor.put('/api/producer/payout-account', chosen)).status).toBe(200);
  const ids: number[] = [];
  for (let each = 0; each < PAYOUTS; each += 1) {
    desk.visitor = desk.shop.visitor();
    await desk.add(desk.oil, 2);
    const { body } = await desk.checkout(desk.visitor, { ...FORM, customerEmail: `ada-${each}@example.com` });
    await admin.post(`/api/admin/orders/${body.orderId}/payments`);
    for (const status of ['processing', 'shipped', 'completed'])
      await admin.patch(`/api/admin/orders/${body.orderId}`, { status });
    await db
      .update(orderParts)
      .set({ deliveredAt: sql`now() - interval '3 days'` })
      .where(eq(orderParts.orderId, body.orderId));
    ids.push(...(await runPayouts(db, new Date(Date.now() + 49 * HOUR_MS))));
  }
  expect(ids).toHaveLength(PAYOUTS);

  const [{ name }] = (await rows<{ name: string }>(db, sql`select current_database() as name`)) as [
    { name: string },
  ];
  const databaseUrl = inject('postgresUrl')!.replace(/\/[^/]*$/u, `/${name}`);
  operator = new pg.Client({ connectionString: databaseUrl });
  await operator.connect();
  const start = async () => {
    const server = await build.start({
      DATA_DIR: desk.shop.shop.config.dataDir,
      DATABASE_URL: databaseUrl,
      SAMPLE_DATA: 'off',
      EXTENSIONS: folder,
      PAYOUTS: 'x-bank',
      ...settings,
    });
    running.add(server);
    return server;
  };
  const [first] = [await start(), await start()];
  await until(() => held.length === 2 * IN_HAND);

  // The answers to what it has told never reach it.
  await first.end('SIGKILL');
  running.delete(first);
  await until(() => held.filter(({ response }) => response.destroyed).length === IN_HAND);
  isHolding = false;
  const lost = held.filter(({ response }) => response.destroyed);
  expect(new Set(lost.map(({ isPaid }) => isPaid))).toEqual(new Set([true, false]));
  for (const { key, cents, isPaid, response } of held) {
    if (response.destroyed) continue;
    if (!isPaid) pay(key, cents);
    response.end(made(key, cents));
  }
  await until(() => payments.length === PAYOUTS - lost.filter(({ isPaid }) => !isPaid).length);

  // Its leases run out after a minute. Nobody tells the bank again before that must be over: it is only asked.
  await start();
  await operator.query(
    'update provider_jobs set locked_until = null, next_attempt_at = now() where done_at is null',
  );
  const open = async () =>
    (
      await rows<{ n: number }>(db, sql`select count(*)::int as n from provider_jobs where done_at is null`)
    )[0]!.n;
  await until(async () => (await open()) === lost.filter(({ isPaid }) => !isPaid).length);
  expect(payments).toHaveLength(PAYOUTS - (await open()));
  await operator.query(
    "update provider_jobs set locked_until = null, next_attempt_at = now(), asked_at = asked_at - interval '1 hour' where done_at is null",
  );
  await until(async () => (await open()) === 0);

  expect(payments.map(({ key }) => key).toSorted()).toEqual(ids.map((id) => `transfer:${id}`).toSorted());
  expect(payments.map(({ cents }) => cents)).toEqual(ids.map(() => CENTS));
  const { body: listed } = await admin.get<AdminPayout[]>('/api/admin/payouts');
  const paid = listed.filter(({ id }) => ids.includes(id));
  expect(paid.map(({ status, reference }) => ({ status, reference }))).toEqual(
    paid.map(({ id }) => ({ status: 'paid', reference: `t-transfer:${id}` })),
  );
  expect(paid).toHaveLength(PAYOUTS);
  const { faults } = await readLedger(db);
  expect(faults).toEqual([]);
}, 240_000);
