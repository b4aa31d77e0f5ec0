import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { queueCardForgetting } from '#domains/orders/server/refunds/queue-job.ts';
import type { KeptCard } from '#domains/payments/server/card-keeper.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { keptCards } from './kept-cards.schema.ts';

export interface StoredCard {
  id: number;
  userId: number;
  method: OwnMethod;
  reference: string;
  sessionId: string | null;
  createdAt: Date;
  email: string;
  label: string | null;
  /** Null: it is not set up yet, or not any more. */
  kept: KeptCard | null;
  isClosed: boolean;
}

export async function cardById(db: Db, id: number): Promise<StoredCard | undefined> {
  const [row] = await db
    .select({ card: keptCards, email: users.email })
    .from(keptCards)
    .innerJoin(users, eq(users.id, keptCards.userId))
    .where(eq(keptCards.id, id));
  if (row === undefined) return undefined;
  const { customerId, cardId, closedAt, ...card } = row.card;
  const kept = customerId === null || cardId === null ? null : { customerId, cardId };
  return { ...card, email: row.email, kept, isClosed: closedAt !== null };
}

/** As long as the page of a provider stands. */
const PENDING_MS = 23 * 60 * 60 * 1000;

interface WantedCard {
  userId: number;
  method: OwnMethod;
  now: Date;
}

/** The card that somebody is about to set up; a new one where there is none. `isBegun`: only one that a page was opened for. */
export function pendingCard(db: Db, wanted: WantedCard & { isBegun: true }): Promise<number | undefined>;
export function pendingCard(db: Db, wanted: WantedCard): Promise<number>;
export async function pendingCard(
  db: Db,
  { userId, method, now, isBegun }: WantedCard & { isBegun?: true },
): Promise<number | undefined> {
  const [pending] = await db
    .select({ id: keptCards.id })
    .from(keptCards)
    .where(
      and(
        eq(keptCards.userId, userId),
        eq(keptCards.method, method),
        isNull(keptCards.keptAt),
        isNull(keptCards.closedAt),
        gt(keptCards.createdAt, new Date(now.getTime() - PENDING_MS)),
        isBegun && isNotNull(keptCards.sessionId),
      ),
    )
    .orderBy(desc(keptCards.id))
    .limit(1);
  if (pending !== undefined || isBegun) return pending?.id;
  const [added] = await db
    .insert(keptCards)
    .values({ userId, method, reference: newReference(), createdAt: now })
    .returning({ id: keptCards.id });
  return added!.id;
}

export async function noteSession(db: Db, id: number, sessionId: string): Promise<void> {
  await db
    .update(keptCards)
    .set({ sessionId })
    .where(and(eq(keptCards.id, id), isNull(keptCards.sessionId)));
}

/** However often it is told. Those that were kept before are not charged any more: the provider forgets them. */
export async function noteKept(
  db: Db,
  id: number,
  { customerId, cardId, label }: KeptCard & { label: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .update(keptCards)
      .set({ customerId, cardId, label, keptAt: sql`now()` })
      .where(and(eq(keptCards.id, id), isNull(keptCards.keptAt)))
      .returning({ userId: keptCards.userId, method: keptCards.method });
    if (kept === undefined) return;
    const former = await tx
      .update(keptCards)
      .set({ closedAt: sql`now()` })
      .where(
        and(
          eq(keptCards.userId, kept.userId),
          eq(keptCards.method, kept.method),
          lt(keptCards.id, id),
          isNotNull(keptCards.keptAt),
          isNull(keptCards.closedAt),
        ),
      )
      .returning({ id: keptCards.id });
    for (const card of former) await queueCardForgetting(tx, card.id);
  });
}

export async function noteClosed(db: Db, id: number): Promise<void> {
  await db
    .update(keptCards)
    .set({ closedAt: sql`now()` })
    .where(and(eq(keptCards.id, id), isNull(keptCards.closedAt)));
}

/** A person leaves: nothing says which card it was, and the provider forgets it. */
export async function forgetCards(tx: Db, userId: number): Promise<void> {
  const cards = await tx
    .update(keptCards)
    .set({ label: null, closedAt: sql`coalesce(${keptCards.closedAt}, now())` })
    .where(eq(keptCards.userId, userId))
    .returning({ id: keptCards.id, keptAt: keptCards.keptAt });
  for (const { id, keptAt } of cards) if (keptAt !== null) await queueCardForgetting(tx, id);
}

/** For the data download. */
export function cardsOf(db: Db, userId: number) {
  const { method, label, keptAt, closedAt } = keptCards;
  return db
    .select({ method, label, keptAt, closedAt })
    .from(keptCards)
    .where(eq(keptCards.userId, userId))
    .orderBy(keptCards.id);
}
