import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { renewSeasons, SEASON_ON } from '#domains/catalogue/server/seasons/follow-seasons.ts';
import { seasonOn, type SeasonDays } from '#domains/catalogue/model/seasons/season.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { remindUnpaid } from '#domains/orders/server/invoices/remind-unpaid.ts';
import { addDays, daysBetween } from '#domains/pricing/model/delivery/business-days.ts';
import { arrivalOf, deliveryDates, shipByDay } from '#domains/pricing/model/delivery/methods.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { aProducer } from '../../../../tests/support/people.ts';

const desk = openCheckoutDesk();
const inDays = (count: number) => addDays(shopDay(new Date()), count);
const ALL_YEAR = { availableFrom: null, availableUntil: null, shipsFrom: null, preorder: false };

let mill: Awaited<ReturnType<typeof aProducer>>['visitor'] | undefined;
/** As its producer says it. */
async function say(season: Partial<SeasonDays>) {
  mill ??= (await aProducer(desk.shop, 'frantoio-ripalunga')).visitor;
  return mill.patch<{ message: string; fields?: object }>(`/api/products/${desk.oil}`, {
    ...ALL_YEAR,
    ...season,
  });
}
const shownOil = async () => {
  const [oil] = await desk.shop.db.select().from(products).where(eq(products.id, desk.oil));
  return (await desk.visitor.get<ProductWithFamily>(`/api/products/${oil!.slug}`)).body;
};
const add = () => desk.visitor.post<{ message: string }>('/api/cart', { productId: desk.oil, quantity: 1 });

it('is shown and not sold before its season, and says from when', async () => {
  expect((await say({ availableFrom: inDays(30) })).status).toBe(200);
  expect(await shownOil()).toMatchObject({ season: 'before', inStock: false, availableFrom: inDays(30) });
  const { status, body } = await add();
  expect(status).toBe(409);
  expect(body.message).toMatch(/is on sale from \d+ [A-Z]/);
  const coming = await desk.visitor.get<{ id: number }[]>('/api/seasons/coming');
  expect(coming.body.map(({ id }) => id)).toContain(desk.oil);
  await say({ availableUntil: inDays(-1) });
  expect((await add()).body.message).toContain('season');
  expect(await shownOil()).toMatchObject({ season: 'over', inStock: false });
  await say(ALL_YEAR);
  expect(await shownOil()).toMatchObject({ season: 'open', inStock: true });
});

it('is not ordered when its season ended while it lay in the cart, whatever the clock of the list says', async () => {
  await say(ALL_YEAR);
  await desk.add(desk.oil, 1);
  // As before the timer has looked: what is kept beside the product still says that it is open.
  await desk.shop.db
    .update(products)
    .set({ availableUntil: inDays(-1) })
    .where(eq(products.id, desk.oil));
  const { status, body } = await desk.checkout();
  expect(status).toBe(409);
  expect(body.message).toContain('season');
  await say(ALL_YEAR);
  expect((await desk.checkout()).status).toBe(201);
});

