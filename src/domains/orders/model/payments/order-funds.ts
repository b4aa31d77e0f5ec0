import { z } from 'zod';
import { creditAccount } from '#domains/ledger/model/accounts.ts';
import type { Entry } from '#domains/ledger/model/posting.ts';
import { toAmount } from '#engine/model/money.ts';

/** What pays an order before its method does: gift cards in the order they were given, then credit. */
export interface OrderFunds {
  giftCards: { id: number; lastFour: string; cents: number }[];
  credit: { userId: number; cents: number } | null;
}

export function fundsCents(funds: OrderFunds | null): number {
  if (funds === null) return 0;
  return funds.giftCards.reduce((sum, { cents }) => sum + cents, funds.credit?.cents ?? 0);
}

/** Each pays what it can of what is left. Undefined: nothing is left for any of them. */
export function shareOut(
  totalCents: number,
  giftCards: readonly { id: number; lastFour: string; balanceCents: number }[],
  credit: { userId: number; balanceCents: number } | null,
): OrderFunds | null {
  let left = totalCents;
  const take = (most: number) => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const cards = giftCards.map(({ id, lastFour, balanceCents }) => ({
    id,
    lastFour,
    cents: take(balanceCents),
  }));
  const creditCents = credit === null ? 0 : take(credit.balanceCents);
  const funds = {
    giftCards: cards.filter(({ cents }) => cents > 0),
    credit: creditCents > 0 ? { userId: credit!.userId, cents: creditCents } : null,
  };
  return fundsCents(funds) > 0 ? funds : null;
}

/** In the books they are paid out of what the shop owes their holders. */
export function fundsEntries(funds: OrderFunds): Entry[] {
  const { giftCards, credit } = funds;
  return [
    ...giftCards.map(({ id, cents }): Entry => ({
      account: 'gift_cards',
      amountCents: cents,
      partId: null,
      giftCardId: id,
    })),
    ...(credit === null
      ? []
      : [{ account: creditAccount(credit.userId), amountCents: credit.cents, partId: null }]),
    { account: 'receivable', amountCents: 0 - fundsCents(funds), partId: null },
  ];
}

/** What of an order was not paid by its method, as everybody who sees the order reads it. */
export const paidBySchema = z.object({
  kind: z.enum(['gift_card', 'credit']),
  /** Of the gift card's code. */
  lastFour: z.string().nullable(),
  amount: z.number(),
  refunded: z.number(),
});

/** A payment fact that names a gift card or credit. */
export interface FundsFact {
  kind: 'received' | 'refunded';
  giftCardId: number | null;
  lastFour: string | null;
  cents: number;
}

/** Credit that was given instead of money paid nothing: it only came back. */
export function toPaidBy(facts: readonly FundsFact[]): z.infer<typeof paidBySchema>[] {
  return [...Map.groupBy(facts, ({ giftCardId }) => giftCardId)].map(([giftCardId, own]) => {
    const sum = (wanted: FundsFact['kind']) =>
      own.filter(({ kind }) => kind === wanted).reduce((all, { cents }) => all + cents, 0);
    return {
      kind: giftCardId === null ? ('credit' as const) : ('gift_card' as const),
      lastFour: own[0]!.lastFour,
      amount: toAmount(sum('received')),
      refunded: toAmount(sum('refunded')),
    };
  });
}
