// Hundreds of group buys at once: people join, change and leave, others buy the same stock, prices move, processes die.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { expiry, hashToken, newToken, SESSION_COOKIE } from '#engine/server/sessions/session.ts';
import { readLedger } from '../../tests/support/ledger.ts';
import type { AppProcess } from './app-process.ts';
import type { SoakRecord } from './record.ts';

const GROUPS = 200;
/** Each opens at most ten at a time. */
const ORGANIZERS = 30;
const AT_ONCE = 24;
const PRODUCTS = 6;
const STOCK = 900;
const KILL_EVERY_MS = 12_000;
const CHECK_EVERY_MS = 2_000;
/** A group buy is open for an hour at least; here its end is moved to within these seconds. */
const OPEN_SECONDS = [4, 15] as const;
const ENDING_MS = 180_000;

interface Stage {
  url: string;
  db: Db;
  apps: AppProcess[];
  record: SoakRecord;
}

interface Place {
  memberId: number;
  token: string;
  share: { atMost: number };
}

const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1));
const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)]!;

export async function simulateGroupBuys({ url, db, apps, record }: Stage, groups = GROUPS): Promise<string> {
  const productIds = await stockUp(db);
  const cookies = await signInOrganizers(db);
  const { units } = await readLedger(db);
  const ending = new AbortController();
  const atMost = new Map<number, number>();
  let opened = 0;
  let joins = 0;

  const send = async (method: string, path: string, body?: object, cookie?: string) => {
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie: `${SESSION_COOKIE}=${cookie}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await answer.text();
      record.noteAnswer(`${method} ${path}`, answer.status, answer.headers.get('retry-after'));
      return { status: answer.status, body: JSON.parse(text || '{}') as Record<string, unknown>, answer };
    } catch (error) {
      record.noteLostConnection(`${method} ${path}`, error);
      return undefined;
    }
  };

  /** One group buy from its opening to its end. */
  const run = async (number: number) => {
    const cookie = cookies[number % cookies.length]!;
    const together = number % 4 === 0;
    const made = await send(
      'POST',
      '/api/group-buys',
      {
        productId: pick(productIds),
        quantity: between(1, 4),
        closesAt: new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString(),
        delivery: together ? 'together' : 'separate',
        minimumQuantity: pick([1, 1, 5, 20]),
        ...person(`organizer-${number}`, true),
      },
      cookie,
    );
    if (made?.status !== 201) return;
    opened += 1;
    const place = made.body as unknown as Place & { slug: string };
    const { slug } = place;
    atMost.set(place.memberId, place.share.atMost);
    const seconds = between(...OPEN_SECONDS);
    await db.execute(
      sql`update group_buys set closes_at = now() + make_interval(secs => ${seconds}) where slug = ${slug}`,
    );
    await Promise.all(
      Array.from({ length: between(0, 8) }, (_, index) => takePart(slug, `${number}-${index}`, together)),
    );
    const mood = Math.random();
    if (mood < 0.15) await send('POST', `/api/group-buys/${slug}/cancel`, {}, cookie);
    else if (mood < 0.4) await send('POST', `/api/group-buys/${slug}/close`, {}, cookie);
  };

  const takePart = async (slug: string, name: string, together: boolean) => {
    await wait(between(0, 4_000));
    const buyAnyway = !together && Math.random() < 0.3;
    const joined = await send('POST', `/api/group-buys/${slug}/members`, {
      quantity: between(1, 9),
      ...person(name, !together),
      ...(buyAnyway && { buyAnyway }),
    });
    if (joined?.status !== 201) return;
    joins += 1;
    const { memberId, token, share } = joined.body as unknown as Place;
    atMost.set(memberId, share.atMost);
    const own = `/api/group-buys/${slug}/members/${memberId}?token=${token}`;
    if (Math.random() < 0.3) {
      const changed = await send('PATCH', own, { quantity: between(1, 12) });
      // An answer that got lost may have changed it all the same: nothing can be said of such a member.
      if (changed === undefined || changed.status >= 500) atMost.delete(memberId);
      else if (changed.status === 200) atMost.set(memberId, (changed.body as unknown as Place).share.atMost);
    }
    if (Math.random() < 0.15) await send('DELETE', own);
  };

  const shopAlong = async () => {
    while (!ending.signal.aborted) {
      const added = await send('POST', '/api/cart', { productId: pick(productIds), quantity: between(1, 5) });
      const cookie = added?.answer.headers.getSetCookie()[0]?.split(';', 1)[0]?.split('=')[1];
      if (added?.status === 200) await send('POST', '/api/checkout', person('shopper', true), cookie);
      await wait(between(50, 400));
    }
  };
  const movePrices = async () => {
    while (!ending.signal.aborted) {
      await db.execute(
        sql`update products set price_cents = greatest(100, price_cents + ${between(-300, 300)}) where id = ${pick(productIds)}`,
      );
      await wait(700);
    }
  };
  const killNowAndThen = async () => {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      await wait(KILL_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted) return;
      const app = apps[turn % apps.length]!;
      record.repeatsAllowed += 4;
      await record.during(`kill -9 of the process at port ${app.port}`, async () => {
        await app.end('SIGKILL');
        await app.start();
        return 'came back';
      });
    }
  };
  const watch = async () => {
    while (!ending.signal.aborted) {
      await checkBooks(db, units, record);
      await wait(CHECK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  };

  const beside = Promise.all([shopAlong(), shopAlong(), movePrices(), killNowAndThen(), watch()]);
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < groups) {
        next += 1;
        await run(next);
      }
    }),
  );
  await untilAllEnded(db, record);
  ending.abort();
  await beside;
  await checkBooks(db, units, record);
  await checkPrices(db, atMost, record);
  return `${opened} group buys opened, ${joins} joins, ${units} units: sold + held + left the same`;
}

const person = (name: string, withAddress: boolean) => ({
  customerName: 'Ada Moreau',
  customerEmail: `${name}@example.com`,
  ...(withAddress && { shippingAddress: '12 Harbour Street, Portland, ME 04101' }),
});

async function stockUp(db: Db): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`update products set quantity_available = ${STOCK}, discount_tiers = null
         where id in (select id from products where listed and for_sale and not perishable order by id limit ${PRODUCTS})
        returning id`,
  );
  await db.execute(sql`select announce_catalogue_change('*')`);
  return found.map(({ id }) => id);
}

/** Their session tokens. */
async function signInOrganizers(db: Db): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < ORGANIZERS; number += 1) {
    const username = `organizer-${number}`;
    const [user] = await db
      .insert(users)
      .values({ username, email: `${username}@example.com`, passwordHash: '' })
      .returning({ id: users.id });
    const token = newToken();
    await db.insert(sessions).values({ tokenHash: hashToken(token), userId: user!.id, expiresAt: expiry() });
    tokens.push(token);
  }
  return tokens;
}

/** True at any moment: sales, holds and what is left are what there was, and the books add up. */
async function checkBooks(db: Db, units: number, record: SoakRecord): Promise<void> {
  const ledger = await db.transaction((tx) => readLedger(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  for (const fault of ledger.faults) record.fail(fault);
  if (ledger.units !== units) record.fail(`sold + held + left is ${ledger.units}, there were ${units}`);
}

async function untilAllEnded(db: Db, record: SoakRecord): Promise<void> {
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

interface SoldPlace {
  memberId: number;
  slug: string;
  status: string;
  lineCents: number;
  percentage: number;
  priceCents: number;
}

/** Nobody paid more than was promised, everyone of one group the same, and each membership became one order. */
async function checkPrices(db: Db, atMost: Map<number, number>, record: SoakRecord): Promise<void> {
  const sold = await rows<SoldPlace>(
    db,
    sql`select m.id as "memberId", g.slug, g.status, i.price_cents as "priceCents",
               i.discount_percentage::float8 as percentage,
               i.price_cents * i.quantity - i.discount_cents as "lineCents"
          from group_members m join group_buys g on g.id = m.group_buy_id
          join order_items i on i.order_id = m.order_id`,
  );
  for (const { memberId, lineCents, slug } of sold) {
    const most = atMost.get(memberId);
    if (most !== undefined && lineCents > Math.round(most * 100))
      record.fail(`member ${memberId} of ${slug} pays ${lineCents}, at most ${most} was said`);
  }
  const settled = Map.groupBy(
    sold.filter(({ status }) => status === 'settled'),
    ({ slug }) => slug,
  );
  for (const [slug, places] of settled) {
    const terms = new Set(places.map(({ priceCents, percentage }) => `${priceCents} less ${percentage} %`));
    if (terms.size !== 1) record.fail(`members of ${slug} pay differently: ${[...terms].join(', ')}`);
  }
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
