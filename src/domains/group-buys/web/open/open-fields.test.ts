import { describe, expect, it } from 'vitest';
import { openGroupBuySchema } from '#domains/group-buys/model/group-input.ts';
import { openBody, openFieldsSchema, type OpenFields } from './open-fields.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const FIELDS: OpenFields = {
  quantity: 2,
  closesIn: '24',
  minimumQuantity: '',
  title: '',
  delivery: 'separate',
  public: false,
  customerName: 'Beatrice Marlow',
  customerEmail: 'beatrice@example.com',
  customerPhone: '',
  shippingAddress: '7 Orchard Row, Bath, ME 04530',
  paymentMethod: 'invoice',
  buyAnyway: true,
};

describe('what is sent to open a group buy', () => {
  it('leaves out what was left empty', () => {
    const body = openBody(FIELDS, 7, NOW);
    for (const name of ['title', 'minimumQuantity', 'customerPhone', 'buyAnyway', 'closesIn'])
      expect(body).not.toHaveProperty(name);
    expect(body).toMatchObject({ productId: 7, quantity: 2, closesAt: '2026-11-17T12:00:00.000Z' });
    expect(openGroupBuySchema.safeParse(body).success).toBe(true);
  });

  it('says what happens below the minimum only where there is one', () => {
    const body = openBody({ ...FIELDS, minimumQuantity: '20', title: 'Oil for us' }, 7, NOW);
    expect(body).toMatchObject({ minimumQuantity: 20, buyAnyway: true, title: 'Oil for us' });
    expect(openBody({ ...FIELDS, minimumQuantity: '20', delivery: 'together' }, 7, NOW)).not.toHaveProperty(
      'buyAnyway',
    );
  });

  it.each(['0', '-1', '1.5', '10000', 'ten'])('does not take %s as a minimum', (minimumQuantity) => {
    expect(openFieldsSchema.safeParse({ ...FIELDS, minimumQuantity }).success).toBe(false);
  });
});
