// node bench/recall.ts (after npm run build): a recall of a batch that 50,000 orders have, with a kill -9 on the way. It is
// watched for a while, not to its end: how many orders are dealt with a second, beside how many pages, and that each was once.
//   --orders 2000    fewer of them     --to-the-end    until the last of them is dealt with
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Recall } from '#domains/batches/model/recall.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { adminCookie } from './administrator.ts';
import { fill } from './fill.ts';
import { measure } from './measure.ts';
import { processorSeconds } from './processes.ts';
import { machineOf } from './report.ts';
import { pinLoad, startShop } from './servers.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '50000' }, 'to-the-end': { type: 'boolean' } },
});
const ORDERS = Number(values.orders);
/** None of the portions that are watched takes all the orders there are. */
const WATCHED_SECONDS = Math.min(30, ORDERS / 400);

const say = (line: string) => process.stdout.write(`${line}\n`);
const server = await startPostgres(['shared_buffers=512MB']);
const databaseUrl = await server.createDatabase('recall');
const database = await openPostgres(databaseUrl);
await database.withoutLimits((patient) => fill(patient, 1_000, ORDERS));
await database.close();
pinLoad(server);
const operator = new pg.Client({ connectionString: databaseUrl });
await operator.connect();
const batchId = await sellFromOneBatch();
say(`${machineOf()}; a batch in ${ORDERS.toLocaleString('en-US')} orders`);
let shop = await startShop({ databaseUrl });

/** By the shop and its database: what else the machine does hardly changes it. */
const used = () => processorSeconds(shop.pid) + processorSeconds(server.pid);

try {
  const pages = (seconds: number) => measure(`${shop.url}/shop`, { seconds });
  const alone = await pages(4);
  const began = performance.now();
  const cookie = await adminCookie(shop);
  const answer = await fetch(`${shop.url}/api/admin/batches/${batchId}/recall`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ reason: 'Some lids did not close', remedy: 'refund' }),
  });
  if (!answer.ok) throw new Error(`The recall was refused: ${answer.status} ${await answer.text()}`);
  const recall = (await answer.json()) as Recall;
  say(
    `begun in ${((performance.now() - began) / 1000).toFixed(1)} s: ${recall.done} of ${recall.orders} dealt with`,
  );
  const from = used();
  const watched = await rate(() => wait(WATCHED_SECONDS * 1000));
  const perOrder = (1000 * (used() - from)) / (watched * WATCHED_SECONDS);
  say(
    `  ${watched.toFixed(0)} orders a second, ${perOrder.toFixed(1)} ms of processor time each, the database's included`,
  );
  let beside = alone;
  const shared = await rate(async () => {
    beside = await pages(10);
  });
  say(
    `  ${shared.toFixed(0)}/s beside ${beside.perSecond.toFixed(0)} pages/s (${((100 * beside.perSecond) / alone.perSecond).toFixed(0)} % of ${alone.perSecond.toFixed(0)}/s alone)`,
  );
  process.kill(shop.pid, 'SIGKILL');
  await wait(1_000);
  const left = await count();
  shop = await startShop({ databaseUrl });
  say(`  after kill -9 at ${left}: ${(await rate(() => wait(15_000))).toFixed(0)}/s`);
  if (values['to-the-end']) {
    const from = performance.now();
    const before = await count();
    while ((await count()) < recall.orders) await wait(500);
    say(
      `  the other ${recall.orders - before} in ${((performance.now() - from) / 1000).toFixed(0)} s, ${await finished()}`,
    );
  }
  const { rows: faults } = await operator.query<{ fault: string }>(
    `select 'order ' || order_id || ' has ' || count(*) || ' returns' as fault from returns group by order_id having count(*) > 1
     union all
     select 'order ' || x.order_id || ' was dealt with and has no return' from recall_orders x
      where x.outcome = 'refunded' and not exists (select from returns r where r.id = x.return_id)
     union all
     select d.n || ' dealt with, ' || m.n || ' mails' from (select count(*) as n from recall_orders where mailed_at is not null) d,
            (select count(*) as n from mail_outbox where template = 'batch-recalled') m where d.n <> m.n
     union all
     select 'the ledger sums to ' || sum(amount_cents) from ledger_entries having sum(amount_cents) <> 0`,
  );
  say(
    faults.length === 0
      ? `  ${await count()} dealt with, each once`
      : faults.map(({ fault }) => fault).join('\n'),
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
  await operator.end();
  await server.stop();
}

/** Not before the last order is. */
async function finished(): Promise<string> {
  const { rows } = await operator.query<{ at: Date | null }>('select finished_at as at from recalls');
  return rows[0]!.at === null ? 'NOT FINISHED' : 'and finished';
}

async function count(): Promise<number> {
  const { rows } = await operator.query<{ done: number }>(
    'select count(outcome)::int as done from recall_orders',
  );
  return rows[0]!.done;
}

/** Orders dealt with a second while something else is done. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const start = await count();
  while ((await count()) === start) await wait(100);
  const [before, from] = [await count(), performance.now()];
  await work();
  return ((await count()) - before) / ((performance.now() - from) / 1000);
}

/** All orders have arrived and are paid, with their books; the first line of each is of one batch. */
async function sellFromOneBatch(): Promise<number> {
  await operator.query(
    `update order_parts set status = 'delivered', shipped_at = now() - interval '3 days', delivered_at = now() - interval '1 day'`,
  );
  await operator.query(
    `update orders o set status = 'completed', shipping_cents = 0, money_received = true,
            order_total_cents = (select sum(goods_cents) from order_parts t where t.order_id = o.id)`,
  );
  for (const kind of ['sale', 'payment'])
    await operator.query(
      `insert into ledger_postings (kind, source, order_id) select $1::text, $1::text || ':' || id, id from orders`,
      [kind],
    );
  await operator.query(
    `insert into ledger_entries (posting_id, account, amount_cents, part_id)
     select p.id, 'receivable', o.order_total_cents, null from ledger_postings p join orders o on o.id = p.order_id where p.kind = 'sale'
     union all
     select p.id, coalesce('producer:' || t.producer_id, 'commission'), -t.goods_cents, t.id
       from ledger_postings p join order_parts t on t.order_id = p.order_id where p.kind = 'sale'
     union all
     select p.id, a.account, a.sign * o.order_total_cents, null from ledger_postings p join orders o on o.id = p.order_id,
            (values ('cash', 1), ('receivable', -1)) a(account, sign) where p.kind = 'payment'`,
  );
  await operator.query('update products set tracks_batches = true, quantity_available = 0 where id = 1');
  const { rows } = await operator.query<{ id: number }>(
    `insert into batches (product_id, code, best_before, quantity) values (1, 'BAD', current_date + 90, 0) returning id`,
  );
  await operator.query(
    `insert into batch_units (batch_id, order_item_id, quantity)
     select $1::int, i.id, i.quantity from (select distinct on (order_id) id, quantity from order_items order by order_id, id) i`,
    [rows[0]!.id],
  );
  await operator.query('analyze');
  return rows[0]!.id;
}
