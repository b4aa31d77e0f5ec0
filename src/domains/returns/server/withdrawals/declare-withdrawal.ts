import { and, eq, sql } from 'drizzle-orm';
import { lastMoment } from '#domains/returns/model/return-rules.ts';
import type { Withdrawal } from '#domains/returns/model/withdrawals/withdrawal.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';
import { insertReturn, isExchange } from '#domains/returns/server/request-return.ts';
import { returnLines, toReturnable } from '#domains/returns/server/return-lines.queries.ts';
import { mailProducersAboutReturn } from '#domains/returns/server/return-mails.ts';
import { returnEvents, returnItems } from '#domains/returns/server/returns.schema.ts';
import { loadReturn } from '#domains/returns/server/returns.queries.ts';
import { withdrawals } from '#domains/returns/server/withdrawals.schema.ts';

/**
 * Records the declaration whatever it is about, opens a case for all that may go back, and sends the receipt to the address
 * that was typed. Only that mail says whether there is such an order: who asks in somebody else's name learns nothing.
 */
export function declareWithdrawal(
  db: Db,
  { order, name, email }: Omit<Withdrawal, 'website'>,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const orderId = await orderOf(tx, order, email);
    const found = orderId === undefined ? undefined : await sortLines(tx, orderId, now);
    const opened =
      orderId === undefined || found === undefined || found.goesBack.length === 0
        ? undefined
        : await openCase(tx, orderId, found.goesBack, now);
    const isDone =
      found !== undefined && !found.isGiftCard && found.notSent.length === 0 && found.late.length === 0;
    await tx.insert(withdrawals).values({
      receivedAt: now,
      order,
      name,
      email,
      orderId: orderId ?? null,
      returnId: opened?.id ?? null,
      handledAt: isDone ? now : null,
    });
    await queueMail(tx, {
      template: 'withdrawal-receipt',
      recipient: email,
      language,
      data: {
        order,
        name,
        email,
        receivedAt: now.toISOString(),
        orderId: orderId ?? null,
        number: opened?.number ?? null,
        goesBack: named(found?.goesBack),
        perishable: named(found?.perishable),
        notSent: named(found?.notSent),
        late: named(found?.late),
      },
    });
  });
}

async function orderOf(tx: Db, number: string, email: string): Promise<number | undefined> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.id, Number(number)),
        sql`lower(${orders.customerEmail}) = lower(${email}) and ${orders.customerEmail} <> ''`,
      ),
    );
  return order?.id;
}

interface Piece {
  itemId: number;
  name: string;
  imageUrl: string | null;
  quantity: number;
  producerId: number | null;
}

/** What becomes of each line. What is in a return already is told nothing new. */
async function sortLines(tx: Db, orderId: number, now: Date) {
  const { parts } = (await lockOrder(tx, orderId))!;
  const sorted = { goesBack: [], perishable: [], notSent: [], late: [] } as Record<
    'goesBack' | 'perishable' | 'notSent' | 'late',
    Piece[]
  >;
  // It has no lines: what is left on it, and what becomes of its code, somebody has to see.
  const isGiftCard = parts.some(({ giftCardId }) => giftCardId !== null);
  const cameInExchange = await isExchange(tx, orderId);
  for (const line of await returnLines(tx, orderId)) {
    const { itemId, name, imageUrl, producerId, partStatus, deliveredAt, perishable } = line;
    const quantity = toReturnable(line).quantityLeft;
    if (quantity < 1 || partStatus === 'cancelled') continue;
    const piece = { itemId, name, imageUrl, quantity, producerId };
    if (perishable) sorted.perishable.push(piece);
    else if (partStatus === 'pending' || partStatus === 'processing') sorted.notSent.push(piece);
    else if (cameInExchange || (deliveredAt !== null && now > lastMoment('withdrawal', deliveredAt)))
      sorted.late.push(piece);
    else sorted.goesBack.push(piece);
  }
  return { ...sorted, isGiftCard };
}

async function openCase(tx: Db, orderId: number, pieces: readonly Piece[], now: Date) {
  const opened = await insertReturn(tx, {
    orderId,
    kind: 'refund',
    reason: 'withdrawal',
    details: '',
    perishable: false,
    requestedAt: now,
  });
  await tx.insert(returnItems).values(
    pieces.map(({ itemId, quantity }) => ({
      returnId: opened.id,
      orderItemId: itemId,
      quantity,
      withFee: false,
    })),
  );
  await tx.insert(returnEvents).values({ returnId: opened.id, kind: 'status', status: 'requested' });
  await mailProducersAboutReturn(tx, (await loadReturn(tx, opened.id))!);
  await queueEvent(tx, {
    type: 'return.requested',
    subject: { returnId: opened.id },
    producerIds: pieces.map(({ producerId }) => producerId),
  });
  return opened;
}

const named = (pieces: readonly Piece[] = []) =>
  pieces.map(({ name, quantity, imageUrl: picture }) => ({ name, quantity, picture }));
