import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { dateAfter } from '#domains/standing-orders/model/standing-dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { openShop, type Shop } from '#engine/server/shop.ts';
import { leftToAll } from '../../../../tests/support/left-to-all.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { aBuyer } from '../../../../tests/support/people.ts';
import { momentOn, openStandingDesk } from '../../../../tests/support/standing-desk.ts';
import { SECRET_KEY, StripeStandIn, WEBHOOK_SECRET } from '../../../../tests/support/stripe-stand-in.ts';
import { announceDue } from './announce.ts';
import { followCharges } from './follow-charges.ts';
import { placeDueDates } from './place-dates.ts';
import { standingDates } from './standing-orders.schema.ts';

const PEOPLE = 6;
const DAYS = 365;
const HOUR_MS = 3_600_000;

/** The same numbers in each run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function isInRhythm(first: Day, day: Day, everyWeeks: number): boolean {
  let expected = first;
  while (expected < day) expected = dateAfter(expected, everyWeeks);
  return expected === day;
}

class Died extends Error {}

/** A process that dies now and then: in the middle of what it writes, or just after that, before it has heard so. */
function dying(shop: Shop, dies: () => 'within' | 'after' | undefined): Shop {
  const atRisk =
    <Context extends unknown[], Result>(
      run: (work: (...context: Context) => Promise<Result>) => Promise<Result>,
    ) =>
    async (work: (...context: Context) => Promise<Result>) => {
      const death = dies();
      const result = await run(async (...context) => {
        const done = await work(...context);
        if (death === 'within') throw new Died();
        return done;
      });
      if (death === 'after') throw new Died();
      return result;
    };
  const { db, catalogue } = shop;
  const mortalDb: Db = Object.create(db, {
    transaction: { value: atRisk((work) => db.transaction(work as never)) },
  });
  const mortalCatalogue = {
    change: atRisk((work) => catalogue.change(work as never)),
    applyAnnounced: (announcement: string) => catalogue.applyAnnounced(announcement),
  };
  return { ...shop, db: mortalDb, catalogue: mortalCatalogue as never };
}

const stripe = await StripeStandIn.open();
afterAll(() => stripe.close());

