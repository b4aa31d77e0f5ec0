import { expect, it } from 'vitest';
import { adoptAddedWords } from '#engine/model/added-names.ts';
import { isPaymentMethod, METHODS, methodsThat, PAYMENT_METHODS, refundWay } from './payment-method.ts';

it('knows its methods by their names and nothing else', () => {
  expect(PAYMENT_METHODS).toEqual(['invoice', 'card', 'test']);
  expect(['card', 'constructor', ''].map(isPaymentMethod)).toEqual([true, false, false]);
  expect(['x-till', 'x-', 'x-Till', 'x-../card'].map(isPaymentMethod)).toEqual([true, false, false, false]);
});

it('asks only providers to refund, to name a fee or to close a page', () => {
  for (const { provider, refundsByItself, takesFee, hasPageToClose } of Object.values(METHODS))
    expect(provider !== null || !(refundsByItself || takesFee || hasPageToClose)).toBe(true);
  const closing = () => methodsThat(({ hasPageToClose }) => hasPageToClose);
  expect(closing()).toEqual(['card']);
  const words = { en: 'Till', de: 'Till', fr: 'Till', it: 'Till', es: 'Till' };
  adoptAddedWords([{ choice: 'payment', name: 'x-till', label: words, text: words }]);
  expect(closing()).toEqual(['card', 'x-till']);
  adoptAddedWords([]);
});

it.each([
  ['card', true, 'card'],
  ['card', false, 'transfer'],
  ['invoice', false, 'transfer'],
  ['test', false, 'test'],
  ['x-till', true, 'provider'],
  ['x-till', false, 'transfer'],
] as const)('says how money of %s goes back (by its provider: %s): %s', (method, isByProvider, way) => {
  expect(refundWay(method, isByProvider)).toBe(way);
});
