import { afterEach, expect, test } from 'vitest';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { givenOf, partsIn, type TypedParts } from './typed-address.ts';

afterEach(() => adoptHome());

const NONE: TypedParts = { country: 'US', city: '', region: '', postalCode: '' };
const typed = (shippingAddress: string, address: Partial<TypedParts> = {}) =>
  givenOf({ customerName: 'Ada Moreau', shippingAddress, address: { ...NONE, ...address } });

test('a text that says everything is read back, and sent alone', () => {
  const text = '12 Harbour Street\nPortland, ME 04101';
  const read = { country: 'US', city: 'Portland', region: 'ME', postalCode: '04101' };
  expect(partsIn(text)).toEqual(read);
  expect(typed(text, read)).toEqual({ shippingAddress: text });
  expect(typed(text)).toEqual({ shippingAddress: text });
  expect(typed('12 Harbour Street, Portland')).toEqual({ shippingAddress: '12 Harbour Street, Portland' });
});

test('parts that were filled in are sent with the street', () => {
  const parts = { city: 'Portland', region: 'ME', postalCode: '04101' };
  const sent = { name: 'Ada Moreau', line1: '12 Harbour Street', line2: '', ...parts, country: 'US' };
  expect(typed('12 Harbour Street', parts)).toEqual({ address: sent });
  expect(typed('12 Harbour Street\nFlat 3', parts)).toEqual({ address: { ...sent, line2: 'Flat 3' } });
  expect(typed('12 Harbour Street, Portland', parts)).toEqual({ address: sent });
});

test('parts that were corrected win over what was read', () => {
  const corrected = { city: 'Portland', region: 'OR', postalCode: '97201' };
  expect(typed('12 Harbour Street, Portland, ME 04101', corrected)).toMatchObject({
    address: { line1: '12 Harbour Street', ...corrected, country: 'US' },
  });
});

test('a country that was chosen counts', () => {
  adoptHome({ currency: 'EUR', country: 'DE' });
  expect(typed('Rue X 1, 75001 Paris', { country: 'FR' })).toEqual({
    shippingAddress: 'Rue X 1, 75001 Paris\nFrance',
  });
  expect(
    typed('Rue X 1\n75001 Paris\nFrance', { country: 'FR', city: 'Paris', postalCode: '75001' }),
  ).toEqual({
    address: {
      name: 'Ada Moreau',
      line1: 'Rue X 1',
      line2: '',
      city: 'Paris',
      region: '',
      postalCode: '75001',
      country: 'FR',
    },
  });
});
