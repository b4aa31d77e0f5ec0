import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { spacedCardCode } from '#domains/gift-cards/model/gift-card.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { LateMail } from '#engine/server/mail/mail-content.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { giftCards } from './gift-cards.schema.ts';
import type { GiftCardMail } from './mails/gift-cards-mails.ts';
import { openCode } from './sealed-codes.ts';

const PORTION = 100;

/** Queues the mails of cards whose day has come, once each, and forgets the codes of those that have left. */
export async function sendGiftCards(db: Db, now: Date): Promise<void> {
  for (;;) {
    const sent = await db.transaction((tx) => sendPortion(tx, now));
    if (sent < PORTION) break;
  }
  await forgetSentCodes(db, {});
}

async function sendPortion(tx: Db, now: Date): Promise<number> {
  const due = await tx
    .select({ card: giftCards, buyer: orders.customerEmail })
    .from(giftCards)
    .innerJoin(orderParts, eq(orderParts.giftCardId, giftCards.id))
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(
      and(
        isNull(giftCards.mailedAt),
        isNotNull(giftCards.activeAt),
        isNull(giftCards.blockedAt),
        isNotNull(giftCards.sealedCode),
        lte(giftCards.sendOn, shopDay(now)),
      ),
    )
    .orderBy(asc(giftCards.id))
    .limit(PORTION)
    .for('no key update', { of: giftCards, skipLocked: true });
  for (const { card, buyer } of due) {
    // Of a buyer who is forgotten nothing is left to write to.
    const recipient = card.recipientEmail ?? buyer;
    const mailId =
      recipient === ''
        ? null
        : await queueMail(tx, {
            template: 'gift-card',
            recipient,
            language: isLanguage(card.language) ? card.language : DEFAULT_LANGUAGE,
            data: { giftCardId: card.id },
          });
    await tx.update(giftCards).set({ mailedAt: now, mailId }).where(eq(giftCards.id, card.id));
  }
  return due.length;
}

/** The code is in the mail that has left, and nowhere else from now on. */
const forgetSentCodes = statement<never, Record<never, never>>(
  'forget-sent-card-codes',
  `update gift_cards g set sealed_code = null from mail_outbox m
    where g.sealed_code is not null and m.id = g.mail_id and m.sent_at is not null`,
);

/** The code is opened when its mail leaves; the outbox never holds it. */
export const writeGiftCardMail: LateMail<GiftCardMail> = async ({ db, keys }, { data }) => {
  const [card] = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.id, data['giftCardId'] as number), isNull(giftCards.blockedAt)));
  if (card === undefined || card.sealedCode === null) return undefined;
  const code = openCode(keys, card.codeHash, card.sealedCode);
  if (code === undefined) return undefined;
  const { id: giftCardId, amountCents, senderName, message } = card;
  return { giftCardId, code: spacedCardCode(code), amountCents, senderName, message };
};
