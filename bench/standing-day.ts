// node bench/standing-day.ts (after npm run build): 100,000 standing orders due on one day, placed beside purchases and pages;
// and purchases of products that are kept in batches beside those of products that are not. About three minutes.
//   --standing 10000    fewer of them
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { BATCHED, keepInBatches, PLAIN } from './batches.ts';
import { fill } from './fill.ts';
import { inTurn, measure } from './measure.ts';
import { processorSeconds } from './processes.ts';
import { machineOf } from './report.ts';
import { pinLoad, startShop } from './servers.ts';
import { purchases } from './shoppers.ts';

const PRODUCTS = 1_000;
const { values } = parseArgs({ options: { standing: { type: 'string', default: '100000' } } });
const STANDING = Number(values.standing);
const SECONDS = 4;
const ROUNDS = 3;
const PLACING_SECONDS = 15;

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

const server = await startPostgres(['shared_buffers=512MB']);
const databaseUrl = await server.createDatabase('standing');
const database = await openPostgres(databaseUrl);
await database.withoutLimits((patient) => fill(patient, PRODUCTS, 1_000));
await database.close();
pinLoad(server);
say(`${machineOf()}; ${PRODUCTS} products, ${STANDING.toLocaleString('en-US')} standing orders due today`);
const operator = new pg.Client({ connectionString: databaseUrl });
await operator.connect();
await keepInBatches(databaseUrl);
const shop = await startShop({ databaseUrl });
const page = `${shop.url}/shop`;
const pages = (seconds: number) => measure(page, { seconds, warmUpSeconds: 0 });

/** By the shop and its database: what else the machine does hardly changes it. */
const used = () => processorSeconds(shop.pid) + processorSeconds(server.pid);

try {
  for (const ids of [PLAIN, BATCHED, PLAIN, BATCHED]) await purchases(shop.url, ids, SECONDS);
  await operator.query('analyze');
  const cores = new Map<number[], { seconds: number; count: number }>();
  const [plain, batched] = await inTurn(ROUNDS, [PLAIN, BATCHED], async (ids) => {
    const { seconds, count } = cores.get(ids) ?? { seconds: 0, count: 0 };
    const [from, began] = [used(), performance.now()];
    const figure = await purchases(shop.url, ids, SECONDS);
    const bought = (figure.perSecond * (performance.now() - began)) / 1000;
    cores.set(ids, { seconds: seconds + used() - from, count: count + bought });
    return figure;
  });
  const perPurchase = (ids: number[]) => (1000 * cores.get(ids)!.seconds) / cores.get(ids)!.count;
  say(
    `processor time, the database's included: ${perPurchase(PLAIN).toFixed(1)} ms a purchase, ${perPurchase(BATCHED).toFixed(1)} ms of products in batches`,
  );
  say(
    `purchases: ${plain!.perSecond.toFixed(0)}/s, of products in batches ${batched!.perSecond.toFixed(0)}/s (${percent(batched!.perSecond, plain!.perSecond)})`,
  );
  await pages(SECONDS);
  const alone = await pages(SECONDS);
  await makeDue();
  const [shopBefore, databaseBefore] = [processorSeconds(shop.pid), processorSeconds(server.pid)];
  const placing = await placedWithin(() => wait(PLACING_SECONDS * 1000));
  const perOrder = (pid: number, before: number) =>
    ((1000 * (processorSeconds(pid) - before)) / (placing * PLACING_SECONDS)).toFixed(1);
  say(
    `placed by the clock: ${placing.toFixed(0)}/s (${percent(placing, plain!.perSecond)} of purchases), each ${perOrder(shop.pid, shopBefore)} ms of the shop's processor time and ${perOrder(server.pid, databaseBefore)} ms of the database's, which shares its core with the load`,
  );
  let beside = alone;
  const shared = await placedWithin(async () => {
    beside = await pages(PLACING_SECONDS);
  });
  say(
    `pages: ${alone.perSecond.toFixed(0)}/s alone (p99 ${alone.p99.toFixed(1)} ms), ${beside.perSecond.toFixed(0)}/s beside them (${percent(beside.perSecond, alone.perSecond)}, p99 ${beside.p99.toFixed(1)} ms), which then are placed at ${shared.toFixed(0)}/s`,
  );
  let shopping = plain!;
  const busy = await placedWithin(async () => {
    shopping = await purchases(shop.url, PLAIN, PLACING_SECONDS);
  });
  say(`purchases beside them: ${shopping.perSecond.toFixed(0)}/s, placed at ${busy.toFixed(0)}/s`);
} finally {
  await shop.stop();
  await operator.end();
  await server.stop();
}

/** Announced three days ago, each of two products, by invoice, of a buyer of its own. */
async function makeDue(): Promise<void> {
  await operator.query('begin');
  await operator.query(
    `insert into users (email, username, password_hash)
     select 'standing-' || n || '@example.com', 'standing-' || n, 'x' from generate_series(1, $1::int) n`,
    [STANDING],
  );
  await operator.query(
    `insert into standing_orders (user_id, every_weeks, next_on, customer_name, shipping_address, address, shipping_method,
       payment_method, if_missing, language)
     select id, 4, current_date, 'Ada Moreau', '12 Harbour Street, Portland, ME 04101',
            '{"name":"Ada Moreau","line1":"12 Harbour Street","city":"Portland","region":"ME","postalCode":"04101","country":"US"}',
            'standard', 'invoice', 'leave_out', 'en'
       from users where username like 'standing-%'`,
  );
  await operator.query(
    `insert into standing_items (standing_order_id, product_id, quantity, told_price_cents)
     select s.id, p.id, 1 + s.id % 6, p.price_cents from standing_orders s, generate_series(0, 1) n
       join products p on true where p.id = 1 + (s.id + 30 * n) % 60`,
  );
  await operator.query(
    `insert into standing_dates (standing_order_id, due_on, place_on, state, announcement)
     select s.id, s.next_on, s.next_on, 'announced', jsonb_build_object(
       'announcedOn', current_date - 3, 'shippingCents', 995, 'taxCents', 0, 'totalCents', 0, 'lines', (
         select jsonb_agg(jsonb_build_object('productId', i.product_id, 'quantity', i.quantity, 'name', 'x', 'others', 0,
                  'unitPriceCents', i.told_price_cents, 'tiers', '[]'::jsonb, 'familyId', null, 'countsAs', 1,
                  'toldPriceCents', i.told_price_cents, 'missing', null, 'availableFrom', null))
           from standing_items i where i.standing_order_id = s.id))
       from standing_orders s`,
  );
  await operator.query('commit');
  await operator.query('analyze');
  await operator.query(`select pg_notify('standing-orders', '')`);
}

/** Orders of standing orders a second while something else is done. */
async function placedWithin(work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { rows } = await operator.query<{ count: number; missed: number }>(
      `select count(order_id)::int as count, count(*) filter (where state = 'missed')::int as missed from standing_dates`,
    );
    if (rows[0]!.missed > 0) throw new Error(`${rows[0]!.missed} standing orders were not placed.`);
    return rows[0]!.count;
  };
  while ((await count()) === 0) await wait(200);
  const [before, from] = [await count(), performance.now()];
  await work();
  return ((await count()) - before) / ((performance.now() - from) / 1000);
}
