import { describe, expect, it } from 'vitest';
import type { ReturnStatus } from '#domains/orders/model/return-status.ts';
import { explanationOf, stageSteps } from './return-card.tsx';

const at = (day: number) => `2026-03-0${day}T12:00:00.000Z`;
const after = (...statuses: ReturnStatus[]) =>
  statuses.map((status, index) => ({ status, at: at(index + 1), note: null }));
const usual = { kind: 'refund' as const, perishable: false };

describe('the stages of a return', () => {
  it('are the five of the policy, with the present one marked', () => {
    const steps = stageSteps({ ...usual, status: 'authorized', events: after('requested', 'authorized') });
    expect(steps).toEqual([
      { status: 'requested', at: at(1), current: false },
      { status: 'authorized', at: at(2), current: true },
      { status: 'received', at: null, current: false },
      { status: 'inspected', at: null, current: false },
      { status: 'refunded', at: null, current: false },
    ]);
  });

  it('end with the exchange where one was asked for, with the refund where it became one', () => {
    const last = (status: ReturnStatus) =>
      stageSteps({ kind: 'exchange', perishable: false, status, events: after('requested') }).at(-1)!.status;
    expect(last('requested')).toBe('exchanged');
    expect(last('exchanged')).toBe('exchanged');
    expect(last('refunded')).toBe('refunded');
  });

  it('are three where nothing perishable is sent back', () => {
    const steps = stageSteps({
      kind: 'refund',
      perishable: true,
      status: 'requested',
      events: after('requested'),
    });
    expect(steps.map(({ status }) => status)).toEqual(['requested', 'authorized', 'refunded']);
  });

  it('begin with the approval where the shop recalls a batch: nobody had to ask', () => {
    const recalled = { kind: 'refund', perishable: true, status: 'refunded' } as const;
    const steps = stageSteps({ ...recalled, events: after('authorized', 'refunded') });
    expect(steps).toEqual([
      { status: 'authorized', at: at(1), current: false },
      { status: 'refunded', at: at(2), current: true },
    ]);
  });

  it('are only what happened where it was declined', () => {
    const steps = stageSteps({ ...usual, status: 'declined', events: after('requested', 'declined') });
    expect(steps.map(({ status, current }) => [status, current])).toEqual([
      ['requested', false],
      ['declined', true],
    ]);
  });
});

describe('what a settled return says', () => {
  const settled = { status: 'refunded', labelUrl: null, refundAmount: 24.99 } as const;
  it.each([
    ['refunded', 0],
    ['refundedPartly', 9.93],
    ['refundedOwed', 24.99],
  ])('is %s where %s was not paid', (text, offBill) => {
    expect(explanationOf({ ...settled, offBill })).toBe(text);
  });
});
