import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BlockCard } from '#domains/gift-cards/model/gift-card-desk.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { giftCards } from './gift-cards.schema.ts';

/** It pays again. Its mail, whose turn came while it was blocked, was dropped: nobody has the code yet, so it is sent anew. */
const UNBLOCKED = {
  blockedAt: null,
  blockReason: null,
  mailedAt: sql`case when ${giftCards.sealedCode} is null
    or exists (select from ${mailOutbox} where ${mailOutbox.id} = ${giftCards.mailId}) then ${giftCards.mailedAt} end`,
};

/** What a blocked card has stays on it. What an order gives back comes to it all the same. */
export function blockGiftCard(db: Db, id: number, block: BlockCard, actor: SessionUser): Promise<void> {
  return db.transaction(async (tx) => {
    const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('no key update');
    if (card === undefined) throw new AppError('not_found', 'errors:giftCards.notFound');
    if ((card.blockedAt !== null) === block.blocked) return;
    const blockReason = block.blocked ? block.reason : null;
    await tx
      .update(giftCards)
      .set(block.blocked ? { blockedAt: new Date(), blockReason } : UNBLOCKED)
      .where(eq(giftCards.id, id));
    await recordAudit(tx, {
      actor,
      action: block.blocked ? 'gift-card.block' : 'gift-card.unblock',
      entityType: 'gift-card',
      entityId: id,
      detail: { lastFour: card.lastFour, ...(blockReason !== null && { reason: blockReason }) },
    });
  });
}

/** Of a card that the shop blocked by itself. */
const DISPUTED = 'disputed';

/** The money that bought a card is disputed: what is left of it pays nothing until that is decided for the shop. */
export async function followDispute(
  tx: Db,
  { orderId, isLost, isOpen }: { orderId: number; isLost: boolean; isOpen: boolean },
): Promise<void> {
  const [sold] = await tx
    .select({ id: orderParts.giftCardId })
    .from(orderParts)
    .where(eq(orderParts.orderId, orderId));
  if (sold?.id == null) return;
  const ofOrder = eq(giftCards.id, sold.id);
  if (isOpen || isLost)
    await tx
      .update(giftCards)
      .set({ blockedAt: new Date(), blockReason: DISPUTED })
      .where(and(ofOrder, isNull(giftCards.blockedAt)));
  else
    await tx
      .update(giftCards)
      .set(UNBLOCKED)
      .where(and(ofOrder, eq(giftCards.blockReason, DISPUTED)));
}
