import { expect, it } from 'vitest';
import { lineOptions } from '#domains/returns/model/return-rules.ts';
import { offeredReasons, reasonObstacles } from './reason-offers.ts';

const DELIVERED = new Date('2026-03-01T15:00:00Z');

/** A line as the server describes it, so many days after its delivery. */
function line(name: string, days: number, perishable = false, delivered = DELIVERED) {
  const now = new Date(DELIVERED.getTime() + days * 24 * 3_600_000);
  const rules = { perishable, partStatus: 'delivered' as const, deliveredAt: delivered, quantityLeft: 2 };
  const { reasons, deadlines, feeFrom, feeApplies } = lineOptions(rules, now);
  return {
    name,
    perishable,
    reasons,
    deadlines: Object.fromEntries(
      Object.entries(deadlines).map(([reason, at]) => [reason, at.toISOString()]),
    ),
    feeFrom: feeFrom?.toISOString() ?? null,
    feeApplies,
    deliveredAt: delivered.toISOString(),
  };
}

const reasonsOf = (...lines: ReturnType<typeof line>[]) => offeredReasons(lines).map(({ reason }) => reason);

it('offers damage first, while it may be reported', () => {
  expect(reasonsOf(line('Honey', 1))).toEqual(['damaged', 'spoiled', 'defective', 'incorrect', 'unopened']);
  expect(offeredReasons([line('Honey', 1)])[0]!.until).toBe('2026-03-03T15:00:00.000Z');
});

it('offers only what holds for all of the lines, until the first of their deadlines', () => {
  const later = line('Cheese', 1, true, new Date('2026-03-02T09:00:00Z'));
  expect(reasonsOf(line('Honey', 1), later)).not.toContain('unopened');
  expect(offeredReasons([later, line('Honey', 1)])[0]!.until).toBe('2026-03-03T15:00:00.000Z');
});

it('names rule, lines and date of what is over, damage of all kinds once', () => {
  expect(reasonObstacles([line('Honey', 3)])).toEqual([
    { rule: 'damage', names: ['Honey'], until: '2026-03-03T15:00:00.000Z' },
  ]);
});

it('tells a perishable that it never could be returned unopened', () => {
  expect(reasonObstacles([line('Honey', 1), line('Cheese', 1, true)])).toEqual([
    { rule: 'perishable', names: ['Cheese'], until: null },
  ]);
});

it('says until when it costs nothing, and when it does', () => {
  const unopened = (days: number) =>
    offeredReasons([line('Honey', days)]).find(({ reason }) => reason === 'unopened');
  // The 30th day ends at midnight in New York, which has changed its clocks meanwhile.
  expect(unopened(29)).toMatchObject({ feeApplies: false, freeUntil: '2026-04-01T03:59:59.999Z' });
  expect(unopened(35)).toMatchObject({ feeApplies: true });
  expect(unopened(46)).toBeUndefined();
});
