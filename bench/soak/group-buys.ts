// Hundreds of group buys at once: people join, change and leave, others buy the same stock, prices move, processes die.
// In the end nobody pays more than was said, all of a group pay the same, and no unit was sold twice or lost.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Joined, Opened } from '#domains/group-buys/model/group-view.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { expiry, hashToken, newToken, SESSION_COOKIE } from '#engine/server/sessions/session.ts';
import { readLedger } from '../../tests/support/ledger.ts';
import type { AppProcess } from './app-process.ts';
import { Caller, type Answer } from './caller.ts';
import { checkBooks, checkGroupPrices, checkGroupStates } from './invariants.ts';
import type { SoakRecord } from './record.ts';

const GROUPS = 200;
const AT_ONCE = 24;
/** Each opens at most ten at a time. */
const ORGANIZERS = 30;
const MOST_JOINS = 8;
const PRODUCTS = 6;
const STOCK = 900;
/** A group buy is open for an hour at least; here its end is moved to within these seconds. */
const OPEN_SECONDS = [4, 15] as const;
const KILL_EVERY_MS = 12_000;
const MOVE_PRICES_EVERY_MS = 700;
const CHECK_EVERY_MS = 2_000;
const ENDING_MS = 180_000;

interface Stage {
  url: string;
  db: Db;
  apps: AppProcess[];
  record: SoakRecord;
}

/** The stage while group buys run on it. */
interface Play extends Stage {
  productIds: number[];
  organizers: Caller[];
  /** What each member was told to pay at most, as decimals; nothing of those who may have been told something else. */
  atMost: Map<number, number>;
  opened: number;
  joins: number;
}

export async function simulateGroupBuys(stage: Stage, groups = GROUPS): Promise<string> {
  const { db, record } = stage;
  const productIds = await stockUp(db);
  const organizers = await signInOrganizers(stage);
  const play: Play = { ...stage, productIds, organizers, atMost: new Map(), opened: 0, joins: 0 };
  const { units } = await readLedger(db);

  const ending = new AbortController();
  const besides = Promise.all([
    shopAlong(play, ending.signal),
    shopAlong(play, ending.signal),
    movePrices(play, ending.signal),
    killNowAndThen(play, ending.signal),
    watchBooks(play, units, ending.signal),
  ]);
  const numbers = Array.from({ length: groups }, (_, index) => index + 1).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const number of numbers) await organize(play, number);
    }),
  );
  await untilAllEnded(play);
  ending.abort();
  await besides;

  await checkBooks(db, units, record);
  await checkGroupPrices(db, play.atMost, record);
  await checkGroupStates(db, record);
  return `${play.opened} group buys opened, ${play.joins} joins, ${units} units: sold + held + left the same`;
}

// The people.

/** One group buy as its organizer sees it, from opening it to waiting, closing or cancelling. */
async function organize(play: Play, number: number): Promise<void> {
  const organizer = play.organizers[number % play.organizers.length]!;
  const together = number % 4 === 0;
  const made = await organizer.send('POST', '/api/group-buys', {
    productId: pick(play.productIds),
    quantity: between(1, 4),
    closesAt: new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString(),
    delivery: together ? 'together' : 'separate',
    minimumQuantity: pick([1, 1, 5, 20]),
    ...person(`organizer-${number}`, true),
  });
  if (made?.status !== 201) return;
  play.opened += 1;
  const { slug, memberId, share } = bodyOf<Opened>(made);
  play.atMost.set(memberId, share.atMost);
  await play.db.execute(
    sql`update group_buys set closes_at = now() + make_interval(secs => ${between(...OPEN_SECONDS)}) where slug = ${slug}`,
  );
  await Promise.all(
    Array.from({ length: between(0, MOST_JOINS) }, (_, index) =>
      takePart(play, slug, { name: `${number}-${index}`, together }),
    ),
  );
  const mood = Math.random();
  if (mood < 0.15) await organizer.send('POST', `/api/group-buys/${slug}/cancel`, {});
  else if (mood < 0.4) await organizer.send('POST', `/api/group-buys/${slug}/close`, {});
}

