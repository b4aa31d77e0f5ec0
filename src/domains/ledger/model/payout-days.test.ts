import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { shopClockMs, shopDay } from '#engine/model/dates.ts';
import { weekday } from '#domains/pricing/model/delivery/business-days.ts';
import { nextPayoutAfter, payoutCutOff } from './payout-days.ts';
import { upcomingPayouts } from './upcoming.ts';

const at = (text: string) => new Date(text);

test.each([
  ['the second before a payout Monday', '2026-11-23T04:59:59Z', '2026-11-23'],
  ['its first moment', '2026-11-23T05:00:00Z', '2026-12-07'],
  ['the Monday in between', '2026-11-16T15:00:00Z', '2026-11-23'],
  ['a summer’s day', '2026-07-01T00:00:00Z', '2026-07-06'],
  ['the week in which the clocks change', '2026-10-30T12:00:00Z', '2026-11-09'],
])('after %s', (_, last, day) => {
  expect(shopDay(nextPayoutAfter(at(last)))).toBe(day);
});

it('is always a Monday midnight, two weeks after the one before', () => {
  const anyMoment = fc.date({ min: at('2025-01-01'), max: at('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyMoment, (last) => {
      const next = nextPayoutAfter(last);
      const afterNext = nextPayoutAfter(next);
      expect(next > last).toBe(true);
      expect([weekday(shopDay(next)), shopClockMs(next)]).toEqual([1, 0]);
      expect(Date.parse(shopDay(afterNext)) - Date.parse(shopDay(next))).toBe(14 * 24 * 3_600_000);
    }),
  );
});

const PAID = {
  partId: 1,
  netCents: 1,
  owedCents: 0,
  isDisputed: false,
  entries: [{ id: 1, cents: 1, settledCents: 0, pieces: 0 }],
};

it('pays a part that was delivered more than 48 hours before', () => {
  const monday = at('2026-11-23T05:00:00Z');
  expect(payoutCutOff(monday)).toEqual(at('2026-11-21T05:00:00Z'));
  const now = at('2026-11-18T12:00:00Z');
  const payoutDayOf = (deliveredAt: Date, asked = now) =>
    upcomingPayouts([{ ...PAID, deliveredAt }], asked)[0]!.payoutOn;
  expect(payoutDayOf(at('2026-11-21T04:59:59Z'))).toBe('2026-11-23');
  expect(payoutDayOf(at('2026-11-21T05:00:00Z'))).toBe('2026-12-07');
  expect(payoutDayOf(at('2026-01-10T05:00:00Z'))).toBe('2026-11-23');
  // On the payout day itself what it did not hold comes with the next.
  expect(payoutDayOf(at('2026-11-21T05:00:00Z'), at('2026-11-23T05:00:00Z'))).toBe('2026-12-07');
});
