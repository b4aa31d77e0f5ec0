import { describe, expect, it } from 'vitest';
import { paymentStatusOf, type PaidMoney } from './payment-status.ts';

const money = (known: Partial<PaidMoney>): PaidMoney => ({
  paidCents: 0,
  refundedCents: 0,
  authorizedCents: 0,
  openCents: 0,
  ...known,
});

describe('the status of a payment', () => {
  it.each([
    ['open', 'nothing is paid', money({ openCents: 50_00 })],
    ['open', 'a part is paid', money({ openCents: 10_00, paidCents: 40_00 })],
    [
      'open',
      'a part is paid and went back',
      money({ openCents: 10_00, paidCents: 40_00, refundedCents: 40_00 }),
    ],
    ['authorized', 'the card has promised it', money({ openCents: 50_00, authorizedCents: 50_00 })],
    ['paid', 'all is paid', money({ paidCents: 50_00 })],
    ['paid', 'there is nothing to pay', money({})],
    ['partly_refunded', 'a part went back', money({ paidCents: 50_00, refundedCents: 20_00 })],
    ['refunded', 'all went back', money({ paidCents: 50_00, refundedCents: 50_00 })],
  ])('is %s where %s', (status, _, known) => {
    expect(paymentStatusOf(known, false)).toBe(status);
  });

  it.each([
    ['cancelled', 'nothing was paid', money({})],
    ['paid', 'the money has not gone back yet', money({ paidCents: 50_00 })],
    ['refunded', 'the money went back', money({ paidCents: 50_00, refundedCents: 50_00 })],
  ])('of a cancelled order is %s where %s', (status, _, known) => {
    expect(paymentStatusOf(known, true)).toBe(status);
  });
});
