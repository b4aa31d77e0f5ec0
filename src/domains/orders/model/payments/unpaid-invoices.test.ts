import { expect, it } from 'vitest';
import { daysOverdue, reminderStep } from './unpaid-invoices.ts';

it.each([
  ['2026-11-13', undefined],
  ['2026-11-14', 0],
  ['2026-11-20', 0],
  ['2026-11-21', 7],
  ['2026-11-27', 7],
  ['2026-11-28', 14],
  ['2027-03-01', 14],
])('reminds of an invoice that was due on 14 November, on %s, for the step %s', (today, step) => {
  expect(reminderStep('2026-11-14', today)).toBe(step);
});

it('counts days across the change of the clocks', () => {
  expect(daysOverdue('2026-10-30', '2026-11-02')).toBe(3);
});
