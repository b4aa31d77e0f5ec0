// node bench/desk-lists.ts [--rows 100000] [--orders 1000000] [--rounds 100] (after npm run build): the desk of a shop with very
// many records. Every list that the contract knows, by each of its filters and in each of its orders; the search; the page
// of an order. Asked one after the other, as one person does. Beside the time on the clock stands that of the processors, of the
// shop and its database together, for each: on a machine that does other work it alone says what a question takes.
//   --database   one that is filled; without it one is made      --only   what has this, or one of these, in its name
//   --products   how many products it sells; 1,000 otherwise     --language   of the person who asks; products have names in it
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { count, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { serverDomains } from '#app/server/domains.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { rowSchemaOf } from '#engine/model/api/exports.ts';
import { rows } from '#engine/server/db/client.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { adminCookie } from './administrator.ts';
import { fill } from './fill.ts';
import { fillDesk } from './fill-desk.ts';
import { machineOf } from './report.ts';
import { startShop } from './servers.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '100' },
    database: { type: 'string' },
    only: { type: 'string', default: '' },
    products: { type: 'string', default: '1000' },
    language: { type: 'string', default: 'en' },
  },
});
const ROUNDS = Number(values.rounds);
/** Before they count: plans are made, and what everybody asks for is in memory. */
const WARM_UP = 3;
/** Milliseconds at the server that nobody may wait longer for. */
const MOST = 50;
const DAY_MS = 86_400_000;

interface Call {
  name: string;
  /** `some`: the number of an order that is there, another one each round. */
  path: (some: number) => string;
  /** Page after page. */
  follows?: true;
}

const NAMES = ['ada', 'grace', 'smith', 'anna', 'customer', 'example', '12'];
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

/** What is asked for by a parameter whose values are not listed in its schema. */
const TYPED: Readonly<Record<string, (some: number) => string>> = {
  q: (some) => NAMES[some % NAMES.length]!,
  from: (some) => day(some % 30),
  until: (some) => day(some % 30),
  min: (some) => String(some % 100),
  max: (some) => String(20 + (some % 100)),
  producerId: (some) => String(1 + (some % 12)),
  productId: (some) => String(1 + (some % 500)),
  product: (some) => String(1 + (some % 500)),
  categoryId: (some) => String(1 + (some % 8)),
  customerId: (some) => String(1 + (some % 500)),
  payment: () => 'invoice',
  country: () => 'US',
  category: () => 'food',
  account: () => 'receivable',
  orderId: String,
};

/** The values a parameter may take; of one that is typed, none. */
function optionsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodOptional) return optionsOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return optionsOf(schema.in);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

function callsOf(path: string, query: z.ZodObject): Call[] {
  const first = `${path}?limit=25`;
  const narrowed = Object.entries(query.shape).flatMap(([name, schema]): Call[] => {
    if (name === 'limit' || name === 'cursor') return [];
    const options = optionsOf(schema);
    if (options.length > 0)
      return options.map((option) => ({
        name: `${path} ${name}=${option}`,
        path: () => `${first}&${name}=${option}`,
      }));
    const value = TYPED[name];
    if (value === undefined) throw new Error(`The bench has no value for ${name} of ${path}.`);
    return [{ name: `${path} ${name}`, path: (some) => `${first}&${name}=${value(some)}` }];
  });
  return [{ name: path, path: () => first, follows: true }, ...narrowed];
}

const LISTS = serverDomains
  .flatMap(({ api = [] }) => api.flatMap((calls: Contract) => Object.entries(calls)))
  .flatMap(([name, call]) =>
    name.startsWith('GET /api/admin/') && rowSchemaOf(call) !== undefined && call.query !== undefined
      ? callsOf(name.slice('GET '.length), call.query)
      : [],
  );

