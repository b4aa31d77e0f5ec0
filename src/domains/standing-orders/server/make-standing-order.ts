import { and, count, eq, ne } from 'drizzle-orm';
import { bothAddresses } from '#domains/orders/model/order-address.ts';
import { chosenOwnMethod } from '#domains/payments/server/payment-settings.ts';
import { MAX_STANDING_ORDERS, type NewStandingOrder } from '#domains/standing-orders/model/standing-input.ts';
import type { Language } from '#engine/model/languages.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { putItems, requireDay } from './change-standing-order.ts';
import { loadStanding } from './standing.queries.ts';
import { standingOrders } from './standing-orders.schema.ts';
import { shopDay } from '#engine/model/dates.ts';

/** Returns its id. Nothing is ordered before its first date. */
export function makeStandingOrder(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  given: NewStandingOrder,
  { user, language, now }: { user: { id: number; name: string }; language: Language; now: Date },
): Promise<number> {
  requireDay(given.startsOn, now, language);
  const paymentMethod = chosenOwnMethod(config, given.paymentMethod);
  return db.transaction(async (tx) => {
    // One after the other, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    const [own] = await tx
      .select({ count: count() })
      .from(standingOrders)
      .where(and(eq(standingOrders.userId, user.id), ne(standingOrders.status, 'ended')));
    if (own!.count >= MAX_STANDING_ORDERS)
      throw new AppError('conflict', 'errors:standingOrders.tooMany', {
        params: { max: MAX_STANDING_ORDERS },
      });
    const [buyer] = await tx
      .select({ firstName: buyerProfiles.firstName, lastName: buyerProfiles.lastName })
      .from(buyerProfiles)
      .where(eq(buyerProfiles.userId, user.id));
    const ownName = buyer === undefined ? user.name : `${buyer.firstName} ${buyer.lastName}`.trim();
    const customerName = given.address?.name ?? ownName;
    const [made] = await tx
      .insert(standingOrders)
      .values({
        userId: user.id,
        everyWeeks: given.everyWeeks,
        nextOn: given.startsOn,
        customerName,
        ...bothAddresses(given, { customerName, language })!,
        shippingMethod: given.shippingMethod,
        paymentMethod,
        ifMissing: given.ifMissing,
        language,
      })
      .returning({ id: standingOrders.id });
    const { id } = made!;
    await putItems(tx, id, given.items);
    const [standing] = await loadStanding(tx, [id], shopDay(now));
    const { email, firstName, everyWeeks, nextOn, lines } = standing!;
    await queueMail(tx, {
      template: 'standing-made',
      recipient: email,
      language,
      data: {
        standingOrderId: id,
        name: firstName,
        everyWeeks,
        startsOn: nextOn,
        lines: lines.map(({ name, quantity, imageUrl: picture }) => ({ name, quantity, picture })),
      },
    });
    return id;
  });
}
