import type { OrderBooks } from '#domains/ledger/model/order-books.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { isUnshipped } from '#domains/orders/model/part-status.ts';
import type { RemovedPieces } from '#domains/orders/model/removals/removal-input.ts';
import { leftOfLine, quoteRemoval, type RemovalQuote } from '#domains/orders/model/removals/removal-quote.ts';
import { requireAccepted } from '#domains/orders/server/move-parts.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import {
  exchangedFor,
  orderedLines,
  orderedParts,
  type OrderedLine,
  type OrderedPart,
} from './removals.queries.ts';

export interface Removal {
  items: RemovedPieces;
  /** Of the one who reads a refusal. */
  language: Language;
  /** Said to the customer. */
  reason?: string | undefined;
  /** False: the pieces are not there. */
  restock?: boolean | undefined;
  /** What was paid as money goes to the account's credit. */
  asCredit?: boolean | undefined;
  key?: string | undefined;
}

export interface JudgedRemoval {
  lines: OrderedLine[];
  parts: OrderedPart[];
  books: OrderBooks;
  quote: RemovalQuote;
}

/** Whether these pieces may be removed, and what that changes. What stands in the way: 400 or 409. */
export async function judgeRemoval(
  db: Db,
  order: { id: number } & Parameters<typeof requireAccepted>[0],
  { items, language }: Pick<Removal, 'items' | 'language'>,
): Promise<JudgedRemoval> {
  requireAccepted(order);
  const [exchanged] = await exchangedFor(db, { orderId: order.id });
  if (exchanged !== undefined) {
    const params = { number: exchanged.number };
    throw new AppError('conflict', 'errors:orders.exchangePieces', { params });
  }
  const lines = await orderedLines(db, { orderId: order.id, language });
  const parts = await orderedParts(db, order.id);
  for (const [index, { itemId, quantity }] of items.entries()) {
    const line = lines.find((each) => each.itemId === itemId);
    if (line === undefined) {
      const fields = { [`items.${index}.itemId`]: 'errors:orders.notInOrder' };
      throw new AppError('invalid', 'errors:orders.notInOrder', { fields });
    }
    refuseLine(
      line,
      parts.find(({ id }) => id === line.partId)!,
      quantity,
    );
  }
  const books = await loadBooks(db, order.id);
  return { lines, parts, books, quote: quoteRemoval({ lines, parts }, books, items) };
}

function refuseLine(line: OrderedLine, { status }: OrderedPart, quantity: number): void {
  const left = leftOfLine(line);
  const params = { product: line.name, left };
  if (status === 'cancelled') throw new AppError('conflict', 'errors:orders.piecesCancelled', { params });
  if (!isUnshipped(status)) throw new AppError('conflict', 'errors:orders.piecesSent', { params });
  if (quantity > left) throw new AppError('conflict', 'errors:orders.fewerPieces', { params });
}
