import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitRefund } from './refund-split.ts';

const books = (cashCents: number, creditCents: number, ...cards: number[]) => ({
  cashCents,
  creditCents,
  moneyAsCreditCents: 0,
  giftCards: cards.map((cents, at) => ({ giftCardId: at + 1, cents })),
});

it('gives back first what was paid last', () => {
  expect(splitRefund(books(10_00, 5_00, 20_00, 30_00), 12_00, 0)).toEqual({
    moneyCents: 10_00,
    creditCents: 2_00,
    giftCards: [],
  });
  expect(splitRefund(books(10_00, 5_00, 20_00, 30_00), 50_00, 0)).toEqual({
    moneyCents: 10_00,
    creditCents: 5_00,
    giftCards: [
      { giftCardId: 2, cents: 30_00 },
      { giftCardId: 1, cents: 5_00 },
    ],
  });
});

it('does not give money twice that is on its way back, or went back as credit', () => {
  expect(splitRefund(books(10_00, 0, 20_00), 8_00, 6_00)).toEqual({
    moneyCents: 4_00,
    creditCents: 0,
    giftCards: [{ giftCardId: 1, cents: 4_00 }],
  });
  const asCredit = { ...books(10_00, 3_00, 20_00), moneyAsCreditCents: 10_00 };
  expect(splitRefund(asCredit, 8_00, 0)).toMatchObject({ moneyCents: 0, creditCents: 3_00 });
});

const cents = fc.integer({ min: 0, max: 500_00 });

it('gives back all of it, piece by piece, and to nobody more than was paid', () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.array(cents, { maxLength: 5 }),
      fc.array(cents),
      (cash, credit, cards, asked) => {
        let left = books(cash, credit, ...cards);
        const all = cards.reduce((sum, each) => sum + each, cash + credit);
        let given = 0;
        for (const each of asked) {
          const wanted = Math.min(each, all - given);
          const split = splitRefund(left, wanted, 0);
          const toCards = split.giftCards.reduce((sum, share) => sum + share.cents, 0);
          expect(split.moneyCents + split.creditCents + toCards).toBe(wanted);
          given += wanted;
          left = {
            moneyAsCreditCents: 0,
            cashCents: left.cashCents - split.moneyCents,
            creditCents: left.creditCents - split.creditCents,
            giftCards: left.giftCards.map((card) => ({
              ...card,
              cents:
                card.cents -
                (split.giftCards.find(({ giftCardId }) => giftCardId === card.giftCardId)?.cents ?? 0),
            })),
          };
          expect(
            Math.min(left.cashCents, left.creditCents, ...left.giftCards.map((card) => card.cents)),
          ).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
