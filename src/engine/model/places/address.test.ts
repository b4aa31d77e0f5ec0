import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { addressSchema, knownAddress, placeFault, placeOf, type AddressInput } from './address.ts';
import { COUNTRY_CODES } from './countries.ts';
import { readAddress } from './read-address.ts';
import { regionsOf } from './regions.ts';
import { writeAddress } from './write-address.ts';

const MAINE: AddressInput = {
  name: 'Ada Lovelace',
  line1: '12 Harbour Street',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
};

function faultsOf(address: unknown): Record<string, string> {
  const { error } = addressSchema.safeParse(address);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('an address by its parts', () => {
  test('is kept without empty parts, its codes tidied', () => {
    const given = { ...MAINE, company: '', line2: null, region: ' me ', country: 'us' };
    expect(addressSchema.parse(given)).toEqual(MAINE);
    const toronto = { ...MAINE, city: 'Toronto', region: 'ON', postalCode: 'm5v2t6', country: 'CA' };
    expect(addressSchema.parse(toronto).postalCode).toBe('M5V 2T6');
    const london = { ...MAINE, city: 'London', region: undefined, postalCode: 'sw1a-1aa', country: 'GB' };
    expect(addressSchema.parse(london).postalCode).toBe('SW1A 1AA');
  });

  test.each<[string, Partial<Record<keyof AddressInput, unknown>>, Record<string, string>]>([
    ['nothing wrong', {}, {}],
    ['a ZIP code with four more figures', { postalCode: '04101-1234' }, {}],
    ['no name', { name: ' ' }, { name: 'validation:required' }],
    ['a name that is a link', { name: 'www.example.com' }, { name: 'validation:nameWithLink' }],
    ['two lines in one', { line1: '12 Harbour\nStreet' }, { line1: 'validation:invalidInput' }],
    ['a street without end', { line1: 'x'.repeat(201) }, { line1: 'validation:tooLong' }],
    ['an unknown country', { country: 'XX' }, { country: 'validation:countryUnknown' }],
    ['what every object has', { country: 'constructor' }, { country: 'validation:countryUnknown' }],
    ['no country', { country: undefined }, { country: 'validation:countryUnknown' }],
    ['no state', { region: '' }, { region: 'validation:regionRequired' }],
    ['a state of nowhere', { region: 'ZZ' }, { region: 'validation:regionUnknown' }],
    ['a province as a state', { region: 'ON' }, { region: 'validation:regionUnknown' }],
    ['no ZIP code', { postalCode: '' }, { postalCode: 'validation:postalCodeRequired' }],
    ['half a ZIP code', { postalCode: '041' }, { postalCode: 'validation:postalCodeInvalid' }],
    ['a ZIP code of another state', { region: 'OR' }, { postalCode: 'validation:postalCodeElsewhere' }],
    ['one of the same figures', { region: 'NY', postalCode: '06390' }, {}],
    [
      'a code of another province',
      { country: 'CA', region: 'BC', postalCode: 'M5V 2T6' },
      { postalCode: 'validation:postalCodeElsewhere' },
    ],
    ['Australia', { country: 'AU', region: 'NSW', postalCode: '2000' }, {}],
    [
      'another state of Australia',
      { country: 'AU', region: 'VIC', postalCode: '2000' },
      { postalCode: 'validation:postalCodeElsewhere' },
    ],
    ['Germany needs no region', { country: 'DE', region: undefined, postalCode: '10115' }, {}],
    [
      'Germany has five figures',
      { country: 'DE', region: undefined, postalCode: '1011' },
      { postalCode: 'validation:postalCodeInvalid' },
    ],
    ['Hong Kong has no codes', { country: 'HK', region: undefined, postalCode: '' }, {}],
  ])('%s', (_, change, faults) => {
    expect(faultsOf({ ...MAINE, ...change })).toEqual(faults);
  });

  test.each(['US', 'CA', 'AU'])('every region of %s has postal codes', (country) => {
    const codes =
      country === 'CA'
        ? [...'ABCEGHJKLMNPRSTVXY'].map((letter) => `${letter}1A 1A1`)
        : Array.from({ length: country === 'US' ? 1000 : 10_000 }, (_, figure) =>
            country === 'US' ? `${String(figure).padStart(3, '0')}01` : String(figure).padStart(4, '0'),
          );
    for (const { code: region } of regionsOf(country)!) {
      const fits = codes.filter((postalCode) => placeFault({ country, region, postalCode }) === undefined);
      expect(fits, region).not.toEqual([]);
      expect(fits.length, region).toBeLessThan(codes.length / 3);
    }
  });
});

describe('an address in one text', () => {
  test.each<[text: string, home: string, country: string, region: string | null, postalCode: string | null]>([
    ['12 Harbour Street, Portland, ME 04101', 'US', 'US', 'ME', '04101'],
    ['12 Harbour Street\nPortland, ME 04101-1234', 'US', 'US', 'ME', '04101-1234'],
    ['12 Harbour Street, Portland', 'US', 'US', null, null],
    ['12 Harbour Street, Portland', 'DE', 'DE', null, null],
    ['12 Harbour Street, Portland, ME 04101', 'DE', 'US', 'ME', '04101'],
    ['12 Harbour Street, Portland, XX 04101', 'US', 'US', null, null],
    ['Musterstraße 1, Berlin, DE 10115', 'DE', 'DE', null, null],
    ['1 Aurora Way, Anchorage AK99501', 'US', 'US', 'AK', '99501'],
    ['1 Aurora Way\nAnchorage\nAK - 99501-0001\n(USA)', 'US', 'US', 'AK', '99501-0001'],
    ['1 Beach Road, Honolulu, Hawai\u2019i 96801', 'US', 'US', 'HI', '96801'],
    ['1 Beach Road, Honolulu HI 96801 United States of America', 'DE', 'US', 'HI', '96801'],
    ['Strandweg 1, Honolulu, HI 96801, Vereinigte Staaten', 'US', 'US', 'HI', '96801'],
    ['1 rue de la Plage, Honolulu, HI 96801, États-Unis', 'US', 'US', 'HI', '96801'],
    ['1 Hill St, Charleston, West Virginia 25301', 'US', 'US', 'WV', '25301'],
    ['1 Main St, St. Thomas, U.S. Virgin Islands 00801', 'US', 'US', 'VI', '00801'],
    ['Calle Sol 1, San Juan, Puerto Rico 00901', 'US', 'US', 'PR', '00901'],
    ['1 Pennsylvania Avenue, Washington, D.C. 20500', 'US', 'US', 'DC', '20500'],
    ['1 Peach Street, Atlanta, Georgia', 'US', 'US', null, null],
    ['1 Peach Street, Atlanta, Georgia 30301', 'US', 'US', 'GA', '30301'],
    ['Rustaveli 1, Tbilisi, Georgia', 'DE', 'GE', null, null],
    ['Musterstraße 1\n10115 Berlin\nDeutschland', 'US', 'DE', null, null],
    ['1 rue X, 75001 Paris, FRANCE.', 'US', 'FR', null, null],
    ['Via Roma 1, 10100 Torino (Italia)', 'US', 'IT', null, null],
    ['Calle Mayor 1, 28013 Madrid, espana', 'US', 'ES', null, null],
    ['Bahnhofstrasse 1, 8001 Zürich, Svizzera', 'US', 'CH', null, null],
    ['10 Downing Street, London SW1A 2AA, UK', 'US', 'GB', null, null],
    ['1 Aurora Way, Anchorage, AK 99501, Canada', 'US', 'CA', null, null],
    ['HI 96801 is where I was born, 12 Harbour Street', 'US', 'US', null, null],
    ['', 'US', 'US', null, null],
  ])('%s (%s)', (text, home, country, region, postalCode) => {
    expect(placeOf(readAddress(text, home))).toEqual({ country, region, postalCode });
  });

  test('gives street and town where state and ZIP code show where they end', () => {
    expect(readAddress('12 Harbour Street\nFlat 3\nPortland, ME 04101, USA', 'US')).toMatchObject({
      line1: '12 Harbour Street',
      line2: 'Flat 3',
      city: 'Portland',
    });
    expect(readAddress('Main Street, ME 04101', 'US')).toMatchObject({ line1: 'Main Street', city: null });
  });
});

/** Without dots: 'Aa.US' would be a link, which no name may hold. */
const line = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 '-]{0,30}$/);
const zipOf: Record<string, string> = { ME: '04101', CA: '90001', AK: '99501', PR: '00901', WV: '25301' };
const american = fc.record({
  name: line,
  line1: line,
  city: line,
  region: fc.constantFrom(...Object.keys(zipOf)),
  country: fc.constant('US'),
});

test('what is written out of parts is read back', () => {
  const homes = fc.constantFrom('US', 'DE', 'FR', 'CA');
  fc.assert(
    fc.property(american, homes, (parts, homeCountry) => {
      const address = addressSchema.parse({ ...parts, postalCode: zipOf[parts.region]! });
      const text = writeAddress(address, { homeCountry, language: 'en' });
      expect(placeOf(readAddress(text, homeCountry))).toEqual(placeOf(knownAddress(address)));
    }),
  );
});

test.each(LANGUAGES)('every country is read back by its name (%s)', (language) => {
  for (const homeCountry of ['US', 'DE'])
    for (const country of COUNTRY_CODES) {
      if (country === 'GE' && homeCountry === 'US') continue;
      const address = { name: 'Ada', line1: 'Street 1', city: 'Town', country, postalCode: '' };
      const text = writeAddress(address, { homeCountry, language });
      expect(readAddress(text, homeCountry).country).toBe(country);
    }
});

test('no text is more than can be read', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.constantFrom('US', 'DE'), (text, home) => {
      const { country, region, postalCode } = readAddress(text, home);
      expect(COUNTRY_CODES).toContain(country);
      expect(region === null).toBe(postalCode === null);
    }),
  );
});
