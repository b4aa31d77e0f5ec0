import { afterEach, describe, expect, test } from 'vitest';
import { readAddress } from '#engine/model/places/read-address.ts';
import { adoptPolicies } from '#engine/model/policies.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { isNotDelivered, isPoBox } from './coverage.ts';

afterEach(() => {
  adoptHome();
  adoptPolicies();
});

describe('outside of what we deliver to', () => {
  test.each([
    '1 Aurora Way, Anchorage, AK 99501',
    '1 Aurora Way, Anchorage, Alaska 99501',
    '1 Beach Road\nHonolulu, HI 96801-1234',
    '1 Beach Road, Honolulu, hi 96801, USA',
    'Calle Sol 1, San Juan, Puerto Rico 00901',
    'Calle Sol 1, San Juan, Puerto Rico',
    'Unit 1, Box 2, APO, AE 09001',
    '1 Main St, St. Thomas, VI 00801, U.S.A.',
    'Strandweg 1, Honolulu, HI 96801, Vereinigte Staaten',
    '1 Aurora Way, Anchorage, AK 99501, Canada',
    'Musterstraße 1, 10115 Berlin, Deutschland',
  ])('%s', (address) => {
    expect(isNotDelivered(readAddress(address, 'US'))).toBe(true);
  });

  test.each([
    '12 Harbour Street, Portland, OR 97201',
    '12 Alaska Avenue, Portland, ME 04101',
    '1 Pennsylvania Avenue, Washington, DC 20500',
    '12 Harbour Street, Portland',
    '1 Peach Street, Atlanta, Georgia',
    'HI 96801 is where I was born, 12 Harbour Street',
    '1 Aurora Way, Anchorage, AK 995010',
  ])('not %s', (address) => {
    expect(isNotDelivered(readAddress(address, 'US'))).toBe(false);
  });
});

describe('the countries that are delivered to', () => {
  const place = (country: string, region: string | null = null) => ({ country, region });

  test('are the home of the shop, until its owner chooses', () => {
    adoptHome({ currency: 'EUR', country: 'DE' });
    expect(isNotDelivered(place('DE'))).toBe(false);
    expect(isNotDelivered(place('US', 'ME'))).toBe(true);
  });

  test('are those that the owner has chosen', () => {
    adoptPolicies({ countries: ['US', 'CA'] });
    expect(isNotDelivered(place('CA', 'ON'))).toBe(false);
    expect(isNotDelivered(place('US', 'ME'))).toBe(false);
    expect(isNotDelivered(place('US', 'AK'))).toBe(true);
    expect(isNotDelivered(place('FR'))).toBe(true);
  });
});

describe('a PO box', () => {
  test.each(['PO Box 12, Portland', 'PO-Box 12', 'P.O. Box 12', 'p o box A', 'Post Office Box 7', 'POB 12'])(
    '%s',
    (address) => {
      expect(isPoBox(address)).toBe(true);
    },
  );

  test.each(['12 Boxwood Lane', 'Poppy Box Farm 1', '1 Pobble Street'])('not %s', (address) => {
    expect(isPoBox(address)).toBe(false);
  });
});
