import { describe, expect, it } from 'vitest';
import { countryOfVatId, isVatId, tidyVatId, vatIdSchema } from './vat-id.ts';

/** Published examples, and numbers that companies print on their letters. */
const GOOD =
  `ATU13585627 BE0428759497 BG175074752 CY10259033P CZ46505334 DE136695976 DE129273398 DK88146328 DK13585628 EE100594102
EL094259216 ESA13585625 ES54362315K ESX2482300W ESB58378431 FI20774740 FR40303265045 FR23334175221 FRK7399859412 HR33392005961 HU12892312
IE6433435F IE8D79739I IE6433435OA IE8Z49289F IT00743110157 IT12345670017 LT119511515 LT100001919017 LU15027442 LV40003521600 MT11679112
NL004495445B01 NL000099998B57 PL8567346215 PT501964843 RO18547290 SE123456789701 SI50223054 SK2022749619 GB980780684 XI980780684`.split(
    /\s+/u,
  );

/** Another digit in the place of one. */
function slips(vatId: string): string[] {
  return [...vatId].flatMap((sign, at) =>
    at > 1 && /\d/u.test(sign)
      ? [`${vatId.slice(0, at)}${(Number(sign) + 1) % 10}${vatId.slice(at + 1)}`]
      : [],
  );
}

describe('a VAT id', () => {
  it.each(GOOD)('%s is one', (vatId) => expect(isVatId(vatId)).toBe(true));

  it.each([
    'DE136695976',
    'ATU13585627',
    'IT00743110157',
    'FR40303265045',
    'ESB58378431',
    'BE0428759497',
    'PL8567346215',
  ])('with one digit of %s wrong is none', (vatId) => expect(slips(vatId).filter(isVatId)).toEqual([]));

  it('of the Netherlands has one of two sums', () => {
    expect(isVatId('NL004495446B01')).toBe(false);
    expect(isVatId('NL000099998B58')).toBe(false);
  });

  it.each([
    '',
    'DE',
    'US123456789',
    'DE12345678',
    'ATU1358562',
    'DE136695976X',
    'ZZ123456789',
    'FRIO303265045',
  ])('%j is none', (vatId) => expect(isVatId(vatId)).toBe(false));

  it('may be typed as it is printed', () => {
    expect(vatIdSchema.parse(' de 136.695-976 ')).toBe('DE136695976');
    expect(vatIdSchema.parse('  ')).toBe('');
    expect(vatIdSchema.safeParse('DE136695977').error!.issues[0]!.message).toBe('validation:vatIdInvalid');
    expect(vatIdSchema.safeParse('D'.repeat(10_000)).success).toBe(false);
    expect(tidyVatId('be 0428.759.497')).toBe('BE0428759497');
  });

  it('names its country; Greece has letters of its own', () => {
    expect(['EL094259216', 'ATU13585627'].map(countryOfVatId)).toEqual(['GR', 'AT']);
  });
});
