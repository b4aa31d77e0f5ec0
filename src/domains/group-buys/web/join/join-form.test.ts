import { describe, expect, it } from 'vitest';
import { joinBody, joinSchemaOf, type JoinFields } from './join-form.tsx';

const FIELDS: JoinFields = {
  quantity: 2,
  items: [],
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  customerPhone: ' ',
  shippingAddress: '12 Harbour Street, Portland',
  paymentMethod: 'invoice',
  buyAnyway: true,
};

describe('what is sent to join', () => {
  it('has an address and may buy anyway where each parcel goes its own way', () => {
    const { customerPhone: _left, items: _none, ...sent } = FIELDS;
    expect(joinBody(FIELDS, { delivery: 'separate' })).toEqual(sent);
    const schema = joinSchemaOf({ delivery: 'separate' });
    expect(schema.safeParse({ ...FIELDS, shippingAddress: '' }).success).toBe(false);
  });

  it('has neither where everything goes to the organizer', () => {
    const body = joinBody({ ...FIELDS, customerPhone: '555-0100-100' }, { delivery: 'together' });
    expect(body).not.toHaveProperty('shippingAddress');
    expect(body).not.toHaveProperty('buyAnyway');
    expect(body).toMatchObject({ customerPhone: '555-0100-100' });
    expect(joinSchemaOf({ delivery: 'together' }).safeParse({ ...FIELDS, shippingAddress: '' }).success).toBe(
      true,
    );
  });
});
