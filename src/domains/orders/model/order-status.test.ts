import { describe, expect, it, test } from 'vitest';
import { GROUP_PLACES } from './group-place.ts';
import { awaitedStep, cancelWindowMs, isOpenToCustomer, mayMove, ORDER_STATUSES } from './order-status.ts';

describe('the life of an order', () => {
  const allowed = new Set([
    'pending processing',
    'processing shipped',
    'shipped completed',
    'pending cancelled',
    'processing cancelled',
  ]);

  for (const from of ORDER_STATUSES) {
    test.each(ORDER_STATUSES)(`${from} → %s`, (to) => {
      expect(mayMove(from, to)).toBe(allowed.has(`${from} ${to}`));
    });
  }
});

describe('a customer may cancel', () => {
  const createdAt = new Date('2025-03-01T12:00:00Z');
  const at = (milliseconds: number) => createdAt.getTime() + milliseconds;

  it('a pending order for two hours', () => {
    expect(
      isOpenToCustomer({ status: 'pending', createdAt, groupPlace: null }, at(cancelWindowMs() - 1)),
    ).toBe(true);
    expect(isOpenToCustomer({ status: 'pending', createdAt, groupPlace: null }, at(cancelWindowMs()))).toBe(
      false,
    );
  });

  test.each(GROUP_PLACES)('no order from a group buy (%s)', (groupPlace) => {
    expect(isOpenToCustomer({ status: 'pending', createdAt, groupPlace }, at(1))).toBe(false);
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'pending'))('no %s order', (status) => {
    expect(isOpenToCustomer({ status, createdAt, groupPlace: null }, at(1))).toBe(false);
  });
});

describe('what an order waits for', () => {
  const payment = { payUntil: null };
  const until = '2025-03-01T12:00:00Z';

  it('is its payment, or the guest who has to confirm it', () => {
    expect(awaitedStep({ status: 'pending', confirmBy: null, payment: { payUntil: until } })).toBe('unpaid');
    expect(awaitedStep({ status: 'pending', confirmBy: until, payment })).toBe('unconfirmed');
    expect(awaitedStep({ status: 'pending', confirmBy: null, payment })).toBeUndefined();
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'pending'))('is nothing once it is %s', (status) => {
    expect(awaitedStep({ status, confirmBy: until, payment })).toBeUndefined();
  });
});
