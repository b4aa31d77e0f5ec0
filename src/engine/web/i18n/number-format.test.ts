import { expect, it, vi } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { numberFormat, oneDecimal } from './number-format.ts';

it.each(LANGUAGES)('writes every number in %s as the language does', (language) => {
  const byTheBook = new Intl.NumberFormat(language);
  for (const value of [0, 7, -0, -3, 0.5, 99, 999, 999.5, 1000, 12_345, 1_234_567.8, Number.NaN])
    expect(numberFormat(language).format(value)).toBe(byTheBook.format(value));
});

it('makes no format for what is written with digits alone, which most pages show', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  try {
    numberFormat('pt').format(42);
    expect(made).not.toHaveBeenCalled();
  } finally {
    made.mockRestore();
  }
});

it.each(LANGUAGES)('writes one decimal in %s as the language does', (language) => {
  const byTheBook = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  for (const value of [0, 0.1, 3.5, 4.6, 5])
    expect(oneDecimal(value, language)).toBe(byTheBook.format(value));
});
