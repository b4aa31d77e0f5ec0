import { expect, it } from 'vitest';
import { dueOn, hasInvoice } from './invoice.ts';

const createdAt = new Date('2027-01-01T03:00:00Z');

it('gives 14 days to pay an invoice, and no day to what is paid at once', () => {
  expect(dueOn({ createdAt, paymentMethod: 'invoice', invoiceDays: 14 })).toBe('2027-01-14');
  expect(dueOn({ createdAt, paymentMethod: 'invoice', invoiceDays: 30 })).toBe('2027-01-30');
  expect(dueOn({ createdAt, paymentMethod: 'card', invoiceDays: 14 })).toBeNull();
});

const SOON = '2027-01-01T04:00:00.000Z';

it.each([
  ['pending', null, null, 0, true],
  ['cancelled', null, null, 0, false],
  ['cancelled', null, null, 20, true],
  ['pending', SOON, null, 0, false],
  ['pending', null, SOON, 0, false],
] as const)('of an order that is %s, to be confirmed by %s or paid by %s, with %s paid: %s', (...known) => {
  const [status, confirmBy, payUntil, paid, isOffered] = known;
  expect(hasInvoice({ status, confirmBy, payment: { paid, payUntil } })).toBe(isOffered);
});
