import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatTierText, parseTierText } from './tier-text.ts';
import { anyTiers } from './tiers-arbitrary.ts';

describe('parseTierText', () => {
  it('reads 10:5,20:10,50:15', () => {
    expect(parseTierText('10:5,20:10,50:15')).toEqual({
      ok: true,
      tiers: [
        { minQuantity: 10, discountPercentage: 5 },
        { minQuantity: 20, discountPercentage: 10 },
        { minQuantity: 50, discountPercentage: 15 },
      ],
    });
  });

  it('bears blanks and fractions of a percent', () => {
    expect(parseTierText(' 10 : 5.5 , 20:10 ')).toEqual({
      ok: true,
      tiers: [
        { minQuantity: 10, discountPercentage: 5.5 },
        { minQuantity: 20, discountPercentage: 10 },
      ],
    });
  });

  test.each(['', '   '])('takes empty text %j for the standard table', (text) => {
    expect(parseTierText(text)).toEqual({ ok: true, tiers: null });
  });

  it('takes 1:0 for no bulk discount', () => {
    expect(parseTierText('1:0')).toEqual({ ok: true, tiers: [] });
  });

  test.each([
    'abc',
    '10',
    '10:',
    ':5',
    '10:five',
    'ten:5',
    '10:5,',
    ',',
    '10:5;20:10',
    '10:5:2',
    '1e1:5',
    '10:5 %',
  ])('does not know the format of %j', (text) => {
    expect(parseTierText(text)).toEqual({
      ok: false,
      error: 'format',
      messageKey: 'validation:tiersFormat',
    });
  });

  test.each([
    ['1:5', 'tiersQuantity'],
    ['-10:5', 'tiersQuantity'],
    ['2.5:5', 'tiersQuantity'],
    [`${'9'.repeat(400)}:5`, 'tiersQuantity'],
    ['10:0', 'tiersPercentage'],
    ['10:91', 'tiersPercentage'],
    ['10:5.125', 'tiersDecimals'],
    ['20:5,10:10', 'tiersRising'],
    ['10:10,20:5', 'tiersPercentageRising'],
  ])('refuses %s by the rules', (text, key) => {
    expect(parseTierText(text)).toEqual({ ok: false, error: 'rules', messageKey: `validation:${key}` });
  });
});

describe('formatTierText', () => {
  it('leaves the standard table empty', () => {
    expect(formatTierText(null)).toBe('');
  });

  it('writes what parseTierText reads back', () => {
    fc.assert(
      fc.property(fc.option(anyTiers), (tiers) => {
        expect(parseTierText(formatTierText(tiers))).toEqual({ ok: true, tiers });
      }),
    );
  });
});
