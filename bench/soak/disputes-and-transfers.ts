// Disputes and transfers while the process dies: producers are paid through Stripe, customers go to their banks, and what
// Stripe tells comes late, twice, in another order, or only at the end.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { startPostgres } from '../../tests/support/real-postgres.ts';
import type { StripeEvent } from '../../tests/support/stripe-objects.ts';
import { CONNECT_SECRET, StripeStandIn } from '../../tests/support/stripe-stand-in.ts';
import { freePort } from '../servers.ts';
import { AppProcess } from './app-process.ts';
import { CardCustomer } from './card-customer.ts';
import { stripeEnv, untilTold } from './payments.ts';
import { openAccounts, productsOf, transferDifferences } from './transfer-books.ts';

const ADMIN = { username: 'admin', password: 'soak-admin-password' };

interface Soak {
  /** The built program. */
  file: string;
  folder: string;
  rounds: number;
  say: (line: string) => void;
}

/** Where the process dies, by turns: at a call to Stripe, or so many milliseconds after it was told something. */
const DEATHS = [
  { at: 'POST /v1/transfers', when: 'lost' },
  { at: 'POST /v1/transfers', when: 'unanswered' },
  { at: 'GET /v1/transfers', when: 'unanswered' },
  { at: 'POST /v1/disputes', when: 'lost' },
  { at: 'POST /v1/disputes', when: 'unanswered' },
  { afterMs: 2 },
  { afterMs: 10 },
  { afterMs: 40 },
] as const;

/** What went wrong; each a sentence. */
export async function soakDisputesAndTransfers({ file, folder, rounds, say }: Soak): Promise<string[]> {
  const postgres = await startPostgres();
  const stripe = await StripeStandIn.open();
  const databaseUrl = await postgres.createDatabase('disputes');
  const dataDir = path.join(folder, 'disputes');
  await mkdir(dataDir, { recursive: true });
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SAMPLE_DATA: 'catalogue',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT_SECRET,
    ...stripeEnv(stripe),
  };
  const app = new AppProcess(file, await freePort(), env, path.join(dataDir, 'log'));
  try {
    await app.start();
    const database = await openDatabase({ dataDir, databaseUrl });
    try {
      const accounts = await openAccounts(database.db, stripe);
      const productIds = await productsOf(database.db, [...accounts.keys()]);
      say(`${rounds} payments with disputes and payouts by Stripe, with a kill -9 in each …`);
      await new Rounds(app, stripe, database.db).run(rounds, productIds);
      await untilTold(stripe);
      await app.end('SIGTERM');
      const { disputes, connect } = stripe.books;
      say(
        `${disputes.all.size} disputes, ${connect.transfers.size} transfers, ${stripe.calls.length} calls to Stripe`,
      );
      return [
        ...(connect.transfers.size < rounds ? [`only ${connect.transfers.size} transfers were made`] : []),
        ...(await transferDifferences(database.db, stripe, accounts)),
      ];
    } finally {
      await database.close();
    }
  } finally {
    await app.end('SIGKILL');
    await stripe.close();
    await postgres.stop();
  }
}

class Rounds {
  readonly #app: AppProcess;
  readonly #stripe: StripeStandIn;
  readonly #db: Db;
  /** What Stripe could not tell yet. */
  readonly #untold: StripeEvent[] = [];
  #cookie = '';
  #isDead = false;

  constructor(app: AppProcess, stripe: StripeStandIn, db: Db) {
    this.#app = app;
    this.#stripe = stripe;
    this.#db = db;
  }

