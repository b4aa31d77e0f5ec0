// The server is killed in the middle of purchases: what it acknowledged is there, and the books add up.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { documentFaults } from '../support/document-faults.ts';
import { readLedger } from '../support/ledger.ts';
import { buildServer, type ServerBuild, type ServerProcess } from '../support/server-process.ts';
import { openTestDatabase } from '../support/test-database.ts';

const SHOPPERS = 6;
/** Then the server is killed, while the others are under way. */
const ACKNOWLEDGED_BEFORE_KILL = 20;
const BUSY_PAUSE_MS = 100;
const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};

interface Submission {
  cookie: string;
  key: string;
  answer: CheckoutAnswer | undefined;
}

describe('a server killed during checkouts', () => {
  let build: ServerBuild;
  let dataDir: string;
  let databaseUrl: string | undefined;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'madia-crash-'));
    await leaveHalfADatabase(dataDir);
    const { database, url } = await openTestDatabase();
    await database.close();
    databaseUrl = url;
    build = await buildServer();
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    await build?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async () => {
    server = await build.start({
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    return server.url;
  };
  /** A busy server asks to come back later (503): so do we. */
  const post = async (url: string, body: object, headers: Record<string, string>): Promise<Response> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (answer.status !== 503) return answer;
    await wait(BUSY_PAUSE_MS);
    return post(url, body, headers);
  };
  const submit = async (url: string, { cookie, key }: Submission) => {
    const answer = await post(`${url}/api/checkout`, FORM, { cookie, 'idempotency-key': key });
    expect(answer.status).toBe(201);
    return (await answer.json()) as CheckoutAnswer;
  };

  it('has lost no acknowledged order and no bottle', async () => {
    let url = await start();
    const catalogue = (await (await fetch(`${url}/api/products`)).json()) as Product[];
    const units = catalogue.reduce((sum, product) => sum + product.quantityAvailable, 0);
    const shelf = catalogue.filter(({ quantityAvailable }) => quantityAvailable >= 80).slice(0, 4);
    expect(shelf.length).toBeGreaterThan(0);

    const submissions: Submission[] = [];
    let acknowledged = 0;
    const killed = new AbortController();
    const enough = Promise.withResolvers<void>();
    const shopper = async (number: number) => {
      for (let round = 0; !killed.signal.aborted; round += 1) {
        const product = shelf[(number + round) % shelf.length]!;
        const filled = await post(`${url}/api/cart`, { productId: product.id, quantity: 1 }, {});
        const cookie = filled.headers.getSetCookie()[0]?.split(';')[0];
        if (cookie === undefined) throw new Error(`No cart: ${await filled.text()}`);
        const submission: Submission = { cookie, key: `${number}-${round}`, answer: undefined };
        submissions.push(submission);
        submission.answer = await submit(url, submission);
        acknowledged += 1;
        if (acknowledged >= ACKNOWLEDGED_BEFORE_KILL) enough.resolve();
      }
    };
    const shopping = Promise.allSettled(Array.from({ length: SHOPPERS }, (_, number) => shopper(number)));
    shopping.then(() => enough.resolve()).catch(() => {});
    await enough.promise;
    // The embedded database included: a small server has room for it, also at its first start.
    expect(await peakMemoryOf(url)).toBeLessThan(500 * 2 ** 20);
    await server!.end('SIGKILL');
    killed.abort();
    await shopping;

    const kept = submissions.filter(({ answer }) => answer !== undefined);
    const open = submissions.filter(({ answer }) => answer === undefined);
    expect(kept.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL);

    url = await start();
    for (const { answer } of kept) {
      const found = await fetch(`${url}/api/orders/${answer!.orderId}?token=${answer!.token}`);
      expect(found.status).toBe(200);
      expect((await found.json()) as Order).toEqual(answer!.order);
    }
    // Somebody who got no answer sends the form again: one order each, whether or not the first attempt had been written.
    for (const submission of open) submission.answer = await submit(url, submission);
    expect(await server!.end('SIGTERM')).toBe(0);

    const database = await openDatabase({ dataDir, databaseUrl });
    const ledger = await readLedger(database.db);
    // Each order has its invoice, and their numbers have no gap.
    const papers = await documentFaults(database.db);
    await database.close();
    expect(papers).toEqual([]);
    expect(ledger).toMatchObject({ faults: [], units, orders: submissions.length, sold: submissions.length });
  }, 240_000);
});

/** What a first start leaves that was killed while it copied the new shop's database. */
async function leaveHalfADatabase(dataDir: string): Promise<void> {
  await mkdir(path.join(dataDir, 'database.new'));
  await writeFile(path.join(dataDir, 'database.new', 'PG_VERSION'), '18');
}

async function peakMemoryOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`);
  const peak = /^process_peak_resident_memory_bytes (\d+)$/m.exec(await answer.text())?.[1];
  if (peak !== undefined) return Number(peak);
  // A busy server asks to come back later.
  expect(answer.status).toBe(503);
  await wait(BUSY_PAUSE_MS);
  return peakMemoryOf(url);
}
