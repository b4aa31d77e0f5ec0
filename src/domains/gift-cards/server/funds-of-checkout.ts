import type { GuessLimit } from '#domains/cart/server/code-guesses.ts';
import { shareOut, type OrderFunds } from '#domains/orders/model/payments/order-funds.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { findCard, type FoundCard } from './find-card.ts';

const creditOf = statement<{ balanceCents: number }, { userId: number }>(
  'credit-of-user',
  'select balance_cents from credit_accounts where user_id = $userId::int',
);

/** In cents. */
export async function creditBalance(db: Db, userId: number): Promise<number> {
  return (await creditOf(db, { userId }))[0]?.balanceCents ?? 0;
}

/**
 * What the gift cards and the credit that somebody wants to pay with have at this moment; null: nothing pays before the
 * method. What they pay is taken with the order, which is not written where one of them has less by then.
 */
export async function fundsOfCheckout(
  db: Db,
  {
    codes,
    useCredit,
    userId,
    totalCents,
    guesses,
  }: {
    codes: readonly string[];
    useCredit: boolean;
    userId: number | null;
    totalCents: number;
    guesses: GuessLimit;
  },
): Promise<OrderFunds | null> {
  if (codes.length === 0 && !useCredit) return null;
  const cards = new Map<number, FoundCard>();
  // A card that is given twice is one.
  for (const code of codes) {
    const card = await usableCard(db, code, guesses);
    cards.set(card.id, card);
  }
  if (useCredit && userId === null) throw new AppError('unauthenticated', 'errors:giftCards.creditSignIn');
  const credit = useCredit ? { userId: userId!, balanceCents: await creditBalance(db, userId!) } : null;
  return shareOut(totalCents, [...cards.values()], credit);
}

async function usableCard(db: Db, typed: string, guesses: GuessLimit): Promise<FoundCard> {
  const card = await findCard(db, typed, guesses);
  if (card === undefined) throw refusal('unknown', typed);
  if (card.blockedAt !== null) throw refusal('blocked', card.lastFour);
  if (card.balanceCents === 0) throw refusal('used', card.lastFour);
  return card;
}

function refusal(why: 'unknown' | 'blocked' | 'used', code: string): AppError {
  const message = `errors:giftCards.${why}`;
  return new AppError('conflict', message, { reason: 'gift_card_refused', params: { code } });
}
