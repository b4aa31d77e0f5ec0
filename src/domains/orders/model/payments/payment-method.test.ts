import { expect, it } from 'vitest';
import { isPaymentMethod, METHODS, methodsThat, PAYMENT_METHODS, refundWay } from './payment-method.ts';

it('knows its methods by their names and nothing else', () => {
  expect(PAYMENT_METHODS).toEqual(['invoice', 'card', 'test']);
  expect(['card', 'constructor', ''].map(isPaymentMethod)).toEqual([true, false, false]);
});

it('asks only providers to refund, to name a fee or to close a page', () => {
  for (const { provider, refundsByItself, takesFee, hasPageToClose } of Object.values(METHODS))
    expect(provider !== null || !(refundsByItself || takesFee || hasPageToClose)).toBe(true);
  expect(methodsThat(({ hasPageToClose }) => hasPageToClose)).toEqual(['card']);
});

it.each([
  ['card', true, 'card'],
  ['card', false, 'transfer'],
  ['invoice', false, 'transfer'],
  ['test', false, 'test'],
] as const)('says how money of %s goes back (by its provider: %s): %s', (method, isByProvider, way) => {
  expect(refundWay(method, isByProvider)).toBe(way);
});
