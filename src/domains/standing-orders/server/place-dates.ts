import type { FastifyBaseLogger } from 'fastify';
import { recountMiscounted } from '#domains/catalogue/server/batches/recount-stock.ts';
import { mailsOfOrder } from '#domains/orders/server/order-mails.ts';
import { HOLDS_STOCK } from '#domains/orders/server/order-sql.ts';
import { orderStatement } from '#domains/orders/server/write/order-statement.ts';
import { toWrite } from '#domains/orders/server/write/write-order.ts';
import { isOwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { offeredMethods } from '#domains/payments/server/payments-settings.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Announcement, LeftOut } from '#domains/standing-orders/model/announcement.ts';
import { dateAfter, LATEST_DAYS_AFTER } from '#domains/standing-orders/model/standing-dates.ts';
import type { DateReason } from '#domains/standing-orders/model/standing-state.ts';
import { forgetRates } from '#domains/taxes/server/rates-in-force.ts';
import { taxProvider } from '#domains/taxes/server/open-taxes.ts';
import { shopDay } from '#engine/model/dates.ts';
import { statement } from '#engine/server/db/statement.ts';
import { MAX_OPEN_ORDERS } from '#engine/server/http/limits.ts';
import type { Shop } from '#engine/server/shop.ts';
import { giveUpDate } from './give-up-date.ts';
import { draftOf, obstacleOf, priceWanted, quoteOf, saleOf } from './quote.ts';
import { loadStanding, type PricedWanted, type Standing } from './standing.queries.ts';

/** Small, so that what else the shop does comes between: pages and purchases go on while a day's orders are placed. */
const PORTION = 20;
const AT_ONCE = 2;
/** The stock, or what is wanted, may change between two looks. */
const TRIES = 4;

export type Placing = Pick<Shop, 'db' | 'config' | 'catalogue'>;

export interface DueDate {
  id: number;
  standingOrderId: number;
  dueOn: Day;
  placeOn: Day;
  announcement: Announcement;
}

/** Taken under a lease, so that several processes share the work; that each is ordered once does not rest on it. */
const takeDue = statement<DueDate, { today: Day; now: Date; limit: number }>(
  'standing-dates-to-place',
  `with due as materialized (
     select d.id from standing_dates d
      where d.state = 'announced' and d.place_on <= $today::date
        and (d.locked_until is null or d.locked_until <= $now::timestamptz)
      order by d.place_on, d.id limit $limit::int for update skip locked
   )
   update standing_dates d set locked_until = $now::timestamptz + interval '2 minutes' from due where d.id = due.id
   returning d.id, d.standing_order_id, d.due_on::text as due_on, d.place_on::text as place_on, d.announcement`,
);

interface Placed {
  id: number;
  standingOrderId: number;
  version: number;
  dueOn: Day;
  nextOn: Day;
  leftOut: LeftOut[];
}

/**
 * Writes the order of a date and notes it there. Its row is the guard: where it was skipped or ordered, or something else
 * is wanted by now, nothing is written.
 */
const placeStandingOrder = orderStatement<{ due: Placed }>('place-standing-order', {
  expressions: `standing as materialized (
      select s.id from standing_orders s where s.id = ($due::jsonb ->> 'standingOrderId')::int
         and s.status = 'active' and s.version = ($due::jsonb ->> 'version')::int for no key update of s
    ), allowed as materialized (
      select exists (
        select from standing_dates d, standing s where d.id = ($due::jsonb ->> 'id')::int and d.state = 'announced') as ok
    )`,
  join: 'and p.listed and p.for_sale',
  afterwards: `dated as (
      update standing_dates d
         set state = case when o.accepted_at is null then 'charging' else 'ordered' end, order_id = o.id,
             left_out = $due::jsonb -> 'leftOut', locked_until = null
        from placed o where d.id = ($due::jsonb ->> 'id')::int
    ), moved as (
      update standing_orders s set next_on = ($due::jsonb ->> 'nextOn')::date
        from placed o where s.id = ($due::jsonb ->> 'standingOrderId')::int
         and s.next_on = ($due::jsonb ->> 'dueOn')::date
    )`,
});

/** Of accounts that hold up the stock, or do not pay: their orders wait, by account. */
const blockedOwners = statement<{ userId: number; isUnpaid: boolean }, { userIds: number[]; atMost: number }>(
  'owners-who-may-not-order',
  `select u.id as user_id, x.unpaid as is_unpaid from users u cross join lateral (
     select exists (select from overdue_invoices v join orders o on o.id = v.order_id
                     where o.user_id = u.id and v.settled_at is null and v.reminder_step = 14
                       and o.status <> 'cancelled') as unpaid,
            (select count(*) from (select from orders o where lower(o.customer_email) = lower(u.email)
                     and ${HOLDS_STOCK} limit $atMost::int) w) >= $atMost::int as full_up) x
    where u.id = any($userIds::int[]) and (x.unpaid or x.full_up)`,
);

/** One round: places what is due, or says why not. Returns whether there may be more. A failure keeps no other waiting. */
export async function placeDueDates(
  shop: Placing,
  { now, log }: { now: Date; log?: Pick<FastifyBaseLogger, 'error'> },
): Promise<boolean> {
  const today = shopDay(now);
  const due = await takeDue(shop.db, { today, now, limit: PORTION });
  if (due.length === 0) return false;
  const standing = new Map(
    (
      await loadStanding(
        shop.db,
        due.map(({ standingOrderId }) => standingOrderId),
        today,
      )
    ).map((each) => [each.id, each]),
  );
  const userIds = [...standing.values()].map(({ userId }) => userId);
  const found = await blockedOwners(shop.db, { userIds, atMost: MAX_OPEN_ORDERS.ofAccount });
  const blocked = new Map(
    found.map(({ userId, isUnpaid }) => [userId, isUnpaid ? 'unpaid' : 'open_orders'] as const),
  );
  // One after the other for each account: what its other standing orders have become counts.
  const accounts = Map.groupBy(
    due.toSorted((a, b) => a.id - b.id),
    ({ standingOrderId }) => standing.get(standingOrderId)!.userId,
  );
  const waiting = [...accounts.values()];
  const placeAll = async (dates: DueDate[]) => {
    for (const date of dates) {
      const owner = standing.get(date.standingOrderId)!;
      await placeDate(shop, date, owner, blocked.get(owner.userId), now).catch((error: unknown) =>
        log?.error(
          { err: error, standingOrder: date.standingOrderId },
          'a standing order could not be placed',
        ),
      );
    }
  };
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await placeAll(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return due.length === PORTION;
}

async function placeDate(
  shop: Placing,
  date: DueDate,
  found: Standing,
  blocked: 'unpaid' | 'open_orders' | undefined,
  now: Date,
): Promise<void> {
  const { db, catalogue } = shop;
  let standing = found;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) standing = (await loadStanding(db, [date.standingOrderId], shopDay(now)))[0]!;
    const decided = await decide(shop, date, standing, blocked, now);
    if ('reason' in decided) {
      if (await giveUpDate(db, { ...date, ...decided, version: standing.version })) return;
      continue;
    }
    const { draft, leftOut } = decided;
    const { id, version, everyWeeks } = standing;
    const nextOn = dateAfter(date.dueOn, everyWeeks);
    const due = { id: date.id, standingOrderId: id, version, dueOn: date.dueOn, nextOn, leftOut };
    const [written] = await placeStandingOrder(db, { order: toWrite(draft, mailsOfOrder(draft)), due });
    if (written !== undefined) {
      if (written.announcement !== null) await catalogue.applyAnnounced(written.announcement);
      return;
    }
    if (!(await isWaiting(db, { id: date.id }))[0]) return;
    forgetRates(db);
    await recountMiscounted(
      shop,
      now,
      standing.lines.map(({ productId }) => productId),
    );
  }
  throw new Error(`What standing order ${date.standingOrderId} wants changes all the time`);
}

