import { randomInt } from 'node:crypto';
import { newCardCode } from '#domains/gift-cards/model/gift-card.ts';
import { draftOfCard } from '#domains/gift-cards/server/buy-gift-card.ts';
import { hashCardCode } from '#domains/gift-cards/server/find-card.ts';
import { giftCards } from '#domains/gift-cards/server/gift-cards.schema.ts';
import { salePosting } from '#domains/ledger/model/sale.ts';
import { storedOrder } from '#domains/orders/model/stored-order.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Chronicle } from '#sample/history/chronicle.ts';
import { payInvoice } from '#sample/history/order-events.ts';
import type { PlacedOrder } from '#sample/history/place-sample-order.ts';
import { sampleBuyers } from '#sample/history/sample-buyers.ts';
import { hoursAfter } from '#sample/history/shop-hours.ts';
import type { Event } from '#sample/history/simulate.ts';

const BUYER = sampleBuyers[5]!;
const RECIPIENT = sampleBuyers[9]!;
const AMOUNT_CENTS = 75_00;
const BOUGHT_HOURS_AGO = 9 * 24;
const PAID_HOURS_AGO = 7 * 24;

/** Worth something as soon as its sale is written. Nobody knows its code: what a sample holds, nobody spends. */
export async function makeSampleGiftCard(tx: Db, now: Date): Promise<{ id: number }[]> {
  const code = newCardCode(randomInt);
  const paidAt = hoursAfter(now, -PAID_HOURS_AGO);
  return tx
    .insert(giftCards)
    .values({
      codeHash: hashCardCode(code),
      lastFour: code.slice(-4),
      amountCents: AMOUNT_CENTS,
      senderName: `${BUYER.firstName} ${BUYER.lastName}`,
      recipientEmail: RECIPIENT.email,
      message: 'For a long evening with good cheese.',
      sendOn: shopDay(paidAt),
      language: BUYER.language,
      activeAt: paidAt,
      mailedAt: paidAt,
      createdAt: hoursAfter(now, -BOUGHT_HOURS_AGO),
    })
    .returning({ id: giftCards.id });
}

/** As `buyGiftCard`, and `activateGiftCard` once the money is there. */
export function eventsOfGiftCard(
  chronicle: Chronicle,
  { giftCardId, buyerIds, now }: { giftCardId: number; buyerIds: ReadonlyMap<string, number>; now: Date },
): Event[] {
  const userId = buyerIds.get(BUYER.username)!;
  let placed: PlacedOrder;
  return [
    {
      at: hoursAfter(now, -BOUGHT_HOURS_AGO),
      happen: (at) => {
        placed = placeCardOrder(chronicle, { giftCardId, userId, at });
      },
    },
    {
      at: hoursAfter(now, -PAID_HOURS_AGO),
      happen: (at) => acceptCardOrder(chronicle, placed, at),
    },
  ];
}

function placeCardOrder(
  chronicle: Chronicle,
  { giftCardId, userId, at }: { giftCardId: number; userId: number; at: Date },
): PlacedOrder {
  const { firstName, lastName, email, language } = BUYER;
  const buyer = { userId, sessionId: null, name: `${firstName} ${lastName}`, email };
  const draft = draftOfCard({ buyer, paymentMethod: 'invoice', language, now: at }, AMOUNT_CENTS, null);
  const stored = storedOrder(draft);
  const order = chronicle.add('orders', { ...stored.order, status: 'pending', createdAt: at });
  const parts = stored.parts.map((part) =>
    chronicle.add('orderParts', { ...part, orderId: order.id, giftCardId, status: 'pending' }),
  );
  const who = { actor: draft.actor, actorUserId: userId };
  chronicle.add('orderEvents', { orderId: order.id, toStatus: 'pending', ...who, createdAt: at });
  return { order, parts, items: [] };
}

function acceptCardOrder(chronicle: Chronicle, placed: PlacedOrder, at: Date): void {
  const { order, parts } = placed;
  const charges = { shippingCents: 0, giftWrapCents: 0, promoCents: 0 };
  const sold = parts.map(({ id, giftCardId = null }) => ({
    id,
    giftCardId,
    producerId: null,
    goodsCents: AMOUNT_CENTS,
    promoCents: 0,
    commissionCents: 0,
  }));
  const sale = { id: order.id, orderTotalCents: AMOUNT_CENTS, ...charges, parts: sold };
  chronicle.post(salePosting(sale), at);
  payInvoice(chronicle, placed, 100, at);
  order.acceptedAt = at;
  order.status = 'completed';
  for (const part of parts) Object.assign(part, { status: 'delivered', shippedAt: at, deliveredAt: at });
  const done = { orderId: order.id, toStatus: 'completed' as const, actor: 'system' as const };
  chronicle.add('orderEvents', { ...done, createdAt: at });
}
