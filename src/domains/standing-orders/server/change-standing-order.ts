import { and, eq, sql } from 'drizzle-orm';
import type { LeftOut } from '#domains/standing-orders/model/announcement.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { bothAddresses } from '#domains/orders/model/order-address.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import {
  countedFrom,
  dateAfter,
  EARLIEST_DAYS_AHEAD,
  LATEST_DAYS_AHEAD,
  nextPossible,
} from '#domains/standing-orders/model/standing-dates.ts';
import type { StandingOrderChange } from '#domains/standing-orders/model/standing-input.ts';
import type { DateReason } from '#domains/standing-orders/model/standing-state.ts';
import { formatDay, shopDay } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { standingDates, standingItems, standingOrders } from './standing-orders.schema.ts';

type Row = typeof standingOrders.$inferSelect;
type Items = { productId: number; quantity: number }[];

/** Under its lock. Somebody else's does not exist. */
export async function lockStanding(tx: Db, id: number, userId: number | null): Promise<Row> {
  const [row] = await tx
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.id, id), userId === null ? undefined : eq(standingOrders.userId, userId)))
    .for('no key update');
  if (row === undefined || row.status === 'ended')
    throw new AppError('not_found', 'errors:standingOrders.notFound');
  return row;
}

/** Far enough ahead to be announced in time, and not beyond a year. */
export function requireDay(day: Day, now: Date, language: Language): void {
  const from = addDays(shopDay(now), EARLIEST_DAYS_AHEAD);
  const to = addDays(shopDay(now), LATEST_DAYS_AHEAD);
  if (day >= from && day <= to) return;
  throw new AppError('invalid', 'validation:standingStartsOn', {
    fields: { startsOn: 'validation:standingStartsOn' },
    params: { from: formatDay(from, 'longDate', language), to: formatDay(to, 'longDate', language) },
  });
}

