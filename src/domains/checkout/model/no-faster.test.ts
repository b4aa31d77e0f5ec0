import { expect, test } from 'vitest';
import { SENT_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { arrivalOf } from '#domains/pricing/model/delivery/methods.ts';
import { noFasterThan } from './no-faster.ts';

const PRICES = { standard: 9.95, express: 12.95, priority: 24.95 };
const NOON_MS = 12 * 60 * 60 * 1000;

/** Of each method, which cheaper one is as fast at that moment. */
function judgedAt(moment: string, prices = PRICES) {
  const offered = SENT_METHODS.map((method) => ({
    method,
    price: prices[method],
    ...arrivalOf(method, new Date(moment)),
  }));
  return Object.fromEntries(offered.map((each) => [each.method, noFasterThan(each, offered)]));
}

test('before noon every dearer method is faster', () => {
  expect(judgedAt('2026-11-16T17:00:00Z')).toEqual({});
});

test('after noon priority arrives on the day of express', () => {
  expect(judgedAt('2026-11-16T17:00:01Z')).toEqual({ priority: { method: 'express', cutOffMs: NOON_MS } });
});

test('a method that costs the same or less is never reproached', () => {
  expect(judgedAt('2026-11-16T17:00:01Z', { ...PRICES, priority: 12.95 })).toEqual({});
});
