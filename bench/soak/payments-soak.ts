import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { rows, type Database } from '#engine/server/db/client.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { bookFaults } from '../../tests/support/book-faults.ts';
import { readLedger } from '../../tests/support/ledger.ts';
import { givePayoutAccounts } from '../../tests/support/payout-accounts.ts';
import { startPostgres } from '../../tests/support/real-postgres.ts';
import { StripeStandIn } from '../../tests/support/stripe-stand-in.ts';
import { freePort } from '../servers.ts';
import { AppProcess } from './app-process.ts';
import { dieWhilePaying, paymentDifferences, stripeEnv, untilTold } from './payments.ts';

const ADMIN = { username: 'admin', password: 'soak-admin-password' };
/** So many processes, and calls to each, run payouts at the same time. */
const RUNS = { processes: 2, calls: 4 };

interface PaymentsSoak {
  /** The built program. */
  file: string;
  folder: string;
  rounds: number;
  say: (line: string) => void;
}

/** Payments while the process dies, on both engines; on PostgreSQL then payouts by two processes at once. What went wrong. */
export async function soakPayments(soak: PaymentsSoak): Promise<string[]> {
  const embedded = await soakEngine(soak, undefined);
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await soakEngine(soak, await postgres.createDatabase('payments')))];
  } finally {
    await postgres.stop();
  }
}

async function soakEngine(soak: PaymentsSoak, databaseUrl: string | undefined): Promise<string[]> {
  const { rounds, say } = soak;
  const engine = databaseUrl === undefined ? 'the embedded database' : 'PostgreSQL';
  const dataDir = path.join(soak.folder, databaseUrl === undefined ? 'embedded' : 'server');
  await mkdir(dataDir, { recursive: true });
  const stripe = await StripeStandIn.open();
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    SAMPLE_DATA: 'catalogue',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    ...stripeEnv(stripe),
  };
  const newApp = async () => new AppProcess(soak.file, await freePort(), env, path.join(dataDir, 'log'));
  /** While no process runs: the embedded database has one user at a time. */
  const look = async <Seen>(at: (database: Database) => Promise<Seen>) => {
    const database = await openDatabase({ dataDir, databaseUrl });
    return at(database).finally(() => database.close());
  };
  const apps = await Promise.all(Array.from({ length: RUNS.processes }, newApp));
  const [app] = apps as [AppProcess];
  try {
    await app.start();
    await app.end('SIGTERM');
    const { units, productId } = await look(async ({ db }) => {
      const [product] = await rows<{ id: number }>(
        db,
        sql`update products set quantity_available = 1000
             where id = (select id from products where listed and for_sale order by id limit 1) returning id`,
      );
      return { units: (await readLedger(db)).units, productId: product!.id };
    });
    say(`${rounds} payments on ${engine}, with a kill -9 in each …`);
    const acknowledged = await dieWhilePaying(app, stripe, { rounds, productId });
    await untilTold(stripe);
    await app.end('SIGTERM');
    const differences = await look((database) =>
      paymentDifferences(database, stripe, { units, acknowledged }),
    );
    say(`${acknowledged.length} orders acknowledged, ${stripe.calls.length} calls to Stripe`);
    if (databaseUrl === undefined) return differences;
    await look(deliverEverything);
    await Promise.all(apps.map((each) => each.start()));
    await Promise.all(apps.map(runPayouts));
    await Promise.all(apps.map((each) => each.end('SIGTERM')));
    return [...differences, ...(await look(({ db }) => payoutFaults(db, say)))];
  } finally {
    await Promise.all(apps.map((each) => each.end('SIGKILL')));
    await stripe.close();
  }
}

async function deliverEverything({ db }: Database): Promise<void> {
  await db.execute(sql`
    update order_parts t set status = 'delivered', shipped_at = now() - interval '5 days', delivered_at = now() - interval '3 days'
      from orders o where o.id = t.order_id and o.accepted_at is not null and t.status <> 'cancelled'`);
  await db.execute(sql`
    update orders set status = 'completed' where accepted_at is not null and status <> 'cancelled'`);
  await givePayoutAccounts(db);
}

async function runPayouts(app: AppProcess): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(ADMIN);
  const signedIn = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  const run = async () => {
    const answer = await fetch(`${app.url}/api/admin/payouts/run`, { method: 'POST', headers: { cookie } });
    if (!answer.ok) throw new Error(`Payouts were answered ${answer.status}`);
  };
  await Promise.all(Array.from({ length: RUNS.calls }, run));
}

/** Each producer is paid once, and all of it. */
async function payoutFaults(db: Database['db'], say: PaymentsSoak['say']): Promise<string[]> {
  const paid = await rows<{ producer: number; payouts: number; balance: number }>(
    db,
    sql`select o.producer_id as producer, count(*)::int as payouts,
               (select sum(amount_cents) from ledger_entries where account = 'producer:' || o.producer_id)::int as balance
          from payouts o group by o.producer_id`,
  );
  say(`${paid.length} producers paid by ${RUNS.processes} processes at once`);
  return [
    ...(await bookFaults(db)),
    ...(paid.length === 0 ? ['nobody was paid'] : []),
    ...paid
      .filter(({ payouts, balance }) => payouts !== 1 || balance !== 0)
      .map(({ producer, payouts, balance }) => `producer ${producer}: ${payouts} payouts, ${balance} left`),
  ];
}
