import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DISPUTE_STATUSES, isDecided, latestStatus } from './dispute-status.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const anyReport = fc.record({
  status: fc.constantFrom(...DISPUTE_STATUSES),
  at: fc.integer({ min: 0, max: 100 }).map(at),
});

it('goes forward, whatever clocks say', () => {
  const [asked, open, review] = [
    { status: 'inquiry', at: at(9) },
    { status: 'open', at: at(8) },
    { status: 'under_review', at: at(7) },
  ] as const;
  expect(latestStatus([asked, open])).toBe(open);
  expect(latestStatus([review, open, asked])).toBe(review);
  const lost = { status: 'lost', at: at(1) } as const;
  expect(latestStatus([lost, review])).toBe(lost);
  const won = { status: 'won', at: at(2) } as const;
  expect(latestStatus([won, lost])).toBe(won);
  expect(() => latestStatus([])).toThrow('Nothing was said');
});

it('is the same in whichever order it was told, and once decided stays decided', () => {
  // Two decisions of the same moment would contradict each other.
  const anyReports = fc.uniqueArray(anyReport, { minLength: 1, selector: ({ at: when }) => when.getTime() });
  fc.assert(
    fc.property(anyReports, (reports) => {
      const { status } = latestStatus(reports);
      expect(latestStatus(reports.toReversed()).status).toBe(status);
      expect(latestStatus([...reports, ...reports]).status).toBe(status);
      expect(isDecided(status)).toBe(reports.some((report) => isDecided(report.status)));
    }),
  );
});
