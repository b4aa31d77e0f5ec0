import { eq } from 'drizzle-orm';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { cancelledCents } from '#domains/orders/model/order-parts.ts';
import type { RemovedPieces } from '#domains/orders/model/removals/removal-input.ts';
import type { FewerPiecesData, OrderReducedData } from '#domains/orders/server/mails/order-reduced.ts';
import { mailedRefunds } from '#domains/orders/server/order-mails.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import type { Refund } from '#domains/orders/server/refunds/refund-what-is-due.ts';
import { sendersOf } from '#domains/orders/server/tell-senders.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { dropJoined, queueJoined } from '#engine/server/mail/joined-mails.ts';
import { joinLines, joinReduced } from './join-removals.ts';
import type { JudgedRemoval } from './judge-removal.ts';
import { orderedLines, orderedParts, type OrderedLine } from './removals.queries.ts';

interface Told {
  orderId: number;
  /** As it stood before. */
  judged: JudgedRemoval;
  /** All pieces, also those of parts of which nothing is left. */
  items: RemovedPieces;
  reason: string | null;
  refunds: readonly Refund[];
}

/**
 * Tells the customer what was removed and what becomes of the money, and its producers what is to be packed now. What is removed within
 * some minutes is told by one mail to each of them.
 */
export async function tellOfRemoval(
  tx: Db,
  { orderId, judged, items, reason, refunds }: Told,
): Promise<void> {
  const { quote, books } = judged;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const { customerName, customerEmail, language, orderTotalCents } = order!;
  const parts = await orderedParts(tx, orderId);
  const readBy = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  const { receivableCents } = await loadBooks(tx, orderId);
  const data: OrderReducedData = {
    orderId,
    customerName,
    lines: mailed(items, await orderedLines(tx, { orderId, language: readBy })),
    reason,
    lessCents: books.receivableCents - receivableCents,
    openCents: receivableCents,
    ...mailedRefunds(refunds),
    totalCents: orderTotalCents - cancelledCents({ orderTotalCents, parts }),
  };
  // Of an account that was deleted nothing is left to write to.
  if (customerEmail !== '')
    await queueJoined(
      tx,
      { template: 'order-reduced', recipient: customerEmail, language: readBy, data },
      (before) => joinReduced(before, data),
    );
  await tellProducers(tx, order!, quote);
}

async function tellProducers(
  tx: Db,
  { id: orderId, shippingMethod }: typeof orders.$inferSelect,
  quote: JudgedRemoval['quote'],
): Promise<void> {
  const partIds = quote.parts.map(({ id }) => id);
  for (const { email, companyName, partId, ...sender } of await sendersOf(tx, { orderId, partIds })) {
    const senderReads = isLanguage(sender.language) ? sender.language : DEFAULT_LANGUAGE;
    const lines = await orderedLines(tx, { orderId, language: senderReads });
    const own = lines.filter((line) => line.partId === partId);
    const removed = quote.items.filter(({ itemId }) => own.some((line) => line.itemId === itemId));
    const left = own.map(({ itemId, quantity, removed: gone }) => ({ itemId, quantity: quantity - gone }));
    const data: FewerPiecesData = {
      orderId,
      companyName,
      removed: mailed(removed, lines),
      lines: mailed(
        left.filter(({ quantity }) => quantity > 0),
        lines,
      ),
      ...(shippingMethod === 'pickup' && { isFetched: true }),
    };
    await queueJoined(
      tx,
      { template: 'fewer-pieces', recipient: email, language: senderReads, data },
      (before) => ({ ...data, removed: joinLines(before.removed, data.removed) }),
    );
  }
}

/** Nothing is left of their parts: these producers are no longer told what is to be packed. */
export async function forgetFewerPieces(
  tx: Db,
  orderId: number,
  producers: readonly { email: string }[],
): Promise<void> {
  for (const { email: recipient } of producers)
    await dropJoined(tx, { orderId, template: 'fewer-pieces', recipient });
}

function mailed(pieces: RemovedPieces, lines: readonly OrderedLine[]) {
  return pieces.map(({ itemId, quantity }) => {
    const { name, picture } = lines.find((line) => line.itemId === itemId)!;
    return { name, quantity, picture };
  });
}
