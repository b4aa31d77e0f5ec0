import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { DeliveryWish } from '#domains/pricing/model/delivery/delivery-faults.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#engine/model/languages.ts';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import { bothAddresses, streetOf } from '#domains/orders/model/order-address.ts';
import { ORDER_CHANGES, type OrderChange } from '#domains/orders/model/order-change.ts';
import { isFetched } from '#domains/orders/model/order-pickup.ts';
import { isOpenToCustomer } from '#domains/orders/model/order-status.ts';
import { isOpenToStaff } from '#domains/orders/model/part-status.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orderEvents, orderItems, orders } from './orders.schema.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { refuseDelivery } from '#domains/orders/server/places/delivery-refusal.ts';
import { refuseDearerPlace, refuseOtherPlace } from '#domains/orders/server/places/refuse-other-place.ts';
import {
  lockOwnOrder,
  movedBy,
  refuseGroupOrder,
  type Customer,
  type CustomerOrStaff,
} from './order-access.ts';
import type { OrderRecord } from './order-view.ts';
import { loadOrder, type LockedOrder } from './orders.queries.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { moveLockedOrder } from './move-parts.ts';
import { tellSenders } from './tell-senders.ts';

/** Each change is mailed, to whatever e-mail address the order names: nobody shall flood a stranger with them. */
const MOST_CHANGES = 10;

const CHANGED = { action: 'order.change', entityType: 'order' } as const;

/** Pieces that staff removed use up none of the customer's changes. */
const IS_NO_REMOVAL = sql`not ${orderEvents.changed} @> '["piecesRemoved"]'::jsonb`;

interface Change {
  change: OrderChangeInput;
  /** Of the one who reads a refusal. */
  language: Language;
  now: Date;
}

/**
 * A customer changes a pending order within two hours, an administrator until something of it leaves: the history and a
 * mail say what.
 */
export function changeOrder(
  db: Db,
  orderId: number,
  by: CustomerOrStaff,
  { change, language, now }: Change,
): Promise<OrderRecord> {
  return db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId, by);
    refuseGroupOrder(order);
    if (by.actor === 'admin') refuseWhatHasLeft(order);
    else if (!isOpenToCustomer(order, now.getTime()))
      throw new AppError('conflict', 'errors:orders.cannotChange');
    const [before] = await tx.select().from(orders).where(eq(orders.id, orderId));
    const wanted = wantedOf(change, before!);
    refuseDelivery(
      wishOf(before!.shippingMethod, change),
      // What the method promised when it was ordered still holds.
      {
        perishables: await hasPerishables(tx, orderId),
        orderedAt: order.createdAt,
        shipsFrom: before!.shipsFrom,
      },
      language,
      change.address === undefined ? 'shippingAddress' : 'address.line1',
    );
    const changed = ORDER_CHANGES.filter((field) => isChanged(field, wanted, before!));
    if (changed.includes('shippingAddress')) {
      refuseOtherPlace(before!, wanted.address!);
      if (by.actor !== 'admin') await refuseDearerPlace(tx, before!, wanted.address!);
    }
    if (changed.length > 0) {
      await writeChange(tx, order, by, wanted, changed);
      if (by.actor === 'admin')
        await recordAudit(tx, { ...CHANGED, actor: by.admin, entityId: orderId, detail: { changed } });
    }
    return (await loadOrder(tx, orderId))!;
  });
}

function refuseWhatHasLeft(order: LockedOrder): void {
  if (!isOpenToStaff(order)) throw new AppError('conflict', 'errors:orders.hasLeft');
}

type OrderRow = typeof orders.$inferSelect;
type Wanted = Partial<Pick<OrderRow, OrderChange | 'address'>>;

