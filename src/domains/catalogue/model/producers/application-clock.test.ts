import { describe, expect, it } from 'vitest';
import { applicationDueOn, isOverdue, overdueBefore } from './application-clock.ts';

describe('the clock of an application', () => {
  it.each([
    ['on a Monday', '2026-11-16T15:00:00Z', '2026-11-25'],
    ['on a Friday', '2026-11-20T15:00:00Z', '2026-12-01'],
    ['on a Saturday', '2026-11-21T15:00:00Z', '2026-12-02'],
    ['late on Sunday in the shop, on Monday in Europe', '2026-11-23T04:59:00Z', '2026-12-02'],
  ])('runs for 7 business days: %s', (_, appliedAt, dueOn) => {
    expect(applicationDueOn(new Date(appliedAt))).toBe(dueOn);
  });

  it('has run out the day after', () => {
    expect(isOverdue('2026-11-25', new Date('2026-11-26T04:59:00Z'))).toBe(false);
    expect(isOverdue('2026-11-25', new Date('2026-11-26T05:00:00Z'))).toBe(true);
  });

  it.each(['2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'])(
    'separates old applications from young ones on %s',
    (day) => {
      const now = new Date(`${day}T17:00:00Z`);
      const limit = overdueBefore(now);
      expect(isOverdue(applicationDueOn(new Date(limit.getTime() - 1)), now)).toBe(true);
      expect(isOverdue(applicationDueOn(limit), now)).toBe(false);
    },
  );
});
