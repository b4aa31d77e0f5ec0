import { expect, it, describe } from 'vitest';
import { closingFault } from '#domains/group-buys/model/closing-time.ts';
import { openGroupBuySchema } from '#domains/group-buys/model/group-input.ts';
import { CLOSING_HOURS, closingMoment, openBody, openFieldsSchema, type OpenFields } from './open-fields.ts';

const OPENED = new Date('2026-10-31T22:00:00Z');
const MINUTE_MS = 60_000;

it.each(CLOSING_HOURS)('%s hours are allowed, also where the clock is four minutes off', (hours) => {
  const closes = closingMoment(hours, OPENED);
  for (const minutes of [-4, 0, 4])
    expect(closingFault(closes, new Date(OPENED.getTime() + minutes * MINUTE_MS))).toBeNull();
});

it('is what was chosen, to the minute, wherever that is possible', () => {
  expect(closingMoment('48', OPENED).toISOString()).toBe('2026-11-02T22:00:00.000Z');
});

const NOW = new Date('2026-11-16T12:00:00Z');
const FIELDS: OpenFields = {
  quantity: 2,
  items: [],
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

  it('lists nothing that goes to the organizer’s home, whatever was chosen before', () => {
    const both = { ...FIELDS, delivery: 'together', public: true } as const;
    const body = openBody(both, 7, NOW);
    expect(body.public).toBe(false);
    expect(openGroupBuySchema.safeParse(body).success).toBe(true);
    expect(openBody({ ...FIELDS, public: true }, 7, NOW).public).toBe(true);
  });

  it.each(['0', '-1', '1.5', '10000', 'ten'])('does not take %s as a minimum', (minimumQuantity) => {
    expect(openFieldsSchema.safeParse({ ...FIELDS, minimumQuantity }).success).toBe(false);
  });
});
