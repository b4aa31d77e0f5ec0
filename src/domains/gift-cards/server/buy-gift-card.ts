import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { MAX_DAYS_AHEAD, newCardCode } from '#domains/gift-cards/model/gift-card.ts';
import type { NewGiftCard } from '#domains/gift-cards/model/gift-card-input.ts';
import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import { draftPayment } from '#domains/orders/model/payments/draft-payment.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { giftCardReference } from '#domains/orders/server/order-view.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { toWrite, writeOrder } from '#domains/orders/server/write/write-order.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { toCents } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { brokenUniqueIndex } from '#engine/server/db/error-codes.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { KeyRing } from '#engine/server/secrets/key-ring.ts';
import { hashCardCode } from './find-card.ts';
import { giftCards } from './gift-cards.schema.ts';
import { sealCode } from './sealed-codes.ts';

export interface CardBuyer {
  userId: number | null;
  sessionId: number | null;
  name: string;
  email: string;
}

export interface CardOrder {
  form: NewGiftCard;
  buyer: CardBuyer;
  paymentMethod: PaymentMethod;
  language: Language;
  /** The same key of the same buyer is one order. */
  key: string | undefined;
  /** Of the request. */
  network: string;
  now: Date;
}

/**
 * Bought like an order of its own: one part, nothing to send, no tax and no discount. It counts, and the card is worth
 * something, once it is paid, also by invoice. Returns the order's id.
 */
export async function buyGiftCard(db: Db, keys: KeyRing, order: CardOrder): Promise<number> {
  const idempotencyKey = keyOf(order);
  refuseDay(order);
  try {
    return await db.transaction((tx) => write(tx, keys, order, idempotencyKey));
  } catch (error) {
    if (brokenUniqueIndex(error) !== 'orders_idempotency_unique') throw error;
    const [before] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.idempotencyKey, idempotencyKey!));
    return before!.id;
  }
}

/**
 * By account or session. A guest without one is known by all that was sent, and from where: an address and a key can be
 * guessed, and the answer opens the order.
 */
function keyOf({ key, buyer: { userId, sessionId }, form, network }: CardOrder): string | null {
  if (key === undefined) return null;
  const buyer = userId ?? (sessionId === null ? [network, form] : `session ${sessionId}`);
  return `gift-card:${createHash('sha256')
    .update(JSON.stringify([buyer, key]))
    .digest('base64url')}`;
}

function refuseDay({ form: { sendOn }, now }: CardOrder): void {
  const today = shopDay(now);
  if (sendOn === undefined || (sendOn >= today && sendOn <= addDays(today, MAX_DAYS_AHEAD))) return;
  const message = 'validation:sendOnInvalid';
  throw new AppError('invalid', message, { fields: { sendOn: message } });
}

async function write(
  tx: Db,
  keys: KeyRing,
  order: CardOrder,
  idempotencyKey: string | null,
): Promise<number> {
  const { form, buyer, language, now, paymentMethod } = order;
  const amountCents = toCents(form.amount);
  const code = newCardCode(randomInt);
  const codeHash = hashCardCode(code);
  const sendOn = form.sendOn ?? shopDay(now);
  const [card] = await tx
    .insert(giftCards)
    .values({
      codeHash,
      sealedCode: sealCode(keys, codeHash, code),
      lastFour: code.slice(-4),
      amountCents,
      senderName: buyer.name,
      recipientEmail: form.recipientEmail ?? null,
      message: form.message || null,
      sendOn,
      language,
    })
    .returning({ id: giftCards.id });
  const draft = draftOfCard(order, amountCents, idempotencyKey);
  const [written] = await writeOrder(tx, { order: toWrite(draft, []) });
  const orderId = written!.id;
  await tx.update(orderParts).set({ giftCardId: card!.id }).where(eq(orderParts.orderId, orderId));
  const data = {
    orderId,
    customerName: buyer.name,
    amountCents,
    recipientEmail: form.recipientEmail ?? null,
    sendOn,
    paymentMethod,
    reference: giftCardReference(orderId),
  };
  const to = { recipient: buyer.email, language };
  if (draft.attempt === null) await queueMail(tx, { template: 'gift-card-to-pay', ...to, data });
  await queueMail(tx, { template: 'gift-card-bought', ...to, data, waitsForOrderId: orderId });
  return orderId;
}

export function draftOfCard(
  { buyer, language, now, paymentMethod }: Pick<CardOrder, 'buyer' | 'language' | 'now' | 'paymentMethod'>,
  amountCents: number,
  idempotencyKey: string | null,
): OrderDraft {
  const { userId, sessionId, name: customerName, email: customerEmail } = buyer;
  const draft = draftOrder({
    lines: [],
    sum: {
      cartCount: 1,
      subtotalCents: amountCents,
      totalDiscountCents: 0,
      totalCents: amountCents,
      promoCents: 0,
      linePromoCents: [],
      shippingCents: 0,
      giftWrapCents: 0,
      orderTotalCents: amountCents,
    },
    promo: null,
    delivery: PLAIN_DELIVERY,
    customer: { customerName, customerEmail, customerPhone: null, shippingAddress: '', language },
    placement: { actor: userId === null ? 'customer' : 'buyer', userId, sessionId, idempotencyKey },
    payment: draftPayment(paymentMethod, amountCents, { now, reference: newReference() }),
    now,
  });
  const part = {
    producerId: null,
    goodsCents: amountCents,
    promoCents: 0,
    taxCents: 0,
    taxes: [],
    heldTaxCents: 0,
    // Nobody has earned anything yet.
    commissionBasisPoints: 0,
    commissionCents: 0,
    shipBy: draft.placedOn,
    shown: { producerName: '' },
  };
  return { ...draft, isAccepted: false, parts: [part] };
}
