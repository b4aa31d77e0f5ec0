import { isOwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { offeredMethods } from '#domains/payments/server/payments-settings.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Announcement } from '#domains/standing-orders/model/announcement.ts';
import {
  ANNOUNCED_DAYS_BEFORE,
  LATEST_DAYS_AFTER,
  dateAfter,
  placedOn,
  weekOf,
} from '#domains/standing-orders/model/standing-dates.ts';
import { poolKey } from '#domains/standing-orders/model/standing-price.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import type { Shop } from '#engine/server/shop.ts';
import { othersOf, standingUnits, termsNow } from './pools.ts';
import { obstacleOf, priceWanted, quoteOf, saleOf } from './quote.ts';
import { taxEstimate } from './tax-estimate.ts';
import { loadStanding, type Standing } from './standing.queries.ts';
import { standingDates } from './standing-orders.schema.ts';

/** So many in one transaction: its locks are gone before anybody notices. */
const PORTION = 100;

type Announcing = Pick<Shop, 'db' | 'config'>;

/** Locked, oldest date first: somebody who changes one of them now waits, or is waited for in the next round. */
const lockDue = statement<{ id: number }, { until: Day; limit: number }>(
  'standing-orders-to-announce',
  `select s.id from standing_orders s
    where s.status = 'active' and s.next_on <= $until::date
      and not exists (select from standing_dates d where d.standing_order_id = s.id and d.due_on = s.next_on)
    order by s.next_on, s.id limit $limit::int for no key update of s skip locked`,
);

/** What everybody is told of the same week rests on the same count. */
type Counts = Map<Day, Map<string, number>>;

/**
 * Announces what is due in three days. Units that stand for a week are counted as this begins, once for all that it
 * announces. It may be cut off anywhere: what is announced is written with its mail, the rest follows in the next run.
 */
export async function announceDue(shop: Announcing, now: Date): Promise<void> {
  const counts: Counts = new Map();
  while (await shop.db.transaction((tx) => announcePortion(shop, tx, counts, now)));
}

/** Returns whether there may be more. */
async function announcePortion(shop: Announcing, tx: Db, counts: Counts, now: Date): Promise<boolean> {
  const today = shopDay(now);
  const due = await lockDue(tx, { until: addDays(today, ANNOUNCED_DAYS_BEFORE), limit: PORTION });
  const all = await loadStanding(
    tx,
    due.map(({ id }) => id),
    today,
  );
  const earliest = addDays(today, -LATEST_DAYS_AFTER);
  await passOver(
    tx,
    all.filter(({ nextOn }) => nextOn < earliest),
  );
  await announce(
    shop,
    tx,
    all.filter(({ nextOn }) => nextOn >= earliest),
    counts,
    now,
  );
  return due.length === PORTION;
}

/** The shop stood still when these were due: nobody wants them now. */
async function passOver(tx: Db, late: Standing[]): Promise<void> {
  if (late.length === 0) return;
  await tx
    .insert(standingDates)
    .values(
      late.map(({ id, nextOn }) => ({
        standingOrderId: id,
        dueOn: nextOn,
        placeOn: nextOn,
        state: 'missed' as const,
        reason: 'late' as const,
      })),
    )
    .onConflictDoNothing();
  await moveOn(tx, late);
}

async function announce(shop: Announcing, tx: Db, due: Standing[], counts: Counts, now: Date): Promise<void> {
  if (due.length === 0) return;
  const today = shopDay(now);
  const estimate = await taxEstimate(shop, now);
  const offered = offeredMethods(shop.config).filter(isOwnMethod);
  const rows: (typeof standingDates.$inferInsert)[] = [];
  const mails: Parameters<typeof queueMails<'standing-announced'>>[1][number][] = [];
  for (const standing of due) {
    const all = await countOf(tx, counts, standing.nextOn, today);
    const others = othersOf(standing, all);
    const priced = priceWanted(standing, others, null);
    const expected = priced.filter(({ missing }) => missing === null);
    const sale = saleOf(standing, expected, null);
    const quote = quoteOf(expected, sale, estimate(sale));
    const announcement: Announcement = {
      announcedOn: today,
      lines: priced.map((line) => {
        const terms = termsNow(line);
        const { quantity, toldPriceCents, missing, availableFrom, name, imageUrl: picture } = line;
        const { pooledUnits, discountPercentage, finalCents } = line.price;
        const figures = { pooledUnits, discountPercentage, finalCents };
        const told = { name, quantity, picture, toldPriceCents, missing, availableFrom };
        return { ...terms, ...told, ...figures, others: others.get(poolKey(terms)) ?? 0 };
      }),
      shippingCents: quote.sum.shippingCents,
      taxCents: quote.taxes.dueCents,
      totalCents: quote.sum.orderTotalCents,
    };
    const placeOn = placedOn(standing.nextOn, today);
    rows.push({
      standingOrderId: standing.id,
      dueOn: standing.nextOn,
      placeOn,
      state: 'announced',
      announcement,
    });
    mails.push({
      template: 'standing-announced',
      recipient: standing.email,
      language: standing.language,
      data: {
        standingOrderId: standing.id,
        name: standing.firstName,
        dueOn: standing.nextOn,
        placeOn,
        ifMissing: standing.ifMissing,
        paymentMethod: standing.paymentMethod,
        cardLabel: standing.cardLabel,
        obstacle: obstacleOf(standing, quote, { offered, now }) ?? null,
        announcement,
      },
    });
  }
  // Another process may have been first with some of them: its mails are the ones that count.
  const written = await tx
    .insert(standingDates)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: standingDates.standingOrderId });
  const ids = written.map(({ id }) => id);
  await rememberTold(tx, { ids });
  await queueMails(
    tx,
    mails.filter(({ data }) => ids.includes(data.standingOrderId)),
  );
}

async function countOf(tx: Db, counts: Counts, day: Day, today: Day): Promise<Map<string, number>> {
  const week = weekOf(day);
  const known = counts.get(week.from);
  if (known !== undefined) return known;
  const units = await standingUnits(tx, { week, today });
  counts.set(week.from, units);
  return units;
}

/** The next price that differs from these is news. */
const rememberTold = statement<never, { ids: number[] }>(
  'remember-told-prices',
  `update standing_items i set told_price_cents = p.price_cents from products p
    where p.id = i.product_id and i.standing_order_id = any($ids::int[]) and i.told_price_cents <> p.price_cents`,
);

const move = statement<never, { id: number; nextOn: Day }>(
  'move-standing-order',
  `update standing_orders set next_on = $nextOn::date where id = $id::int`,
);

/** A date is done with: the next one is. Under the standing orders' locks. */
export async function moveOn(tx: Db, done: Pick<Standing, 'id' | 'nextOn' | 'everyWeeks'>[]): Promise<void> {
  for (const { id, nextOn, everyWeeks } of done)
    await move(tx, { id, nextOn: dateAfter(nextOn, everyWeeks) });
}