/** A guest with the link joins after a while; some then change their quantity, and some leave. */
async function takePart(
  play: Play,
  slug: string,
  { name, together }: { name: string; together: boolean },
): Promise<void> {
  const guest = new Caller(play.url, play.record);
  await wait(between(0, 4_000));
  const joined = await guest.send('POST', `/api/group-buys/${slug}/members`, {
    quantity: between(1, 9),
    ...person(name, !together),
    ...(!together && Math.random() < 0.3 && { buyAnyway: true }),
  });
  if (joined?.status !== 201) return;
  play.joins += 1;
  const { memberId, token, share } = bodyOf<Joined>(joined);
  play.atMost.set(memberId, share.atMost);
  const place = `/api/group-buys/${slug}/members/${memberId}?token=${token}`;
  if (Math.random() < 0.3) {
    const changed = await guest.send('PATCH', place, { quantity: between(1, 12) });
    // An answer that got lost may have changed it all the same: nothing can be said of such a member.
    if (changed === undefined || changed.status >= 500) play.atMost.delete(memberId);
    else if (changed.status === 200) play.atMost.set(memberId, bodyOf<Joined>(changed).share.atMost);
  }
  if (Math.random() < 0.15) await guest.send('DELETE', place);
}

const person = (name: string, withAddress: boolean) => ({
  customerName: 'Ada Moreau',
  customerEmail: `${name}@example.com`,
  ...(withAddress && { shippingAddress: '12 Harbour Street, Portland, ME 04101' }),
});
const bodyOf = <Body>({ body }: Answer) => body as unknown as Body;
const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1));
const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)]!;

// What goes on besides, until the last group buy has ended.

async function shopAlong({ url, record, productIds }: Play, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const shopper = new Caller(url, record);
    const line = { productId: pick(productIds), quantity: between(1, 5) };
    const added = await shopper.send('POST', '/api/cart', line);
    if (added?.status === 200) await shopper.send('POST', '/api/checkout', person('shopper', true));
    await wait(between(50, 400));
  }
}

async function movePrices({ db, productIds }: Play, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await db.execute(
      sql`update products set price_cents = greatest(100, price_cents + ${between(-300, 300)}) where id = ${pick(productIds)}`,
    );
    await wait(MOVE_PRICES_EVERY_MS);
  }
}

async function killNowAndThen({ apps, record }: Play, ending: AbortSignal): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    await waitUnless(ending, KILL_EVERY_MS);
    if (ending.aborted) return;
    const app = apps[turn % apps.length]!;
    record.repeatsAllowed += 4;
    await record.during(`kill -9 of the process at port ${app.port}`, async () => {
      await app.end('SIGKILL');
      await app.start();
      return 'came back';
    });
  }
}

async function watchBooks({ db, record }: Play, units: number, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await checkBooks(db, units, record);
    await waitUnless(ending, CHECK_EVERY_MS);
  }
}

const waitUnless = (signal: AbortSignal, ms: number) => wait(ms, undefined, { signal }).catch(() => {});

async function untilAllEnded({ db, record }: Play): Promise<void> {
  const deadline = Date.now() + ENDING_MS;
  for (;;) {
    const [open] = await rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from group_buys where status = 'open'`,
    );
    if (open!.count === 0) return;
    if (Date.now() > deadline) return record.fail(`${open!.count} group buys never ended`);
    await wait(500);
  }
}

// Before they come.

async function stockUp(db: Db): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`update products set quantity_available = ${STOCK}, tracks_batches = false, discount_tiers = null
         where id in (select id from products where listed and for_sale and not perishable order by id limit ${PRODUCTS})
        returning id`,
  );
  await db.execute(sql`select announce_catalogue_change('*')`);
  return found.map(({ id }) => id);
}

async function signInOrganizers({ url, db, record }: Stage): Promise<Caller[]> {
  const organizers: Caller[] = [];
  for (let number = 0; number < ORGANIZERS; number += 1) {
    const username = `organizer-${number}`;
    const [user] = await db
      .insert(users)
      .values({ username, email: `${username}@example.com`, passwordHash: '' })
      .returning({ id: users.id });
    const token = newToken();
    await db.insert(sessions).values({ tokenHash: hashToken(token), userId: user!.id, expiresAt: expiry() });
    organizers.push(new Caller(url, record, `${SESSION_COOKIE}=${token}`));
  }
  return organizers;
}
