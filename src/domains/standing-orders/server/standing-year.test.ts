import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import type { Announcement } from '#domains/standing-orders/model/announcement.ts';
import { dateAfter } from '#domains/standing-orders/model/standing-dates.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { leftToAll } from '../../../../tests/support/left-to-all.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer } from '../../../../tests/support/people.ts';
import { momentOn, openStandingDesk } from '../../../../tests/support/standing-desk.ts';
import { openShop } from '#engine/server/shop.ts';
import { announceDue } from './announce.ts';
import { placeDueDates } from './place-dates.ts';
import { standingDates, standingItems, standingOrders } from './standing-orders.schema.ts';

const PEOPLE = 10;
/** A year, of which `npm test` lives the first half. */
const DAYS = leftToAll ? 180 : 365;

/** The same numbers in each run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

describe('a year of standing orders', () => {
  const desk = openStandingDesk();

  it('leaves one order or one reason for every date, however many processes run and whichever of them dies', async () => {
    const roll = dice(7);
    const first = desk.shop.shop;
    // A process of its own on the same database.
    const { keys, links } = first;
    const second = await openShop(first.config, first.database, { keys, links, newKeyFile: undefined });
    const people = [];
    for (let each = 0; each < PEOPLE; each += 1) {
      const { visitor } = await aBuyer(desk.shop, `year-${each}`);
      const items = [
        { productId: desk.oil, quantity: 1 + roll(6) },
        { productId: desk.cheese, quantity: 1 + roll(3) },
      ];
      const form = {
        items,
        everyWeeks: 1 + roll(5),
        startsOn: desk.day(5 + roll(20)),
        ifMissing: roll(2) ? 'skip' : 'leave_out',
      };
      const { body, status } = await desk.make(form, visitor);
      expect(status).toBe(201);
      people.push({ visitor, id: body.id, startsOn: body.nextOn, everyWeeks: body.everyWeeks });
    }
    const skipped: number[] = [];
    let downFor = 0;
    for (let after = 1; after <= DAYS; after += 1) {
      const now = momentOn(desk.day(after));
      desk.setClock(desk.day(after));
      // Somebody skips, the stock runs out or comes, a price moves.
      if (roll(5) === 0) {
        const { visitor, id } = people[roll(PEOPLE)]!;
        skipped.push((await visitor.post(`/api/user/standing-orders/${id}/skip`)).status);
      }
      await desk.change(desk.oil, {
        quantityAvailable: roll(4) === 0 ? roll(5) : 10_000,
        priceCents: 20_00 + roll(10_00),
      });
      await desk.change(desk.cheese, { quantityAvailable: 10_000, forSale: roll(10) > 0 });
      // Sometimes nothing runs for days.
      if (downFor > 0) {
        downFor -= 1;
        continue;
      }
      if (roll(25) === 0) downFor = 1 + roll(4);
      // One process dies with rows in its hands: nobody else may wait for it longer than its lease.
      if (roll(6) === 0)
        await first.db.update(standingDates).set({ lockedUntil: new Date(now.getTime() + 60_000) });
      const later = new Date(now.getTime() + 5 * 60_000);
      await Promise.all([announceDue(first, now), announceDue(second, now)]);
      for (const moment of [now, later])
        await Promise.all(
          [first, second, first].map(async (shop) => {
            while (await placeDueDates(shop, { now: moment }));
          }),
        );
    }

    expect(new Set(skipped)).toEqual(new Set([200]));
    const dates = await first.db
      .select()
      .from(standingDates)
      .orderBy(standingDates.standingOrderId, standingDates.dueOn);
    const placed = await first.db
      .select()
      .from(orders)
      .where(sql`${orders.idempotencyKey} like 'standing:%'`);
    const byId = new Map(placed.map((order) => [order.id, order]));
    const today = desk.day(DAYS);
    for (const { id, startsOn, everyWeeks } of people) {
      const own = dates.filter(({ standingOrderId }) => standingOrderId === id);
      const [standing] = await first.db
        .select()
        .from(standingOrders)
        .where(sql`${standingOrders.id} = ${id}`);
      // No date of the rhythm is left out, and none comes twice.
      let expected = startsOn;
      for (const { dueOn } of own) {
        expect(dueOn).toBe(expected);
        expected = dateAfter(expected, everyWeeks);
      }
      // The next date is announced already, or the one after the last.
      expect([own.at(-1)?.dueOn, expected]).toContain(standing!.nextOn);
      expect(standing!.nextOn >= addDays(today, -5)).toBe(true);
    }
    for (const { state, reason, orderId } of dates.filter((date) => date.state !== 'announced')) {
      expect(['ordered', 'skipped', 'missed']).toContain(state);
      expect(state === 'ordered').toBe(orderId !== null);
      expect(state === 'ordered').toBe(reason === null);
    }
    const ordered = dates.filter(({ orderId }) => orderId !== null);
    // Never more than was said.
    const dearer = ordered.filter(
      ({ orderId, announcement }) =>
        byId.get(orderId!)!.orderTotalCents > announcement!.totalCents + missingCents(announcement!),
    );
    expect(dearer).toEqual([]);
    expect(new Set(ordered.map(({ orderId }) => orderId)).size).toBe(ordered.length);
    expect(placed).toHaveLength(ordered.length);
    expect(ordered.length).toBeGreaterThan(DAYS / 10);
    // Mails exactly as announced: one for each announcement, one for each date that the shop gave up with a reason to tell.
    expect(await desk.mails('standing-announced')).toHaveLength(
      dates.filter(({ announcement }) => announcement !== null).length,
    );
    const missed = dates.filter(({ state, announcement }) => state === 'missed' && announcement !== null);
    expect(await desk.mails('standing-missed')).toHaveLength(missed.length);
    expect(await desk.mails('order-confirmation')).toHaveLength(ordered.length);
    expect(new Set(dates.map(({ reason }) => reason))).toContain('skipped');
    expect((await readLedger(first.db)).faults).toEqual([]);
    await first.db.delete(standingItems);
  }, 300_000);
});

/** What was missing when it was announced may be there on the day, at its announced price. */
function missingCents({ lines }: Announcement): number {
  return lines.reduce((sum, { missing, finalCents }) => sum + (missing === null ? 0 : finalCents), 0);
}
