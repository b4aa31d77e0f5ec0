// node bench/desk-lists.ts [--orders 100000] [--database URL] (after npm run build): the desk of a shop with very many orders. Every
// list of orders, the search and the page of an order, asked one after the other as one person does, at other places each time.
//   --database   one that bench/fill.ts has filled; without it one is made
import { parseArgs } from 'node:util';
import { count, max } from 'drizzle-orm';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { adminCookie } from './administrator.ts';
import { fill } from './fill.ts';
import { machineOf } from './report.ts';
import { startShop } from './servers.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, database: { type: 'string' } },
});
const ROUNDS = 100;
/** Before they count: plans are made, and what everybody asks for is in memory. */
const WARM_UP = 5;
/** Milliseconds at the server that nobody may wait longer for. */
const MOST = 50;

const NAMES = 'ada grace moreau hopper smith anna maria customer example 12'.split(' ');
const STATUSES = ['pending', 'processing', 'shipped', 'completed', 'cancelled'];
const nameAt = (round: number) => NAMES[round % NAMES.length]!;

/** `some`: the number of an order that is there, another one each round. */
const CALLS: { name: string; path: (round: number, some: number) => string; follows?: true }[] = [
  { name: 'orders, first page', path: () => '/api/admin/orders?limit=25' },
  { name: 'orders, page after page', path: () => '/api/admin/orders?limit=25', follows: true },
  { name: 'orders by total', path: () => '/api/admin/orders?limit=25&sort=-total' },
  { name: 'orders by customer', path: () => '/api/admin/orders?limit=25&sort=customer' },
  {
    name: 'orders of a status',
    path: (round) => `/api/admin/orders?limit=25&status=${STATUSES[round % STATUSES.length]}`,
  },
  { name: 'orders to ship', path: () => '/api/admin/orders?limit=25&toShip=true' },
  { name: 'late orders', path: () => '/api/admin/orders?limit=25&late=true' },
  { name: 'unpaid orders', path: () => '/api/admin/orders?limit=25&unpaid=true' },
  { name: 'gifts', path: () => '/api/admin/orders?limit=25&gift=true' },
  {
    name: 'orders by what they cost',
    path: (round) => `/api/admin/orders?limit=25&min=${round}&max=${round + 20}`,
  },
  { name: 'orders by a name', path: (round) => `/api/admin/orders?limit=25&q=${nameAt(round)}` },
  {
    name: 'three filters and a sort',
    path: () => '/api/admin/orders?limit=25&status=pending&method=standard&payment=invoice&sort=-total',
  },
  { name: 'search, a number', path: (_round, some) => `/api/admin/search?q=%23${some}` },
  { name: 'search, a name', path: (round) => `/api/admin/search?q=${nameAt(round)}` },
  { name: 'search, nothing', path: (round) => `/api/admin/search?q=zzyx${round}` },
  { name: 'page of an order', path: (_round, some) => `/api/admin/orders/${some}` },
  { name: 'mails of an order', path: (_round, some) => `/api/admin/orders/${some}/mails` },
  { name: 'money of an order', path: (_round, some) => `/api/admin/orders/${some}/payments` },
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const own = values.database === undefined ? await startPostgres(['shared_buffers=512MB']) : undefined;
const databaseUrl = values.database ?? (await own!.createDatabase('desk'));
const database = await openPostgres(databaseUrl);
if (own) await database.withoutLimits((patient) => fill(patient, 1_000, Number(values.orders)));
const [held] = await database.db.select({ orders: count(), newest: max(orders.id) }).from(orders);
await database.close();
const shop = await startShop({ databaseUrl });
let isSlow = false;
try {
  const headers = { cookie: await adminCookie(shop) };
  say(`${machineOf()}; ${held!.orders.toLocaleString('en-US')} orders`);
  for (const { name, path, follows } of CALLS) {
    const times: number[] = [];
    let next = '';
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      // Spread over all of them, the same ones in each run.
      const some = 1 + ((round * 7_919) % (held!.newest! - 1));
      const start = performance.now();
      const answer = await fetch(shop.url + path(round, some) + next, { headers });
      const { nextCursor } = (await answer.json()) as { nextCursor?: string | null };
      if (!answer.ok) throw new Error(`${path(round, some)}: ${answer.status}`);
      if (follows && nextCursor) next = `&cursor=${encodeURIComponent(nextCursor)}`;
      if (round >= WARM_UP) times.push(performance.now() - start);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const [half, most] = [sorted[ROUNDS / 2]!, sorted[Math.floor(ROUNDS * 0.99)]!];
    isSlow ||= most > MOST;
    say(
      `  ${name.padEnd(28)} p50 ${half.toFixed(1).padStart(7)}  p99 ${most.toFixed(1).padStart(7)} ms${most > MOST ? '  slow' : ''}`,
    );
  }
} finally {
  await shop.stop();
  await own?.stop();
}
if (isSlow) process.exitCode = 1;