it('is bought ahead with pre-orders: cart, options, order, parcel and invoice follow the day of shipping', async () => {
  const ships = inDays(40);
  await say({ availableFrom: inDays(30), shipsFrom: ships, preorder: true });
  expect(await shownOil()).toMatchObject({ season: 'preorder', inStock: true, shipsFrom: ships });
  await desk.add(desk.oil, 1);
  await desk.add(desk.cheese, 1);
  const cart = await desk.cartOf();
  expect(cart.items.map(({ product }) => product.shipsFrom)).toEqual([ships, null]);
  const options = (await desk.visitor.get<CheckoutOptions>('/api/checkout/options')).body;
  const now = new Date();
  expect(options.shipsFrom).toBe(ships);
  expect(options.shippingMethods[0]).toMatchObject(arrivalOf('standard', now, ships));
  expect(options.shippingMethods[0]!.earliest > ships).toBe(true);
  expect(options.deliveryDates).toEqual(deliveryDates('standard', now, ships));

  expect((await desk.checkout(desk.visitor, { ...FORM, deliveryDate: inDays(6) })).status).toBe(400);
  const { status, body } = await desk.checkout();
  expect(status).toBe(201);
  const { order } = body;
  expect(order.shipsFrom).toBe(ships);
  expect(order.items.map(({ shipsFrom }) => shipsFrom)).toEqual([ships, null]);
  const parts = await desk.shop.db
    .select()
    .from(orderParts)
    .where(eq(orderParts.orderId, order.id))
    .orderBy(orderParts.id);
  // Both are of one producer, who sends one parcel.
  expect(new Set(parts.map(({ shipBy }) => shipBy))).toContain(shipByDay(now, [1], ships));
  const due = order.payment.dueOn!;
  expect(daysBetween(shipByDay(now, [1], ships), due)).toBe(14);
  await remindUnpaid(desk.shop.db, new Date(shopMidnight(inDays(20)).getTime() + 12 * 3_600_000));
  const ofOrder = sql`${mailOutbox.data} ->> 'orderId' = ${String(order.id)}`;
  const isReminder = and(eq(mailOutbox.template, 'invoice-reminder'), ofOrder);
  expect(await desk.shop.db.$count(mailOutbox, isReminder)).toBe(0);
  await say(ALL_YEAR);
});

it('opens, ships and ends with the days of the shop, in its time zone', async () => {
  await say({ availableFrom: inDays(2), availableUntil: inDays(4) });
  const at = async (moment: Date) => {
    await renewSeasons(desk.shop.shop, moment);
    return (await shownOil()).season;
  };
  const opens = shopMidnight(inDays(2)).getTime();
  expect(await at(new Date(opens - 1))).toBe('before');
  expect(await at(new Date(opens))).toBe('open');
  expect(await at(new Date(shopMidnight(inDays(5)).getTime() - 1))).toBe('open');
  expect(await at(shopMidnight(inDays(5)))).toBe('over');
  await renewSeasons(desk.shop.shop, new Date());
  await say(ALL_YEAR);
});

it.each([
  [{ availableFrom: inDays(5), availableUntil: inDays(4) }, 'availableUntil'],
  [{ availableFrom: inDays(5), shipsFrom: inDays(4) }, 'shipsFrom'],
  [{ preorder: true }, 'shipsFrom'],
  [{ availableFrom: '2026-02-30' }, 'availableFrom'],
] as const)('refuses %j and changes nothing', async (season, field) => {
  const { status, body } = await say(season);
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})).toContain(field);
  expect(await shownOil()).toMatchObject({ ...ALL_YEAR, season: 'open' });
});

it('says the same in the database as in the model', async () => {
  const choices = [null, inDays(-1), inDays(0), inDays(1)];
  const all = choices.flatMap((availableFrom) =>
    choices.flatMap((availableUntil) =>
      choices.flatMap((shipsFrom) =>
        [true, false].map((preorder) => ({ availableFrom, availableUntil, shipsFrom, preorder })),
      ),
    ),
  );
  const ask = statement<{ state: string }, { all: { rows: object[] }; today: string }>(
    'seasons-of-choices',
    `select ${SEASON_ON('$today::date')} as state from jsonb_to_recordset($all::jsonb -> 'rows')
       p(place int, available_from date, available_until date, ships_from date, preorder boolean) order by place`,
  );
  const rows = all.map((days, place) => ({
    place,
    available_from: days.availableFrom,
    available_until: days.availableUntil,
    ships_from: days.shipsFrom,
    preorder: days.preorder,
  }));
  const said = await ask(desk.shop.db, { all: { rows }, today: inDays(0) });
  expect(said.map(({ state }) => state)).toEqual(all.map((days) => seasonOn(days, inDays(0))));
});
