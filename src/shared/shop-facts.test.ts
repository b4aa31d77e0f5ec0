import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { formatPercent } from './shop-facts.ts';

describe.each(LANGUAGES)('percentages in %s', (language) => {
  const byTheBook = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });

  it.each([0, 5, 12.5, 15, 33.333, 99.99, 100])('writes %d as the language does', (percent) => {
    expect(formatPercent(percent, language)).toBe(byTheBook.format(percent / 100));
  });
});
