import { expect, it } from 'vitest';
import type { AdminPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';
import { NEW_PROMO_CODE, toBody, toValues } from './promo-code-values.ts';

const CODE: AdminPromoCode = {
  id: 7,
  code: 'HARVEST',
  kind: 'amount',
  value: 15.5,
  description: 'For the harvest',
  minTotal: 60,
  startsAt: '2026-03-08T06:30:00.000Z',
  endsAt: '2026-11-01T07:30:00.000Z',
  maxUses: 100,
  oncePerCustomer: true,
  active: false,
  uses: 3,
  cost: 46.5,
  createdAt: '2026-01-01T00:00:00.000Z',
};

it('what was not touched comes back as it was, times to the minute', () => {
  const { id: _id, uses: _uses, cost: _cost, createdAt: _createdAt, ...written } = CODE;
  expect(toBody(toValues(CODE))).toEqual(written);
});

it('what was left empty has no bound', () => {
  expect(toBody({ ...NEW_PROMO_CODE, code: 'SHIP', kind: 'free_shipping' })).toEqual({
    code: 'SHIP',
    kind: 'free_shipping',
    value: 0,
    description: '',
    minTotal: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    oncePerCustomer: false,
    active: true,
  });
  const open = { ...CODE, minTotal: null, startsAt: null, endsAt: null, maxUses: null };
  expect(toBody(toValues(open))).toMatchObject({
    minTotal: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
  });
});
