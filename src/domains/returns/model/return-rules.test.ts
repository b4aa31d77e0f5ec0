import { describe, expect, it } from 'vitest';
import { RETURN_REASONS, type ReturnReason } from '#domains/catalogue/model/return-reasons.ts';
import {
  decisionDue,
  feeApplies,
  lastMoment,
  lineOptions,
  returnObstacle,
  type ReturnableLine,
} from './return-rules.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** Noon in New York, in summer and in winter. */
const DELIVERED = new Date('2026-06-10T16:00:00Z');
/** Two days before clocks go back (November 1) and before they go forward (March 8). */
const BEFORE_AUTUMN = new Date('2026-10-30T16:00:00Z');
const BEFORE_SPRING = new Date('2026-03-06T17:00:00Z');

const after = (start: Date, ms: number) => new Date(start.getTime() + ms);
const jar = (changes: Partial<ReturnableLine> = {}): ReturnableLine => ({
  perishable: false,
  partStatus: 'delivered',
  deliveredAt: DELIVERED,
  quantityLeft: 1,
  ...changes,
});
const isPossible = (reason: ReturnReason, line: ReturnableLine, now: Date) =>
  returnObstacle(reason, line, now) === null;

describe('48 hours for damage', () => {
  it.each(['damaged', 'spoiled', 'defective'] as const)('%s: 47:59 is in time, 48:01 is not', (reason) => {
    for (const deliveredAt of [DELIVERED, BEFORE_AUTUMN, BEFORE_SPRING]) {
      for (const perishable of [true, false]) {
        const line = jar({ perishable, deliveredAt });
        expect(isPossible(reason, line, after(deliveredAt, 47 * HOUR + 59 * MINUTE))).toBe(true);
        expect(isPossible(reason, line, after(deliveredAt, 48 * HOUR))).toBe(true);
        expect(isPossible(reason, line, after(deliveredAt, 48 * HOUR + MINUTE))).toBe(false);
      }
    }
  });
});

/** The first and the last moment of a day in New York. */
const SPAN: Record<string, [string, string]> = {
  'June, day 30': ['2026-07-10T04:00:00Z', '2026-07-11T03:59:59.999Z'],
  'June, day 31': ['2026-07-11T04:00:00Z', '2026-07-12T03:59:59.999Z'],
  'June, day 45': ['2026-07-25T04:00:00Z', '2026-07-26T03:59:59.999Z'],
  'June, day 46': ['2026-07-26T04:00:00Z', '2026-07-27T03:59:59.999Z'],
  // Delivered in summer time, over in winter time.
  'October, day 30': ['2026-11-29T05:00:00Z', '2026-11-30T04:59:59.999Z'],
  'October, day 31': ['2026-11-30T05:00:00Z', '2026-12-01T04:59:59.999Z'],
  'October, day 45': ['2026-12-14T05:00:00Z', '2026-12-15T04:59:59.999Z'],
  'October, day 46': ['2026-12-15T05:00:00Z', '2026-12-16T04:59:59.999Z'],
  // Delivered in winter time, over in summer time.
  'March, day 30': ['2026-04-05T04:00:00Z', '2026-04-06T03:59:59.999Z'],
  'March, day 31': ['2026-04-06T04:00:00Z', '2026-04-07T03:59:59.999Z'],
  'March, day 45': ['2026-04-20T04:00:00Z', '2026-04-21T03:59:59.999Z'],
  'March, day 46': ['2026-04-21T04:00:00Z', '2026-04-22T03:59:59.999Z'],
};
const DELIVERIES: Record<string, Date> = { June: DELIVERED, October: BEFORE_AUTUMN, March: BEFORE_SPRING };

describe.each(Object.keys(DELIVERIES))('delivered in %s, at any hour', (month) => {
  const delivered = DELIVERIES[month]!;
  const onDay = (day: number) => SPAN[`${month}, day ${day}`]!.map((text) => new Date(text));
  /** Early and late on the day of delivery. */
  const moments = [delivered, after(delivered, -11 * HOUR), after(delivered, 11 * HOUR)];

  it('wrong items come back until the end of day 30', () => {
    for (const deliveredAt of moments) {
      for (const now of onDay(30)) expect(isPossible('incorrect', jar({ deliveredAt }), now)).toBe(true);
      for (const now of onDay(31)) expect(isPossible('incorrect', jar({ deliveredAt }), now)).toBe(false);
    }
  });

  it('unopened ones until day 30 for nothing, to day 45 with the fee', () => {
    for (const deliveredAt of moments) {
      const line = jar({ deliveredAt });
      for (const now of onDay(30)) expect(feeApplies('unopened', deliveredAt, now)).toBe(false);
      for (const day of [31, 45])
        for (const now of onDay(day)) {
          expect(isPossible('unopened', line, now)).toBe(true);
          expect(feeApplies('unopened', deliveredAt, now)).toBe(true);
          expect(lineOptions(line, now)).toMatchObject({ reasons: ['unopened'], feeApplies: true });
        }
      for (const now of onDay(46)) expect(isPossible('unopened', line, now)).toBe(false);
    }
  });

  it('nothing but being unopened ever costs the fee', () => {
    for (const reason of RETURN_REASONS.filter((each) => each !== 'unopened'))
      for (const day of [31, 45]) expect(feeApplies(reason, delivered, onDay(day)[0]!)).toBe(false);
  });
});

describe('what a line may be returned for', () => {
  const soon = after(DELIVERED, HOUR);

  it('everything, right after delivery', () => {
    const { reasons, deadlines, until, feeFrom, obstacle } = lineOptions(jar(), soon);
    expect(reasons).toEqual([...RETURN_REASONS]);
    expect(deadlines.damaged).toEqual(after(DELIVERED, 48 * HOUR));
    expect(deadlines.incorrect).toEqual(new Date('2026-07-11T03:59:59.999Z'));
    expect(until).toEqual(lastMoment('unopened', DELIVERED));
    expect(feeFrom).toEqual(new Date('2026-07-11T04:00:00Z'));
    expect(obstacle).toBeNull();
  });

  it('a perishable for everything but being unopened', () => {
    const { reasons, feeFrom } = lineOptions(jar({ perishable: true }), soon);
    expect(reasons).toEqual(['incorrect', 'damaged', 'spoiled', 'defective']);
    expect(feeFrom).toBeNull();
    expect(returnObstacle('unopened', jar({ perishable: true }), soon)).toEqual({ kind: 'perishable' });
  });

  it.each([
    ['not delivered', jar({ partStatus: 'shipped', deliveredAt: null }), 'not_delivered'],
    ['cancelled', jar({ partStatus: 'cancelled', deliveredAt: null }), 'cancelled'],
    ['returned already', jar({ quantityLeft: 0 }), 'nothing_left'],
  ] as const)('nothing where it is %s', (_, line, kind) => {
    expect(lineOptions(line, soon)).toMatchObject({ reasons: [], until: null, obstacle: { kind } });
  });

  it('nothing when it is too late for everything; the last date is named', () => {
    const late = new Date('2027-01-01T12:00:00Z');
    expect(lineOptions(jar(), late).obstacle).toEqual({
      kind: 'too_late',
      reason: 'unopened',
      until: lastMoment('unopened', DELIVERED),
    });
    expect(lineOptions(jar({ perishable: true }), late).obstacle).toMatchObject({
      kind: 'too_late',
      reason: 'incorrect',
    });
  });
});

it('claims for perishables are decided within 24 hours', () => {
  expect(decisionDue(true, DELIVERED)).toEqual(after(DELIVERED, 24 * HOUR));
  expect(decisionDue(false, DELIVERED)).toBeNull();
});