const isWaiting = statement<{ id: number }, { id: number }>(
  'is-standing-date-waiting',
  `select id from standing_dates where id = $id::int and state = 'announced'`,
);

/** Twenty standing orders below the limit of guests are one above it. */
const invoicedOn = statement<{ cents: number }, { userId: number; today: Day }>(
  'standing-invoices-of-account',
  `select coalesce(sum(o.order_total_cents), 0)::bigint as cents
     from standing_orders s join standing_dates d on d.standing_order_id = s.id join orders o on o.id = d.order_id
    where s.user_id = $userId::int and d.place_on = $today::date and o.payment_method = 'invoice'`,
);

type Decision =
  | { draft: ReturnType<typeof draftOf>; leftOut: LeftOut[] }
  | { reason: DateReason; leftOut: LeftOut[] };

async function decide(
  { db, config }: Placing,
  { id, placeOn, announcement }: DueDate,
  standing: Standing,
  blocked: 'unpaid' | 'open_orders' | undefined,
  now: Date,
): Promise<Decision> {
  const priced = priceWanted(standing, new Map(), announcement);
  const leftOut = priced.flatMap(asLeftOut);
  const refuse = (reason: DateReason) => ({ reason, leftOut });
  if (placeOn < addDays(shopDay(now), -LATEST_DAYS_AFTER)) return refuse('late');
  if (blocked === 'unpaid' || (blocked === 'open_orders' && config.rateLimit)) return refuse(blocked);
  if (standing.ifMissing === 'skip' && leftOut.length > 0) return refuse('missing');
  const lines = priced.filter(({ missing }) => missing === null);
  if (lines.length === 0) return refuse(standing.mayOrder ? 'nothing_left' : 'account');
  const sale = saleOf(standing, lines, announcement);
  const taxes = await taxProvider({ db, config }).forOrder(sale, { now, owner: `standing:${id}` });
  const quote = quoteOf(lines, sale, taxes);
  const [invoiced] = await invoicedOn(db, { userId: standing.userId, today: shopDay(now) });
  const obstacle = obstacleOf(standing, quote, {
    offered: offeredMethods(config).filter(isOwnMethod),
    now,
    invoicedCents: invoiced!.cents,
  });
  return obstacle === undefined ? { draft: draftOf(standing, quote, id, now), leftOut } : refuse(obstacle);
}

function asLeftOut({ productId, name, quantity, missing: reason }: PricedWanted): LeftOut[] {
  return reason === null ? [] : [{ productId, name, quantity, reason }];
}
