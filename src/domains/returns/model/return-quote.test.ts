import { describe, expect, it } from 'vitest';
import { orderBooks } from '#domains/ledger/model/order-books.ts';
import { salePosting } from '#domains/ledger/model/sale.ts';
import { quoteReturn, type QuotedLine } from './return-quote.ts';
import type { ReturnReason } from '#domains/catalogue/model/return-reasons.ts';

const { kind, entries } = salePosting({
  id: 1,
  orderTotalCents: 109_95,
  shippingCents: 9_95,
  giftWrapCents: 5_00,
  promoCents: 0,
  parts: [
    { id: 1, producerId: 7, goodsCents: 65_00, promoCents: 0, commissionCents: 9_75 },
    { id: 2, producerId: 8, goodsCents: 30_00, promoCents: 0, commissionCents: 4_50 },
  ],
});
const BOOKS = orderBooks(entries.map((entry) => ({ kind, ...entry })));

const line = (itemId: number, changes: Partial<QuotedLine> = {}): QuotedLine => ({
  itemId,
  partId: itemId,
  partStatus: 'delivered',
  quantity: 3,
  goodsCents: itemId === 1 ? 65_00 : 30_00,
  promoCents: 0,
  refunded: 0,
  refundedByFault: 0,
  ...changes,
});
const quote = (lines: QuotedLine[], reason: ReturnReason, quantities: Record<number, number>, fee = false) =>
  quoteReturn(lines, BOOKS, {
    reason,
    feeWaived: false,
    items: Object.entries(quantities).map(([itemId, quantity]) => ({
      itemId: Number(itemId),
      quantity,
      withFee: fee,
    })),
  });

describe('what a return gives back', () => {
  it('is what the pieces cost, as far as none of them came back before', () => {
    expect(quote([line(1), line(2)], 'unopened', { 1: 1 })).toMatchObject({ refundCents: 21_67 });
    const second = line(1, { refunded: 1 });
    expect(quote([second, line(2)], 'unopened', { 1: 1 })).toMatchObject({ refundCents: 21_66 });
  });

  it('is less the fee, unless it is waived', () => {
    const items = [{ itemId: 1, quantity: 3, withFee: true }];
    const withFee = quoteReturn([line(1), line(2)], BOOKS, { reason: 'unopened', feeWaived: false, items });
    expect(withFee).toMatchObject({ feeCents: 9_75, refundCents: 55_25 });
    const waived = quoteReturn([line(1), line(2)], BOOKS, { reason: 'unopened', feeWaived: true, items });
    expect(waived).toMatchObject({ feeCents: 0, refundCents: 65_00 });
  });

  it('has shipping with it where the fault is ours and everything comes back; gift wrap never', () => {
    const all = { 1: 3, 2: 3 };
    expect(quote([line(1), line(2)], 'damaged', all)).toMatchObject({
      shippingCents: 9_95,
      refundCents: 104_95,
    });
    expect(quote([line(1), line(2)], 'unopened', all).shippingCents).toBe(0);
    expect(quote([line(1), line(2)], 'damaged', { 1: 3, 2: 2 }).shippingCents).toBe(0);
  });

  it('counts what came back before, if that was our fault too', () => {
    const before = line(1, { refunded: 3, refundedByFault: 3 });
    expect(quote([before, line(2)], 'spoiled', { 2: 3 }).shippingCents).toBe(9_95);
    const disliked = line(1, { refunded: 3, refundedByFault: 0 });
    expect(quote([disliked, line(2)], 'spoiled', { 2: 3 }).shippingCents).toBe(0);
  });

  it('does not wait for what was cancelled', () => {
    const cancelled = line(1, { partStatus: 'cancelled' });
    expect(quote([cancelled, line(2)], 'incorrect', { 2: 3 }).shippingCents).toBe(9_95);
  });
});