const OTHERS: Call[] = [
  {
    name: 'three filters and a sort',
    path: () => '/api/admin/orders?limit=25&status=pending&method=standard&unpaid=true&sort=-total',
  },
  { name: 'search, a number', path: (some) => `/api/admin/search?q=%23${some}` },
  { name: 'search, a name', path: (some) => `/api/admin/search?q=${NAMES[some % NAMES.length]}` },
  { name: 'search, nothing', path: (some) => `/api/admin/search?q=zzyx${some}` },
  { name: 'page of an order', path: (some) => `/api/admin/orders/${some}` },
  { name: 'mails of an order', path: (some) => `/api/admin/orders/${some}/mails` },
  { name: 'money of an order', path: (some) => `/api/admin/orders/${some}/payments` },
  { name: 'overview of a month', path: () => `/api/admin/money?period=${day(40).slice(0, 7)}` },
  { name: 'overview of a year', path: () => `/api/admin/money?period=${day(400).slice(0, 4)}` },
  { name: 'balances of all accounts', path: () => '/api/admin/ledger' },
  { name: 'what waits for somebody', path: () => '/api/admin/waiting' },
  { name: 'what happened last', path: () => '/api/admin/lately' },
  { name: 'sales of a month', path: () => '/api/admin/sales?period=month' },
];

/** As Linux counts it. */
const TICK_MS = 10;

/** What a process has used up of the processors; nothing where it has ended or nobody counts. */
function processorMs(pid: number): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return 0;
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const own = values.database === undefined ? await startPostgres(['shared_buffers=512MB']) : undefined;
const databaseUrl = values.database ?? (await own!.createDatabase('desk'));
const database = await openPostgres(databaseUrl);
if (own)
  await database.withoutLimits((patient) => fill(patient, Number(values.products), Number(values.orders)));
const shop = await startShop({ databaseUrl });
// The administrator is made by the first start of a shop without people.
const headers = { cookie: await adminCookie(shop), 'accept-language': values.language };
if (own) await database.withoutLimits((patient) => fillDesk(patient, Number(values.rows)));
if (own && values.language !== 'en')
  await database.withoutLimits(async ({ db }) => {
    // In another order than the English ones.
    await db.execute(sql`update products set translations = translations || jsonb_build_object(${values.language}::text,
      jsonb_build_object('name', left(md5(id::text), 6) || ' ' || name, 'description', description))`);
    await db.execute(sql`vacuum (full, analyze) products`);
  });
const [held] = await database.db.select({ orders: count(), newest: max(orders.id) }).from(orders);

/** Of the shop and of all connections to its database, each by its process. */
async function processorTimes(): Promise<Map<number, number>> {
  const connections = await rows<{ pid: number }>(
    database.db,
    sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return new Map([shop.pid, ...connections.map(({ pid }) => pid)].map((pid) => [pid, processorMs(pid)]));
}

let isSlow = false;
try {
  say(`${machineOf()}; ${held!.orders.toLocaleString('en-US')} orders`);
  for (const { name, path, follows } of [...LISTS, ...OTHERS].filter(({ name }) =>
    values.only.split(',').some((part) => name.includes(part)),
  )) {
    const times: number[] = [];
    let next = '';
    let before = new Map<number, number>();
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      if (round === WARM_UP) before = await processorTimes();
      // Spread over all of them, the same ones in each run.
      const some = 1 + ((round * 7_919) % (held!.newest! - 1));
      const start = performance.now();
      const answer = await fetch(shop.url + path(some) + next, { headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path(some)}: ${answer.status} ${text}`);
      if (round >= WARM_UP) times.push(performance.now() - start);
      const { nextCursor } = JSON.parse(text) as { nextCursor?: string | null };
      if (follows) next = nextCursor ? `&cursor=${encodeURIComponent(nextCursor)}` : '';
    }
    const used = [...(await processorTimes())].map(([pid, ms]) => ms - (before.get(pid) ?? 0));
    const processors = used.reduce((sum, ms) => sum + ms, 0) / ROUNDS;
    const sorted = times.toSorted((one, other) => one - other);
    const [half, most] = [sorted[Math.floor(ROUNDS / 2)]!, sorted[Math.floor(ROUNDS * 0.99)]!];
    isSlow ||= most > MOST;
    const clock = `p50 ${half.toFixed(1).padStart(7)}  p99 ${most.toFixed(1).padStart(7)} ms`;
    const figures = `${clock}  processors ${processors.toFixed(1).padStart(6)} ms`;
    say(`  ${name.padEnd(60)} ${figures}${most > MOST ? '  slow' : ''}`);
  }
} finally {
  await database.close();
  await shop.stop();
  await own?.stop();
}
if (isSlow) process.exitCode = 1;
