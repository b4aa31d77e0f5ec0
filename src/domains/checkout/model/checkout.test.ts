import { describe, expect, it, test } from 'vitest';
import { checkoutSchema } from './checkout.ts';

const GOOD = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};

function fieldsOf(input: unknown): Record<string, string | undefined> {
  const parsed = checkoutSchema.safeParse(input);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('the checkout form', () => {
  it('takes a name, an address to write to and one to ship to', () => {
    expect(checkoutSchema.parse(GOOD)).toEqual(GOOD);
  });

  it('trims what people paste', () => {
    expect(checkoutSchema.parse({ ...GOOD, customerName: '  Ada Moreau ' }).customerName).toBe('Ada Moreau');
  });

  test.each([
    ['a name of one character', { customerName: 'A' }, 'customerName', 'validation:nameMin2'],
    ['a name of blanks', { customerName: '     ' }, 'customerName', 'validation:nameMin2'],
    ['no name', { customerName: undefined }, 'customerName', 'validation:nameMin2'],
    ['a name of 100 KB', { customerName: 'x'.repeat(100_000) }, 'customerName', 'validation:tooLong'],
    ['a name over two lines', { customerName: 'Ada\nBcc: x' }, 'customerName', 'validation:invalidInput'],
    ['half an e-mail address', { customerEmail: 'ada@' }, 'customerEmail', 'validation:emailInvalid'],
    [
      'an e-mail address with a header',
      { customerEmail: 'a@b.co\nBcc: c@d.co' },
      'customerEmail',
      'validation:emailInvalid',
    ],
    [
      'an address of 9 characters',
      { shippingAddress: '123456789' },
      'shippingAddress',
      'validation:shippingAddressMin10',
    ],
    [
      'a NUL in the address',
      { shippingAddress: '12 Harbour\u0000 Street' },
      'shippingAddress',
      'validation:invalidInput',
    ],
    ['a phone number of 41 digits', { customerPhone: '1'.repeat(41) }, 'customerPhone', 'validation:tooLong'],
  ])('refuses %s', (_, change, field, message) => {
    expect(fieldsOf({ ...GOOD, ...change })).toEqual({ [field]: message });
  });

  it('takes an address of 10 characters and of several lines', () => {
    expect(fieldsOf({ ...GOOD, shippingAddress: '1234567890' })).toEqual({});
    expect(fieldsOf({ ...GOOD, shippingAddress: '12 Harbour Street\r\nPortland' })).toEqual({});
  });
});
