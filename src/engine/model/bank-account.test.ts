import { describe, expect, it, test } from 'vitest';
import { epcText, isAccountNumber, isBic, isIban, isRoutingNumber, spacedIban } from './bank-account.ts';

describe('an IBAN', () => {
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'GB29 NWBK 6016 1331 9268 19',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NO93 8601 1117 947',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  ])('%s is one', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it.each([
    ['a digit is wrong', 'DE89 3704 0044 0532 0130 01'],
    ['two digits changed places', 'DE98 3704 0044 0532 0130 00'],
    ['it is too short for its country', 'DE89 3704 0044 0532 0130'],
    ['its country has none', 'US89 3704 0044 0532 0130 00'],
    ['it is empty', ''],
    ['it is anything else', 'DE89 3704 0044 0532 0130 0x'],
  ])('is refused where %s', (_why, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('is read in fours', () => {
    expect(spacedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  });
});

test.each([
  ['021000021', true],
  ['011401533', true],
  ['021000022', false],
  ['012000021', false],
  ['000000000', false],
  ['02100002', false],
])('a routing number checks itself: %s', (number, isRight) => {
  expect(isRoutingNumber(number)).toBe(isRight);
});

test('account numbers and BICs have their forms', () => {
  expect(['1234', '12345678901234567'].map(isAccountNumber)).toEqual([true, true]);
  expect(['123', '123456789012345678', '0000', '12a4'].some(isAccountNumber)).toBe(false);
  expect(['COBADEFF', 'COBADEFFXXX'].map(isBic)).toEqual([true, true]);
  expect(['COBADEF', 'COBADEFFXX', 'cobadeff', '1OBADEFF'].some(isBic)).toBe(false);
});

describe('the banks’ code', () => {
  const account = { holder: 'Madia GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFF' };
  const asked = { cents: 123_05, reference: 'M-2026-000243' };

  it('says who is paid what for which invoice, line by line', () => {
    expect(epcText(account, asked)!.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFF',
      'Madia GmbH',
      'DE89370400440532013000',
      'EUR123.05',
      '',
      '',
      'M-2026-000243',
    ]);
  });

  it('needs no BIC, but an IBAN and an amount', () => {
    expect(epcText({ ...account, bic: null }, asked)!.split('\n')[4]).toBe('');
    expect(epcText({ ...account, iban: null }, asked)).toBeUndefined();
    expect(epcText(account, { ...asked, cents: 0 })).toBeUndefined();
  });

  it('fits into the 331 bytes that banks read', () => {
    const long = { ...account, holder: 'ü'.repeat(200) };
    expect(new TextEncoder().encode(epcText(long, asked)!).length).toBeLessThanOrEqual(331);
  });
});
