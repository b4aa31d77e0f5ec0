import { createHash } from 'node:crypto';
import type { GuessLimit } from '#domains/cart/server/code-guesses.ts';
import { readCardCode } from '#domains/gift-cards/model/gift-card.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

export interface FoundCard {
  id: number;
  lastFour: string;
  amountCents: number;
  balanceCents: number;
  senderName: string;
  message: string | null;
  activeAt: Date | null;
  blockedAt: Date | null;
}

const byHash = statement<FoundCard, { hash: string }>(
  'gift-card-by-code',
  `select id, last_four, amount_cents, balance_cents, sender_name, message, active_at, blocked_at
     from gift_cards where code_hash = $hash`,
);

/** More than 70 bits of chance need neither salt nor a slow hash. */
export function hashCardCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/**
 * By its code, as somebody has typed it. Undefined where nobody has paid for such a card: that counts as a guess, and says no
 * more than an invented code does. Throws where there were too many.
 */
export async function findCard(db: Db, typed: string, guesses: GuessLimit): Promise<FoundCard | undefined> {
  await guesses.count();
  const code = readCardCode(typed);
  const [card] = code === null ? [] : await byHash(db, { hash: hashCardCode(code) });
  if (card === undefined || card.activeAt === null) return undefined;
  await guesses.takeBack();
  return card;
}
