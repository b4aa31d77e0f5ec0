// What buying together costs: how soon everybody who watches sees who joins, and what joining costs beside an ordinary purchase.
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signInCookie } from './administrator.ts';
import { latencyFigure, measure } from './measure.ts';
import type { Measured } from './report.ts';
import type { RunningServer } from './servers.ts';

const WATCHERS = 1_000;
/** Of either kind. */
const JOINS = 60;
/** Before they count: somebody who comes first finds code and plans that nobody has used yet. */
const FIRST_JOINS = 10;
/** Sockets are opened in crowds of this size: a listening socket's queue is short. */
const CROWD = 100;
const PATIENCE_MS = 30_000;
const ORGANIZER = { username: 'bench-organizer', password: 'bench-organizer-password' };
const PERSON = {
  customerName: 'Bench Shopper',
  shippingAddress: '1 Measuring Lane, Portland, ME 04101',
};

/** `meanwhile`: called while all of them watch. */
export async function groupBuys(
  { shop, seconds, add }: Measured,
  productId: number,
  meanwhile: (watchers: string) => Promise<void>,
): Promise<void> {
  const caller = new Caller(shop);
  await caller.organize();

  const quiet = await caller.open(productId);
  const joining: number[] = [];
  const buying: number[] = [];
  for (let turn = -FIRST_JOINS; turn < JOINS; turn += 1) {
    const bought = await caller.buy(productId);
    const joined = await caller.join(quiet);
    if (turn < 0) continue;
    buying.push(bought);
    joining.push(joined);
  }
  const ordinary = latencyFigure(buying, caller.failures);
  add({
    name: 'join of a group buy',
    ...latencyFigure(joining, caller.failures),
    ceiling: { name: 'cart write and checkout', perSecond: ordinary.perSecond },
    target: { ratio: 1 },
  });

  const slug = await caller.open(productId);
  add({ name: 'group page', ...(await measure(`${shop.url}/group/${slug}`, { seconds })) });
  const watchers = await watch(shop, slug);
  const seenAfter: number[] = [];
  for (let turn = 0; turn < JOINS; turn += 1) {
    const started = performance.now();
    await caller.join(slug);
    const { version } = (await (await fetch(`${shop.url}/api/group-buys/${slug}`)).json()) as {
      version: number;
    };
    await until(() => watchers.every(({ seen }) => seen >= version));
    seenAfter.push(...watchers.map(({ at }) => at - started));
  }
  const many = WATCHERS.toLocaleString('en-US');
  await meanwhile(`${many} watchers`);
  for (const { close } of watchers) close();
  add({
    name: `join seen by ${many} watchers`,
    ...latencyFigure(seenAfter, caller.failures),
    target: { p99: 1_000 },
  });
}

class Caller {
  readonly #shop: RunningServer;
  #cookie = '';
  #people = 0;
  failures = 0;

  constructor(shop: RunningServer) {
    this.#shop = shop;
  }

  async #post(path: string, body: object, cookie = ''): Promise<Response> {
    const answer = await fetch(`${this.#shop.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
    });
    if (!answer.ok) this.failures += 1;
    return answer;
  }

  async organize(): Promise<void> {
    await this.#post('/api/auth/register/buyer', {
      ...ORGANIZER,
      confirmPassword: ORGANIZER.password,
      email: 'bench-organizer@example.com',
      firstName: 'Bench',
      lastName: 'Organizer',
    });
    this.#cookie = await signInCookie(this.#shop, ORGANIZER);
  }

  async open(productId: number): Promise<string> {
    const closesAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    const customerEmail = 'bench-organizer@example.com';
    const body = { ...PERSON, customerEmail, productId, quantity: 1, closesAt, delivery: 'separate' };
    const answer = await this.#post('/api/group-buys', body, this.#cookie);
    return ((await answer.json()) as { slug: string }).slug;
  }

  /** How long it took, in milliseconds. */
  async join(slug: string): Promise<number> {
    this.#people += 1;
    const customerEmail = `bench-member-${this.#people}@example.com`;
    const started = performance.now();
    const answer = await this.#post(`/api/group-buys/${slug}/members`, {
      ...PERSON,
      customerEmail,
      quantity: 1,
    });
    await answer.text();
    return performance.now() - started;
  }

  /** Into the cart of a new session, and ordered. */
  async buy(productId: number): Promise<number> {
    const started = performance.now();
    const added = await this.#post('/api/cart', { productId, quantity: 1 });
    await added.text();
    const cookie = added.headers.getSetCookie()[0]!.split(';', 1)[0]!;
    const ordered = await this.#post(
      '/api/checkout',
      { ...PERSON, customerEmail: 'bench@example.com' },
      cookie,
    );
    await ordered.text();
    return performance.now() - started;
  }
}

interface Watcher {
  /** The version that came last, and when. */
  seen: number;
  at: number;
  close: () => void;
}

async function watch({ url }: RunningServer, slug: string): Promise<Watcher[]> {
  const watchers: Watcher[] = [];
  while (watchers.length < WATCHERS) {
    for (let more = 0; more < CROWD; more += 1) {
      const call = get(`${url}/api/group-buys/${slug}/events`, { agent: false }, (stream) => {
        stream.setEncoding('utf8');
        stream.on('data', (text: string) => {
          const versions = [...text.matchAll(/^id: (\d+)$/gmu)];
          if (versions.length === 0) return;
          watcher.seen = Number(versions.at(-1)![1]);
          watcher.at = performance.now();
        });
      });
      call.on('error', () => {});
      const watcher: Watcher = { seen: 0, at: 0, close: () => call.destroy() };
      watchers.push(watcher);
    }
    await until(() => watchers.every(({ seen }) => seen > 0));
  }
  return watchers;
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('Not everybody who watches was told in time.');
    await wait(1);
  }
}