/** What is wanted, each product with its price of today. Only what the public sees can be wanted. */
export async function putItems(tx: Db, standingOrderId: number, items: Items): Promise<void> {
  const ids = items.map(({ productId }) => productId);
  const found = await tx
    .select({ id: products.id, priceCents: products.priceCents, listed: products.listed })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(`{${ids.join(',')}}`)}::int[])`);
  const known = new Map(found.map((product) => [product.id, product]));
  const before = await tx
    .select()
    .from(standingItems)
    .where(eq(standingItems.standingOrderId, standingOrderId));
  const kept = new Map(before.map((item) => [item.productId, item]));
  const strange = ids.find((id) => known.get(id)?.listed !== true && !kept.has(id));
  if (strange !== undefined)
    throw new AppError('invalid', 'errors:standingOrders.unknownProduct', {
      fields: { items: 'errors:standingOrders.unknownProduct' },
    });
  await tx.delete(standingItems).where(eq(standingItems.standingOrderId, standingOrderId));
  await tx.insert(standingItems).values(
    items.map(({ productId, quantity }) => ({
      standingOrderId,
      productId,
      quantity,
      toldPriceCents: kept.get(productId)?.toldPriceCents ?? known.get(productId)!.priceCents,
    })),
  );
}

/** What was there of the next date is not ordered. Returns whether there was an announcement. */
async function giveUpNext(tx: Db, row: Row, reason: DateReason, onlyAnnounced = false): Promise<void> {
  const dated = { standingOrderId: row.id, dueOn: row.nextOn };
  const ended = await tx
    .update(standingDates)
    .set({ state: 'skipped', reason, lockedUntil: null })
    .where(
      and(
        eq(standingDates.standingOrderId, row.id),
        eq(standingDates.dueOn, row.nextOn),
        eq(standingDates.state, 'announced'),
      ),
    )
    .returning({ id: standingDates.id });
  if (ended.length > 0 || onlyAnnounced) return;
  const leftOut: LeftOut[] = [];
  await tx
    .insert(standingDates)
    .values({ ...dated, placeOn: row.nextOn, state: 'skipped', reason, leftOut })
    .onConflictDoNothing();
}

/** From the week's first announcements on, what stands has counted for others: who takes it back then is remembered. */
const takenBack = (row: Row, now: Date): Partial<Row> =>
  row.status === 'active' && shopDay(now) >= countedFrom(row.nextOn) ? { takenBackOn: row.nextOn } : {};

async function write(tx: Db, { id }: Row, values: Partial<Row>): Promise<void> {
  await tx
    .update(standingOrders)
    .set({ ...values, version: sql`${standingOrders.version} + 1` })
    .where(eq(standingOrders.id, id));
}

/** The next date is left out: this one alone. Each leaves a row, so none is more than a year ahead. */
export async function skipNext(tx: Db, row: Row, now: Date): Promise<void> {
  if (row.status !== 'active') throw new AppError('conflict', 'errors:standingOrders.paused');
  if (row.nextOn > addDays(shopDay(now), LATEST_DAYS_AHEAD))
    throw new AppError('conflict', 'errors:standingOrders.tooFarAhead');
  await giveUpNext(tx, row, 'skipped');
  await write(tx, row, { nextOn: dateAfter(row.nextOn, row.everyWeeks), ...takenBack(row, now) });
}

export async function endStanding(tx: Db, row: Row, now: Date): Promise<void> {
  await giveUpNext(tx, row, 'ended', true);
  await write(tx, row, { status: 'ended', pauseReason: null, endedAt: now, ...takenBack(row, now) });
}

async function pause(tx: Db, row: Row, now: Date): Promise<Partial<Row>> {
  if (row.status === 'paused') return {};
  await giveUpNext(tx, row, 'paused', true);
  return { status: 'paused', pauseReason: 'customer', ...takenBack(row, now) };
}

/** It goes on with the first date of its rhythm that is neither past nor done with. */
async function resume(tx: Db, row: Row, now: Date): Promise<Partial<Row>> {
  if (row.status === 'active') return {};
  const done = await tx
    .select({ dueOn: standingDates.dueOn })
    .from(standingDates)
    .where(eq(standingDates.standingOrderId, row.id));
  const dates = new Set(done.map(({ dueOn }) => dueOn));
  let nextOn = nextPossible(row.nextOn, row.everyWeeks, shopDay(now));
  while (dates.has(nextOn)) nextOn = dateAfter(nextOn, row.everyWeeks);
  return { status: 'active', pauseReason: null, nextOn };
}

/** A new day: the one before is given up where it was announced. */
async function moveTo(tx: Db, row: Row, nextOn: Day, now: Date): Promise<Partial<Row>> {
  if (nextOn === row.nextOn) return {};
  const [taken] = await tx
    .select({ state: standingDates.state })
    .from(standingDates)
    .where(and(eq(standingDates.standingOrderId, row.id), eq(standingDates.dueOn, nextOn)));
  if (taken !== undefined) throw new AppError('conflict', 'errors:standingOrders.dateDone');
  await giveUpNext(tx, row, 'moved', true);
  return { nextOn, ...takenBack(row, now) };
}

/** Fewer of something than had counted for others. */
async function isLess(tx: Db, { id }: Row, items: Items): Promise<boolean> {
  const before = await tx.select().from(standingItems).where(eq(standingItems.standingOrderId, id));
  const wanted = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  return before.some(({ productId, quantity }) => (wanted.get(productId) ?? 0) < quantity);
}

interface Changing {
  row: Row;
  change: StandingOrderChange & { paymentMethod?: OwnMethod | undefined };
  language: Language;
  now: Date;
}

/** Everything that was given, at once; under the standing order's lock. */
export async function changeStanding(tx: Db, { row, change, language, now }: Changing): Promise<void> {
  const { items, everyWeeks, startsOn, shippingMethod, paymentMethod, ifMissing, paused } = change;
  if (startsOn !== undefined && startsOn !== row.nextOn) requireDay(startsOn, now, language);
  const less = items !== undefined && (await isLess(tx, row, items));
  if (items !== undefined) await putItems(tx, row.id, items);
  const address = bothAddresses(change, { customerName: row.customerName, language });
  const moved = startsOn === undefined ? {} : await moveTo(tx, row, startsOn, now);
  const state =
    paused === undefined
      ? {}
      : paused
        ? await pause(tx, { ...row, ...moved }, now)
        : await resume(tx, { ...row, ...moved, ...(everyWeeks && { everyWeeks }) }, now);
  await write(tx, row, {
    ...(everyWeeks !== undefined && { everyWeeks }),
    ...(shippingMethod !== undefined && { shippingMethod }),
    ...(paymentMethod !== undefined && { paymentMethod }),
    ...(ifMissing !== undefined && { ifMissing }),
    ...(address !== undefined && { ...address, customerName: change.address?.name ?? row.customerName }),
    ...(less && takenBack(row, now)),
    ...moved,
    ...state,
  });
}
