import { describe, expect, it } from 'vitest';
import { returnDecisionSchema, returnRequestSchema } from './return-input.ts';

const whole = { kind: 'refund', reason: 'incorrect', items: [{ itemId: 1, quantity: 1 }] };
const messages = (body: object) =>
  returnRequestSchema.safeParse(body).error?.issues.map((issue) => issue.message);

describe('a request for a return', () => {
  it('needs neither details nor photos', () => {
    expect(returnRequestSchema.parse(whole)).toEqual({ ...whole, details: '', photos: [] });
  });

  it.each([
    [{ ...whole, kind: 'gift' }, 'validation:returnKind'],
    [{ ...whole, reason: 'dislike' }, 'validation:returnReason'],
    [{ ...whole, items: [] }, 'validation:returnItems'],
    [{ ...whole, items: [{ itemId: 1, quantity: 0 }] }, 'validation:returnQuantity'],
    [{ ...whole, items: [{ itemId: 1, quantity: 1.5 }] }, 'validation:returnQuantity'],
    [{ ...whole, items: [whole.items[0], whole.items[0]] }, 'validation:returnItemTwice'],
    [{ ...whole, photos: [1, 2, 3, 4, 5, 6] }, 'validation:returnPhotosMax'],
    [{ ...whole, details: 'a\u0000b' }, 'validation:invalidInput'],
    [{ ...whole, details: 'a'.repeat(2001) }, 'validation:tooLong'],
  ])('refuses %j', (body, message) => {
    expect(messages(body)).toEqual([message]);
  });
});

it('a decision that decides nothing is none', () => {
  const isValid = (body: object) => returnDecisionSchema.safeParse(body).success;
  expect([{}, { note: ' ' }, { from: 'requested' }, { restock: false }].map(isValid)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(
    [{ status: 'authorized' }, { note: 'a' }, { waiveFee: false }, { restock: true }].map(isValid),
  ).toEqual([true, true, true, true]);
});
