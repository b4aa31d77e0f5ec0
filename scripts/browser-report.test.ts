import { describe, expect, it } from 'vitest';
import { passedAtSecondTry } from './browser-report.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

describe('the report of the browser tests', () => {
  it('names those that passed only at their second try, wherever they stand', () => {
    const report = {
      stats: { expected: 2, flaky: 2, unexpected: 1 },
      errors: [],
      suites: [
        {
          title: 'cart.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
          suites: [{ title: 'on a phone', specs: [spec('opens', 'flaky'), spec('closes', 'unexpected')] }],
        },
        { title: 'shop.spec.ts', specs: [spec('lists', 'expected')] },
      ],
    };
    expect(passedAtSecondTry(report)).toEqual(['cart.spec.ts › closes', 'cart.spec.ts › on a phone › opens']);
  });
});
