import { isInEuropeanUnion } from '#engine/model/places/european-union.ts';

/**
 * The text of a button that binds to pay: an order, a place in a group buy, a standing order. The European Union wants it to
 * say so, and nothing beside it (directive 2011/83, article 8 (2)), also where something else has to happen first before
 * the money is owed (Court of Justice, C-400/22). Without these words nobody there is bound.
 */
export function bindingText<Key extends string>(key: Key, country: string): Key | `${Key}InEurope` {
  return isInEuropeanUnion(country) ? `${key}InEurope` : key;
}