/** What the columns are to be: an address in both ways, an empty text as none. */
function wantedOf(change: OrderChangeInput, before: OrderRow): Wanted {
  const { customerPhone, giftMessage, deliveryDate, giftFrom } = change;
  const { customerName, language } = before;
  const giftTo = change.giftTo === undefined ? before.giftTo : change.giftTo || null;
  const writer = { customerName, giftTo, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };
  // The parts of the address name who gets the parcel.
  const renamed =
    before.address && giftTo !== before.giftTo
      ? { address: { ...before.address, name: giftTo ?? customerName } }
      : {};
  return {
    ...renamed,
    ...bothAddresses(change, writer),
    ...(change.giftTo !== undefined && { giftTo }),
    ...(giftFrom !== undefined && { giftFrom: giftFrom || null }),
    ...(deliveryDate !== undefined && { deliveryDate }),
    ...(customerPhone !== undefined && { customerPhone: customerPhone || null }),
    ...(giftMessage !== undefined && { giftMessage: giftMessage || null }),
  };
}

/** The same text says nothing new of its parts, unless they are given with it. */
function isChanged(field: OrderChange, wanted: Wanted, before: OrderRow): boolean {
  if (wanted[field] === undefined) return false;
  if (wanted[field] !== before[field]) return true;
  const { address } = wanted;
  return field === 'shippingAddress' && address?.line1 != null && !isDeepStrictEqual(address, before.address);
}

/** Only what changes is judged: the rest was accepted when the order was placed. */
function wishOf(
  shippingMethod: DeliveryWish['shippingMethod'],
  { deliveryDate = null, ...given }: OrderChangeInput,
): DeliveryWish {
  return { shippingMethod, coldChain: false, deliveryDate, shippingAddress: streetOf(given) };
}

async function hasPerishables(tx: Db, orderId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), orderItems.perishable))
    .limit(1);
  return found !== undefined;
}

async function writeChange(
  tx: Db,
  order: LockedOrder,
  by: CustomerOrStaff,
  wanted: Wanted,
  changed: OrderChange[],
): Promise<void> {
  const { actor, userId: actorUserId } = movedBy(by);
  const [earlier] = await tx
    .select({ changes: count() })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), isNotNull(orderEvents.changed), IS_NO_REMOVAL));
  if (earlier!.changes >= MOST_CHANGES)
    throw new AppError('conflict', 'errors:orders.manyChanges', { params: { max: MOST_CHANGES } });
  const isElsewhere = changed.includes('shippingAddress') || changed.includes('giftTo');
  const [after] = await tx
    .update(orders)
    .set({
      ...Object.fromEntries(changed.map((field) => [field, wanted[field]])),
      ...(isElsewhere && { address: wanted.address ?? null }),
    })
    .where(eq(orders.id, order.id))
    .returning();
  const { status } = order;
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, fromStatus: status, toStatus: status, actor, actorUserId, changed });
  const { customerName, customerEmail, language } = after!;
  const isFetchedThere = isFetched(after!);
  await queueMail(tx, {
    template: 'order-changed',
    recipient: customerEmail,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    data: {
      orderId: order.id,
      customerName,
      changes: changed.map((field) => ({ field, value: after![field] })),
      ...(isFetchedThere && { isFetched: true }),
    },
  });
  // Before it is paid they know nothing of it, and then they read the new one.
  // Of one that is fetched it is the invoice's.
  if (isElsewhere && !isFetchedThere && order.acceptedAt !== null) await tellSenders(tx, order.id);
}

/** A customer takes back a pending order within two hours: the stock returns and a mail says so. */
export function cancelOrder(catalogue: Catalogue, orderId: number, by: Customer): Promise<OrderRecord> {
  return catalogue.change(async (tx, changed) => {
    const order = await lockOwnOrder(tx, orderId, by);
    refuseGroupOrder(order);
    if (!isOpenToCustomer(order)) throw new AppError('conflict', 'errors:orders.cannotCancel');
    await moveLockedOrder(tx, changed, order, 'cancelled', movedBy(by));
    return (await loadOrder(tx, orderId))!;
  });
}
