import type { Funds } from '#domains/ledger/model/money-moves.ts';
import type { OrderBooks, PaidByGiftCard } from '#domains/ledger/model/order-books.ts';
import { refundWay, type PaymentMethod, type RefundWay } from './payment-method.ts';

/** What goes back, by where it came from. */
export interface RefundSplit {
  /** By the method: what is not known to have come otherwise. */
  moneyCents: number;
  creditCents: number;
  giftCards: PaidByGiftCard[];
}

/**
 * What was paid last goes back first: money, then credit, then the gift cards, the last one first; each at most what it has
 * paid. So nobody turns a gift card into money. `underWayCents`: money that is on its way back already.
 */
export function splitRefund(
  books: Pick<OrderBooks, 'cashCents' | 'creditCents' | 'moneyAsCreditCents' | 'giftCards'>,
  cents: number,
  underWayCents: number,
): RefundSplit {
  let left = cents;
  const take = (most: number) => {
    const taken = Math.min(left, Math.max(most, 0));
    left -= taken;
    return taken;
  };
  const moneyCents = take(books.cashCents - books.moneyAsCreditCents - underWayCents);
  const creditCents = take(books.creditCents);
  const giftCards = books.giftCards
    .toReversed()
    .map(({ giftCardId, cents: paid }) => ({ giftCardId, cents: take(paid) }))
    .filter((share) => share.cents > 0);
  return { moneyCents: moneyCents + left, creditCents, giftCards };
}

/** As mails say it. */
export function wayOfRefund(
  method: PaymentMethod,
  { paymentId, giftCardId, creditUserId }: Funds & { paymentId: number | null },
): RefundWay {
  if (giftCardId !== null) return 'gift_card';
  return creditUserId === null ? refundWay(method, paymentId !== null) : 'credit';
}
