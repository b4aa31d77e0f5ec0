import { expect, test } from 'vitest';
import { deliveryFaults, type DeliveryFacts, type DeliveryWish } from './delivery-faults.ts';

const PLAIN: DeliveryWish = {
  shippingMethod: 'standard',
  coldChain: false,
  deliveryDate: null,
  shippingAddress: '12 Harbour Street, Portland, OR 97201',
};
/** A Monday morning; something in the order spoils. */
const FACTS: DeliveryFacts = { perishables: true, orderedAt: new Date('2026-11-16T15:00:00Z') };

test.each<[string, Partial<DeliveryWish>, Partial<DeliveryFacts>, object]>([
  ['nothing chosen', {}, {}, {}],
  ['cold chain by express', { shippingMethod: 'express', coldChain: true }, {}, {}],
  ['cold chain by priority', { shippingMethod: 'priority', coldChain: true }, {}, {}],
  ['cold chain by standard', { coldChain: true }, {}, { coldChain: 'validation:coldChainMethod' }],
  [
    'cold chain for what does not spoil',
    { shippingMethod: 'express', coldChain: true },
    { perishables: false },
    { coldChain: 'validation:coldChainGoods' },
  ],
  ['the first day of standard', { deliveryDate: '2026-11-19' }, {}, {}],
  ['a day too early', { deliveryDate: '2026-11-18' }, {}, { deliveryDate: 'validation:deliveryDateRange' }],
  ['which express can do', { deliveryDate: '2026-11-18', shippingMethod: 'express' }, {}, {}],
  [
    'a PO box',
    { shippingAddress: 'PO Box 7, Portland' },
    {},
    { shippingAddress: 'validation:poBoxPerishables' },
  ],
  ['a PO box for what keeps', { shippingAddress: 'PO Box 7, Portland' }, { perishables: false }, {}],
])('%s', (_, wish, facts, fields) => {
  expect(deliveryFaults({ ...PLAIN, ...wish }, { ...FACTS, ...facts }).fields).toEqual(fields);
});
