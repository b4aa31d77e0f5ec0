import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAccountNumber,
  isIban,
  isRoutingNumber,
  lastFourOf,
  plainIban,
} from '#engine/model/bank-account.ts';
import { payoutAccountFormSchema } from './payout-account.ts';

/** Examples of the registry. */
const IBANS = [
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'IT60X0542811101000000123456',
  'ES9121000418450200051332',
  'AT611904300234573201',
  'CH9300762011623852957',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
];

describe('an IBAN', () => {
  it.each(IBANS)('%s is right', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(isIban(plainIban(`${iban.slice(0, 4).toLowerCase()} ${iban.slice(4)}`))).toBe(true);
  });

  it.each([
    ['too short', 'DE8937040044053201300'],
    ['too long', 'DE893704004405320130000'],
    ['of no country', 'XX89370400440532013000'],
    ['empty', ''],
    ['with other signs', 'DE89370400440532013_00'],
  ])('%s is wrong', (_, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('with one wrong digit, or two that changed places, is wrong', () => {
    const anyPlace = fc.record({
      iban: fc.constantFrom(...IBANS),
      place: fc.nat(),
      other: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(anyPlace, ({ iban, place, other }) => {
        const at = 4 + (place % (iban.length - 4));
        const sign = iban[at]!;
        fc.pre(/\d/.test(sign));
        const wrong = (Number(sign) + other) % 10;
        expect(isIban(iban.slice(0, at) + wrong + iban.slice(at + 1))).toBe(false);
        const next = iban[at + 1];
        fc.pre(next !== undefined && /\d/.test(next) && next !== sign);
        expect(isIban(iban.slice(0, at) + next + sign + iban.slice(at + 2))).toBe(false);
      }),
    );
  });
});

describe('an American account', () => {
  it.each(['021000021', '011401533', '091000019', '322271627'])('at %s is at a bank', (routing) => {
    expect(isRoutingNumber(routing)).toBe(true);
  });

  it.each(['021000022', '12345678', '1234567890', '990000006', '', '02100002a'])(
    'at %s is at none',
    (routing) => {
      expect(isRoutingNumber(routing)).toBe(false);
    },
  );

  it('has 4 to 17 digits', () => {
    expect(['1234', '12345678901234567'].map(isAccountNumber)).toEqual([true, true]);
    expect(['123', '123456789012345678', '12a4'].map(isAccountNumber)).toEqual([false, false, false]);
    expect(lastFourOf('000123456789')).toBe('6789');
  });
});

describe('the form of a payout account', () => {
  const base = { kind: 'bank', holder: ' Frantoio Ripalunga ', password: 'secret' };
  const faults = (more: object) => {
    const { error } = payoutAccountFormSchema.safeParse({ ...base, ...more });
    return error?.issues.map(({ path, message }) => [path.join('.'), message]);
  };

  it('takes an IBAN, or a routing number and an account number', () => {
    expect(payoutAccountFormSchema.parse({ ...base, iban: 'de89 3704 0044 0532 0130 00' })).toMatchObject({
      holder: 'Frantoio Ripalunga',
      iban: 'DE89370400440532013000',
    });
    const american = { routingNumber: '021000021', accountNumber: '123456789' };
    expect(payoutAccountFormSchema.parse({ ...base, ...american })).toMatchObject(american);
  });

  it('says what is wrong, where it is', () => {
    expect(faults({ iban: 'DE00370400440532013000' })).toEqual([['iban', 'validation:ibanInvalid']]);
    expect(faults({ routingNumber: '021000022', accountNumber: '1' })).toEqual([
      ['routingNumber', 'validation:routingNumberInvalid'],
      ['accountNumber', 'validation:accountNumberInvalid'],
    ]);
    expect(faults({})).toEqual([['iban', 'validation:ibanInvalid']]);
    expect(faults({ iban: IBANS[0], routingNumber: '021000021', accountNumber: '1234' })).toEqual([
      ['iban', 'validation:ibanInvalid'],
    ]);
    expect(faults({ iban: IBANS[0], holder: ' ' })).toEqual([['holder', 'validation:holderRequired']]);
    expect(faults({ iban: IBANS[0], holder: '日本' })).toEqual([['holder', 'validation:holderLatin']]);
  });
});
