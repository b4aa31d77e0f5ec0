import { eq, max } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { StandingOrder } from '#domains/standing-orders/model/standing-order.ts';
import { announceDue } from '#domains/standing-orders/server/announce.ts';
import { followCharges } from '#domains/standing-orders/server/follow-charges.ts';
import { placeDueDates } from '#domains/standing-orders/server/place-dates.ts';
import {
  standingDates,
  standingItems,
  standingOrders,
} from '#domains/standing-orders/server/standing-orders.schema.ts';
import { shopMidnight } from '#engine/model/dates.ts';
import type { Config } from '#engine/server/config.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { OIL_NAME } from './checkout-desk.ts';
import { aBuyer } from './people.ts';
import { openTestApp, type TestApp, type Visitor } from './test-app.ts';

export const FORM_OF_STANDING = {
  everyWeeks: 4,
  shippingAddress: '7 Orchard Row, Bath, ME 04530',
  ifMissing: 'leave_out',
};

type Made = StandingOrder & { redirectUrl: string | null; message: string; fields?: Record<string, string> };

/** A shop with a clock of its own, in which Beatrice has standing orders. */
export interface StandingDesk {
  shop: TestApp;
  /** New for each test. */
  buyer: { id: number; visitor: Visitor };
  /** $24.99 by the standard ladder, 200 units. */
  oil: number;
  /** $10.00, 80 units, no bulk discount. */
  cheese: number;
  /** So many days after the test began. */
  day(after: number): Day;
  make(form: object, who?: Visitor): Promise<{ status: number; body: Made; text: string }>;
  read(id: number, who?: Visitor): Promise<{ status: number; body: Made }>;
  /** Everything that the shop does by itself on a day: announces, places, follows charges. */
  runOn(day: Day): Promise<void>;
  setClock(day: Day): void;
  mails(template: string): Promise<(typeof mailOutbox.$inferSelect)[]>;
  /** Those of the buyer. */
  orders(userId?: number): Promise<(typeof orders.$inferSelect)[]>;
  change(id: number, values: Partial<typeof products.$inferInsert>): Promise<unknown>;
}

/** Tests begin on a Monday, at nine in the morning in New York. */
const BEGIN: Day = '2026-11-16';
const NINE_MS = 9 * 60 * 60 * 1000;

export const momentOn = (day: Day) => new Date(shopMidnight(day).getTime() + NINE_MS);

export function openStandingDesk(settings: Partial<Config> = {}): StandingDesk {
  let mailsBefore = 0;
  const desk: StandingDesk = {
    shop: undefined!,
    buyer: undefined!,
    oil: 0,
    cheese: 0,
    day: (after) => addDays(BEGIN, after),
    make: (form, who = desk.buyer.visitor) =>
      who.post<Made>('/api/user/standing-orders', { ...FORM_OF_STANDING, startsOn: desk.day(10), ...form }),
    read: (id, who = desk.buyer.visitor) => who.get<Made>(`/api/user/standing-orders/${id}`),
    async runOn(day) {
      desk.setClock(day);
      const now = momentOn(day);
      await announceDue(desk.shop.shop, now);
      const log = {
        error: ({ err }: { err?: unknown }) => {
          throw err;
        },
      };
      while (await placeDueDates(desk.shop.shop, { now, log: log as never }));
      await followCharges(desk.shop.shop, { now, log: log as never });
    },
    setClock: (day) => void vi.setSystemTime(momentOn(day)),
    mails: async (template) =>
      (await desk.shop.db.select().from(mailOutbox).orderBy(mailOutbox.id)).filter(
        (mail) => mail.id > mailsBefore && mail.template === template,
      ),
    orders: (userId = desk.buyer.id) =>
      desk.shop.db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id),
    change: (id, values) => desk.shop.db.update(products).set(values).where(eq(products.id, id)),
  };

  beforeAll(async () => {
    desk.shop = await openTestApp(settings);
    const found = await desk.shop.db.select({ id: products.id, name: products.name }).from(products);
    desk.oil = found.find(({ name }) => name === OIL_NAME)!.id;
    desk.cheese = found.find(({ id }) => id !== desk.oil)!.id;
  });
  let buyers = 0;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: momentOn(BEGIN) });
    buyers += 1;
    desk.buyer = await aBuyer(desk.shop, `standing-${buyers}`);
    await desk.shop.db.delete(standingDates);
    await desk.shop.db.delete(standingItems);
    await desk.shop.db.delete(standingOrders);
    const [last] = await desk.shop.db.select({ id: max(mailOutbox.id) }).from(mailOutbox);
    mailsBefore = last!.id ?? 0;
    const onSale = { hidden: false, forSale: true };
    await desk.change(desk.oil, {
      ...onSale,
      quantityAvailable: 200,
      discountTiers: null,
      priceCents: 24_99,
    });
    await desk.change(desk.cheese, {
      ...onSale,
      quantityAvailable: 80,
      discountTiers: [],
      priceCents: 10_00,
    });
  });
  afterEach(() => vi.useRealTimers());
  return desk;
}
