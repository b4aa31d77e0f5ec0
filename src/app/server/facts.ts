import { shopFacts, type FactWords } from '#domains/pricing/model/shop-facts.ts';
import type { Language } from '#engine/model/languages.ts';
import { shopTexts, type Texts } from '#engine/server/brand/brand-texts.ts';

/** What every text may name, in the words of a language. */
export function factsIn(language: Language) {
  return shopFacts(language, shopTexts[language].facts as FactWords & Texts);
}