  async run(rounds: number, productIds: readonly number[]): Promise<void> {
    await this.#signIn();
    const { transfers } = this.#stripe.books.connect;
    // Not every round pays somebody: who owes for a dispute waits for the next sales.
    for (let round = 0; round < rounds || (transfers.size < rounds && round < 4 * rounds); round += 1) {
      const death = DEATHS[round % DEATHS.length]!;
      this.#isDead = false;
      this.#stripe.faultOf = (call) => {
        if (this.#isDead || !('at' in death) || !call.startsWith(death.at)) return undefined;
        void this.#die();
        return death.when;
      };
      await this.#buy(productIds[round % productIds.length]!);
      const disputed = this.#stripe.books.disputes.open(
        [...this.#stripe.books.intents.values()].findLast(({ amount_received }) => amount_received > 0)!,
        { isInquiry: round % 7 === 6 },
      );
      // Every other payment is disputed after its producers were paid.
      if (round % 2 === 0) await this.#tellSomehow(round, disputed, death);
      await this.#payOut();
      if (round % 2 === 1) await this.#tellSomehow(round, disputed, death);
      await this.#answer(round);
      await this.#tellSomehow(round, this.#decide(round), death);
      this.#stripe.faultOf = () => undefined;
      await this.#app.startIfEnded();
    }
    // Stripe tells again what was not taken, in whatever order; and some of what was.
    const late = [...this.#untold, ...this.#stripe.books.events.filter((_, at) => at % 5 === 0)];
    for (const event of late.toReversed()) await this.#tell(event);
    await this.#payOut();
  }

  async #buy(productId: number): Promise<void> {
    const customer = new CardCustomer(this.#app.url, this.#stripe);
    await customer.fillCart(productId);
    await customer.checkOut();
    customer.payAtStripe();
    await customer.tellAll();
    await this.#db.execute(sql`
      update order_parts t set status = 'delivered', shipped_at = now() - interval '5 days', delivered_at = now() - interval '3 days'
        from orders o where o.id = t.order_id and o.accepted_at is not null and t.status not in ('cancelled', 'delivered')`);
    await this.#db.execute(sql`
      update orders set status = 'completed' where accepted_at is not null and status not in ('cancelled', 'completed')`);
  }

  /** Some come twice, some backwards, some not before the end; of the rest the process dies. */
  async #tellSomehow(round: number, events: StripeEvent[], death: (typeof DEATHS)[number]): Promise<void> {
    const way = round % 4;
    if (way === 3) return void this.#untold.push(...events);
    const told = way === 1 ? events.toReversed() : way === 2 ? [...events, ...events] : events;
    for (const event of told) {
      const answered = this.#tell(event).catch(() => false);
      if ('afterMs' in death && !this.#isDead) await wait(death.afterMs).then(() => this.#die());
      if (!(await answered)) this.#untold.push(event);
      await this.#app.startIfEnded();
    }
  }

  /** Whether it was taken. */
  async #tell(event: StripeEvent): Promise<boolean> {
    const secret = event.account === undefined ? undefined : CONNECT_SECRET;
    const { payload, header } = this.#stripe.signed(event, secret === undefined ? {} : { secret });
    const answer = await fetch(`${this.#app.url}/api/payments/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      body: payload,
    });
    await answer.arrayBuffer();
    return answer.ok;
  }

  async #payOut(): Promise<void> {
    await this.#post('/api/admin/payouts/run').catch(() => undefined);
    // The worker takes what was put there; a process that dies leaves it for later.
    await wait(300);
    await this.#app.startIfEnded();
  }

  /** Evidence for one, another is given up; the third waits for the bank. */
  async #answer(round: number): Promise<void> {
    if (round % 3 === 2) return;
    const answer = await fetch(`${this.#app.url}/api/admin/disputes?status=open`, {
      headers: { cookie: this.#cookie },
    }).catch(() => undefined);
    const open = answer?.ok === true ? ((await answer.json()) as { id: number }[]) : [];
    const [first] = open;
    if (first === undefined) return;
    await this.#post(`/api/admin/disputes/${first.id}/${round % 3 === 0 ? 'evidence' : 'accept'}`).catch(
      () => undefined,
    );
    await wait(200);
    await this.#app.startIfEnded();
  }

  #decide(round: number): StripeEvent[] {
    const { disputes } = this.#stripe.books;
    const newest = [...disputes.all.values()].at(-1)!;
    if (newest.status.startsWith('warning')) return disputes.decide(newest.id, 'warning_closed');
    if (newest.status === 'lost' || round % 5 === 4) return [];
    return disputes.decide(newest.id, round % 2 === 0 ? 'won' : 'lost');
  }

  async #signIn(): Promise<void> {
    const answer = await this.#post('/api/auth/login', ADMIN);
    this.#cookie = answer.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  }

  async #post(url: string, body: object = {}): Promise<Response> {
    const answer = await fetch(this.#app.url + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  async #die(): Promise<void> {
    this.#isDead = true;
    await this.#app.end('SIGKILL');
  }
}
