import { isInEuropeanUnion } from '#engine/model/places/european-union.ts';

/**
 * The text of the button that orders. The European Union wants it to say that paying follows (directive 2011/83, article 8
 * (2)); without these words nobody there is bound by the order.
 */
export function orderButtonText(country: string): 'form.submit' | 'form.submitInEurope' {
  return isInEuropeanUnion(country) ? 'form.submitInEurope' : 'form.submit';
}
