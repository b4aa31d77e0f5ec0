import { expect, it } from 'vitest';
import type { OrderEvent } from '#domains/orders/model/order.ts';
import { timelineSteps } from './order-timeline.tsx';

const event = (status: OrderEvent['status'], hour: number): OrderEvent => ({
  status,
  at: `2025-03-01T${hour}:00:00.000Z`,
  actor: 'admin',
});

it('shows what was reached and what is still to come', () => {
  const steps = timelineSteps({
    status: 'processing',
    history: [event('pending', 10), event('processing', 12)],
  });
  expect(steps.map(({ status, at, current }) => [status, at !== null, current])).toEqual([
    ['pending', true, false],
    ['processing', true, true],
    ['shipped', false, false],
    ['completed', false, false],
  ]);
});

it('shows a cancelled order with nothing ahead of it', () => {
  const steps = timelineSteps({
    status: 'cancelled',
    history: [event('pending', 10), event('cancelled', 11)],
  });
  expect(steps.map(({ status, current }) => [status, current])).toEqual([
    ['pending', false],
    ['cancelled', true],
  ]);
});