describe('a year of standing orders by card', () => {
  const desk = openStandingDesk({
    payments: ['card'],
    stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url },
  });

  const session = () => [...stripe.books.sessions.values()].at(-1)!;

  it.skipIf(leftToAll)(
    'takes the money of each order once or leaves a reason, whatever dies, declines or is not answered',
    async () => {
      const roll = dice(11);
      const living = desk.shop.shop;
      const { keys, links } = living;
      const other = await openShop(living.config, living.database, { keys, links, newKeyFile: undefined });
      const mortal = dying(other, () => (['within', 'after'] as const)[roll(8)]);
      const survive = (error: unknown) => {
        if (!(error instanceof Died)) throw error;
      };
      const log = { error: ({ err }: { err?: unknown }) => survive(err) };

      const keepCard = async (visitor: (typeof desk)['buyer']['visitor'], id: number) => {
        const { body } = await visitor.post<{ redirectUrl: string | null }>(
          `/api/user/standing-orders/${id}/card`,
        );
        expect(body.redirectUrl).toBe(session().url);
        stripe.books.cards.keep(session().id);
        await desk.read(id, visitor);
      };
      const people: { visitor: (typeof desk)['buyer']['visitor']; id: number; everyWeeks: number }[] = [];
      for (let each = 0; each < PEOPLE; each += 1) {
        const { visitor } = await aBuyer(desk.shop, `card-year-${each}`);
        const items = [{ productId: desk.cheese, quantity: 1 + roll(3) }];
        const form = { items, everyWeeks: 1 + roll(4), startsOn: desk.day(5 + roll(15)) };
        const { body } = await desk.make(form, visitor);
        await keepCard(visitor, body.id);
        people.push({ visitor, id: body.id, everyWeeks: body.everyWeeks });
      }

      const resumed: number[] = [];
      for (let after = 1; after <= DAYS; after += 1) {
        const day = desk.day(after);
        desk.setClock(day);
        await desk.change(desk.cheese, { quantityAvailable: 10_000, priceCents: 9_00 + roll(3_00) });
        stripe.forgetKeys();
        stripe.books.cards.verdict = (
          ['pays', 'pays', 'pays', 'card_declined', 'authentication_required'] as const
        )[roll(5)]!;
        // Somebody who was paused comes back with a new card, and goes on; somebody else skips.
        const { visitor, id } = people[roll(PEOPLE)]!;
        const { body: now } = await desk.read(id, visitor);
        if (now.status === 'paused') {
          const verdict = stripe.books.cards.verdict;
          stripe.books.cards.verdict = 'pays';
          await keepCard(visitor, id);
          stripe.books.cards.verdict = verdict;
          resumed.push((await visitor.patch(`/api/user/standing-orders/${id}`, { paused: false })).status);
        } else if (roll(6) === 0) await visitor.post(`/api/user/standing-orders/${id}/skip`);
        const deaf = new Set<number>();
        stripe.faultOf = (call) => {
          // Each answer may get lost once on a day.
          if (call !== 'POST /v1/payment_intents' || deaf.has(after) || roll(3) > 0) return undefined;
          deaf.add(after);
          return roll(2) === 0 ? 'lost' : 'unanswered';
        };
        const moment = momentOn(day);
        await Promise.all([announceDue(living, moment), announceDue(mortal, moment).catch(survive)]);
        for (let hour = 0; hour < 4; hour += 1) {
          const later = new Date(moment.getTime() + hour * HOUR_MS);
          for (const shop of [mortal, living]) {
            while (await placeDueDates(shop, { now: later, log: log as never }).catch(survive));
            // It asks the provider without a transaction; only what it writes down may be lost.
            await doDueJobs(shop, openProviders(shop), { now: later }).catch(survive);
            await followCharges(shop, { now: later, log: log as never }).catch(survive);
          }
        }
      }
      // The last charges are tried on three days.
      stripe.books.cards.verdict = 'pays';
      stripe.faultOf = () => undefined;
      for (let after = DAYS; after < DAYS + 4; after += 1) {
        const now = new Date(momentOn(desk.day(after)).getTime() + 6 * HOUR_MS);
        desk.setClock(desk.day(after));
        while (await doDueJobs(living, openProviders(living), { now }));
        await followCharges(living, { now });
      }

      const dates = await living.db
        .select()
        .from(standingDates)
        .orderBy(standingDates.standingOrderId, standingDates.dueOn);
      const placed = await living.db
        .select()
        .from(orders)
        .where(sql`${orders.idempotencyKey} like 'standing:%'`);
      const byId = new Map(placed.map((order) => [order.id, order]));
      const decided = dates.filter(({ state }) => state !== 'announced');
      expect(new Set(resumed)).toEqual(new Set([200]));
      expect(decided.filter(({ state }) => !['ordered', 'skipped', 'missed'].includes(state))).toEqual([]);
      expect(decided.filter(({ state, reason }) => (state === 'ordered') !== (reason === null))).toEqual([]);
      const isSettled = ({ state, orderId }: (typeof dates)[number]) =>
        state === 'ordered'
          ? byId.get(orderId!)!.acceptedAt !== null
          : orderId === null || byId.get(orderId)!.status === 'cancelled';
      expect(decided.filter((date) => !isSettled(date))).toEqual([]);
      // No date comes twice, and all are of the rhythm.
      for (const { id, everyWeeks } of people) {
        const own = dates.filter(({ standingOrderId }) => standingOrderId === id).map(({ dueOn }) => dueOn);
        expect(new Set(own).size).toBe(own.length);
        expect(own.filter((dueOn) => !isInRhythm(own[0]!, dueOn, everyWeeks))).toEqual([]);
      }
      // What was taken is what was ordered, once each; of what was not, nothing is left with the shop.
      const accepted = placed.filter(
        ({ acceptedAt, status }) => acceptedAt !== null && status !== 'cancelled',
      );
      const charged = [...stripe.books.intents.values()].filter(({ status }) => status === 'succeeded');
      const refunded = [...stripe.books.refunds.values()];
      const sumOf = (some: readonly { amount: number }[]) =>
        some.reduce((sum, { amount }) => sum + amount, 0);
      expect(charged.length - refunded.length).toBe(accepted.length);
      expect(sumOf(charged) - sumOf(refunded)).toBe(
        accepted.reduce((sum, { orderTotalCents }) => sum + orderTotalCents, 0),
      );
      expect(decided.length).toBeGreaterThan(80);
      const reasons = new Set(decided.map(({ reason }) => reason));
      for (const each of [null, 'payment', 'skipped']) expect(reasons).toContain(each);
      // One mail for each announcement, one for each date that was given up.
      expect(await desk.mails('standing-announced')).toHaveLength(
        dates.filter(({ announcement }) => announcement !== null).length,
      );
      expect(await desk.mails('standing-missed')).toHaveLength(
        dates.filter(({ state, announcement }) => state === 'missed' && announcement !== null).length,
      );
      expect((await readLedger(living.db)).faults).toEqual([]);
    },
    600_000,
  );
});
