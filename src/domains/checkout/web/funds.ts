import { useQueries, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { shareOut } from '#domains/orders/model/payments/order-funds.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';

export const cardQuery = (code: string) => apiQuery('/api/gift-cards/:code', { params: { code } });

/** As decimals. What gift cards and credit will pay, as far as it is known here; the order decides. */
export interface ChosenFunds {
  cards: { code: string; lastFour: string; balance: number }[];
  /** Null: nobody is signed in who could have any. */
  credit: number | null;
  paidBy: { kind: 'gift_card' | 'credit'; lastFour: string | null; amount: number }[];
  rest: number;
}

export function useFunds(
  form: CheckoutFormState,
  current: CurrentUser | null,
  orderTotal: number,
): ChosenFunds {
  const [codes, useCredit] = useWatch({ control: form.control, name: ['giftCards', 'useCredit'] });
  const found = useQueries({ queries: (codes ?? []).map(cardQuery) });
  const own = useQuery({ ...apiQuery('/api/user/credit'), enabled: current?.user.role === 'BUYER' });
  const cards = (codes ?? []).flatMap((code, at) => {
    const card = found[at]?.data;
    return card === undefined ? [] : [{ code, lastFour: card.lastFour, balance: card.balance }];
  });
  const credit = own.data?.balance ?? null;
  const funds = shareOut(
    toCents(orderTotal),
    cards.map(({ lastFour, balance }, id) => ({ id, lastFour, balanceCents: toCents(balance) })),
    useCredit && credit !== null ? { userId: 0, balanceCents: toCents(credit) } : null,
  );
  const paidBy: ChosenFunds['paidBy'] = [
    ...(funds?.giftCards ?? []).map(({ lastFour, cents }) => ({
      kind: 'gift_card' as const,
      lastFour,
      amount: toAmount(cents),
    })),
    ...(funds?.credit
      ? [{ kind: 'credit' as const, lastFour: null, amount: toAmount(funds.credit.cents) }]
      : []),
  ];
  const paidCents = paidBy.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return { cards, credit, paidBy, rest: toAmount(toCents(orderTotal) - paidCents) };
}
