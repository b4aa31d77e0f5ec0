import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { documentFaults } from '../../tests/support/document-faults.ts';
import { readLedger } from '../../tests/support/ledger.ts';
import { reportFaults } from '../../tests/support/report-faults.ts';
import type { AppProcess } from './app-process.ts';
import { openAsTheShop } from './open-as-the-shop.ts';
import type { Postbox } from './postbox.ts';
import type { SoakRecord } from './record.ts';

/**
 * A mail whose sender died is taken up again after two minutes, and a failed one after a growing while. Invoices are drawn
 * one after the other, so how long all of them take is a matter of the machine: counted is the time in which none leaves.
 */
const DRAIN_MS = 300_000;
/** A guest's large order by invoice is confirmed by a mailed link first; nobody here opens it. */
const DUE = sql`waits_for_order_id is null`;
/** A young process still warms up its caches and its compiled code. */
const MIN_MEMORY_SAMPLES = 12;
const MEMORY_GROWTH = 1.3;
const MEMORY_SLACK_MIB = 40;

/** True at any moment, whatever is under way: one snapshot of the database. */
export async function checkBooks(db: Db, units: number, record: SoakRecord): Promise<void> {
  const known = [...record.acknowledged];
  await db.transaction(
    async (tx) => {
      const ledger = await readLedger(tx);
      for (const fault of ledger.faults) record.fail(fault);
      if (ledger.units !== units) record.fail(`sold + left is ${ledger.units}, seeded were ${units}`);
      const [lost] = await rows<{ count: number }>(
        tx,
        sql`select count(*)::int as count from json_array_elements_text(${JSON.stringify(known)}::json) as known
             where not exists (select from orders where id = known::int)`,
      );
      if (lost!.count > 0) record.fail(`${lost!.count} acknowledged orders are missing`);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Once nobody buys any more: as many orders as were acknowledged, and every mail in the postbox. */
export async function checkEnd(
  database: Database,
  units: number,
  record: SoakRecord,
  postbox: Postbox,
): Promise<{ orders: number; mails: number }> {
  await checkBooks(database.db, units, record);
  // Whatever died meanwhile: each order has its documents, and their numbers have no gap.
  openAsTheShop();
  for (const fault of [...(await documentFaults(database.db)), ...(await reportFaults(database.db))])
    record.fail(fault);
  const [{ orders } = { orders: 0 }] = await rows<{ orders: number }>(
    database.db,
    sql`select count(*)::int as orders from orders`,
  );
  if (orders !== record.acknowledged.size)
    record.fail(`${orders} orders, but ${record.acknowledged.size} were acknowledged`);
  let unsent = await countUnsent(database.db);
  let left = Date.now();
  while (unsent > 0 && Date.now() < left + DRAIN_MS) {
    await wait(1_000);
    const before = unsent;
    unsent = await countUnsent(database.db);
    if (unsent < before) left = Date.now();
  }
  if (unsent > 0) record.fail(`${unsent} mails wait, and none was delivered for ${DRAIN_MS / 1000} s`);
  const queued = await rows<{ id: number }>(database.db, sql`select id from mail_outbox where ${DUE}`);
  const arrived = new Set([...postbox.received.keys()].map((id) => Number(/^<(\d+)\./.exec(id)?.[1])));
  const missing = queued.filter(({ id }) => !arrived.has(id));
  if (missing.length > 0) record.fail(`${missing.length} mails are marked as sent and never arrived`);
  if (postbox.received.size !== queued.length)
    record.fail(`${postbox.received.size} different mails arrived, ${queued.length} were queued`);
  if (postbox.repeated > record.repeatsAllowed)
    record.fail(`${postbox.repeated} mails came twice; the faults explain ${record.repeatsAllowed}`);
  return { orders, mails: queued.length };
}

async function countUnsent(db: Db): Promise<number> {
  const [unsent] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from mail_outbox where sent_at is null and ${DUE}`,
  );
  return unsent!.count;
}

interface SoldPlace {
  memberId: number;
  slug: string;
  status: string;
  productId: number;
  lineCents: number;
  /** Price and discount, in words. */
  terms: string;
}

/** Nobody in a group buy paid more than was promised (`atMost` by member), and everyone of one group the same. */
export async function checkGroupPrices(
  db: Db,
  atMost: ReadonlyMap<number, number>,
  record: SoakRecord,
): Promise<void> {
  const sold = await rows<SoldPlace>(
    db,
    sql`select m.id as "memberId", g.slug, g.status,
               i.price_cents || ' less ' || i.discount_percentage || ' %' as terms,
               i.product_id as "productId", i.price_cents * i.quantity - i.discount_cents as "lineCents"
          from group_members m join group_buys g on g.id = m.group_buy_id
          join order_items i on i.order_id = m.order_id`,
  );
  for (const [memberId, lines] of Map.groupBy(sold, (line) => line.memberId)) {
    const cents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
    const most = atMost.get(memberId);
    if (most !== undefined && cents > Math.round(most * 100))
      record.fail(`member ${memberId} of ${lines[0]!.slug} pays ${cents}, at most ${most} was said`);
  }
  const settled = sold.filter(({ status }) => status === 'settled');
  for (const [size, lines] of Map.groupBy(settled, ({ slug, productId }) => `${productId} in ${slug}`)) {
    const terms = new Set(lines.map((line) => line.terms));
    if (terms.size !== 1) record.fail(`members pay differently for ${size}: ${[...terms].join(', ')}`);
  }
}

/** Once all group buys have ended, each membership became an order or was let go, and the ledger sums to nothing. */
export async function checkGroupStates(db: Db, record: SoakRecord): Promise<void> {
  const wrong = await rows<{ what: string }>(
    db,
    sql`select 'member ' || m.id || ' is ' || m.state || ' in a group buy that is ' || g.status as what
          from group_members m join group_buys g on g.id = m.group_buy_id
         where m.state in ('waiting', 'in', 'charging')
            or g.status = 'settled' and m.state not in ('ordered', 'left')
            or g.status = 'cancelled' and m.state not in ('released', 'left')
        union all
        select 'the ledger sums to ' || sum(amount_cents) from ledger_entries having sum(amount_cents) <> 0`,
  );
  for (const { what } of wrong) record.fail(what);
}

/** Compares the middle of a process's life with its end. */
export function checkMemory(apps: readonly AppProcess[], record: SoakRecord): void {
  for (const { memory, port } of apps) {
    if (memory.length < MIN_MEMORY_SAMPLES) continue;
    const third = Math.floor(memory.length / 3);
    const middle = median(memory.slice(third, 2 * third));
    const late = median(memory.slice(2 * third));
    if (late > middle * MEMORY_GROWTH + MEMORY_SLACK_MIB)
      record.fail(`memory of the process at port ${port} grew from ${middle} to ${late} MiB`);
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
