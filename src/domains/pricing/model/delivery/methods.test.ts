import { describe, expect, it, test } from 'vitest';
import { arrivalOf, deliveryDates, mayDeliverOn, shipByDay } from './methods.ts';

/** 2026-11-16 is a Monday; New York is five hours behind UTC. */
const MONDAY_MORNING = new Date('2026-11-16T15:00:00Z');

describe('arrival', () => {
  test.each([
    ['standard', 'Monday morning', '2026-11-16T15:00:00Z', '2026-11-19', '2026-11-23'],
    ['express', 'Monday morning', '2026-11-16T15:00:00Z', '2026-11-18', '2026-11-18'],
    ['priority', 'at noon', '2026-11-16T17:00:00.000Z', '2026-11-17', '2026-11-17'],
    ['priority', 'an instant after noon', '2026-11-16T17:00:00.001Z', '2026-11-18', '2026-11-18'],
    ['priority', 'Friday afternoon', '2026-11-20T18:00:00Z', '2026-11-24', '2026-11-24'],
    ['priority', 'Saturday afternoon', '2026-11-21T20:00:00Z', '2026-11-24', '2026-11-24'],
    ['express', 'Sunday', '2026-11-22T15:00:00Z', '2026-11-25', '2026-11-25'],
    ['standard', 'Sunday', '2026-11-22T15:00:00Z', '2026-11-26', '2026-11-30'],
    [
      'standard',
      'Monday 23:59 in New York, Tuesday in UTC',
      '2026-11-17T04:59:00Z',
      '2026-11-19',
      '2026-11-23',
    ],
    [
      'priority',
      'the Sunday on which the clocks go back',
      '2026-11-01T18:00:00Z',
      '2026-11-03',
      '2026-11-03',
    ],
  ] as const)('by %s, ordered %s', (method, _, now, earliest, latest) => {
    expect(arrivalOf(method, new Date(now))).toEqual({ earliest, latest });
  });
});

describe('a chosen delivery date', () => {
  const dates = deliveryDates('standard', MONDAY_MORNING);

  it('lies between the earliest day and 30 days ahead', () => {
    expect(dates).toEqual({ from: '2026-11-19', to: '2026-12-16' });
    expect(mayDeliverOn('2026-11-18', dates)).toBe(false);
    expect(mayDeliverOn('2026-11-19', dates)).toBe(true);
    expect(mayDeliverOn('2026-12-16', dates)).toBe(true);
    expect(mayDeliverOn('2026-12-17', dates)).toBe(false);
  });

  it('may be a Saturday, not a Sunday', () => {
    expect(mayDeliverOn('2026-11-21', dates)).toBe(true);
    expect(mayDeliverOn('2026-11-22', dates)).toBe(false);
  });

  test.each(['', '2026-11-31', '2026-11-2', '20261120', '2026-11-20T00:00:00Z', 'tomorrow'])(
    'is no "%s"',
    (text) => {
      expect(mayDeliverOn(text, dates)).toBe(false);
    },
  );

  it('moves on at midnight in New York', () => {
    expect(deliveryDates('express', new Date('2026-11-17T04:59:59Z')).from).toBe('2026-11-18');
    expect(deliveryDates('express', new Date('2026-11-17T05:00:00Z')).from).toBe('2026-11-19');
  });
});

describe('a producer ships', () => {
  it('within two business days', () => {
    expect(shipByDay(MONDAY_MORNING, [1, 24])).toBe('2026-11-18');
    expect(shipByDay(new Date('2026-11-20T15:00:00Z'), [1])).toBe('2026-11-24');
  });

  it('within four when a line has 25 or more', () => {
    expect(shipByDay(MONDAY_MORNING, [1, 25])).toBe('2026-11-20');
  });

  it('counting an order of the weekend from Monday', () => {
    expect(shipByDay(new Date('2026-11-21T15:00:00Z'), [1])).toBe('2026-11-25');
  });
});
