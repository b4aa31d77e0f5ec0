import { describe, expect, it } from 'vitest';
import { ALLERGENS, type Allergen } from '#domains/catalogue/model/allergens.ts';
import type { Language } from '#engine/model/languages.ts';
import { giftSets } from '#sample/catalogue/products/gift-sets.ts';
import { sampleProducts } from './products.ts';
import { sampleTranslations } from './translations.ts';

/** Words of an ingredient list that mean an allergen. Chestnuts and nutmeg are no nuts, cocoa butter no butter. */
const MEANS: Record<Language, Partial<Record<Allergen, RegExp>>> = {
  en: {
    gluten: /wheat|semolina|\boats?\b|barley|\brye\b/i,
    eggs: /\begg/i,
    fish: /sardine|mackerel|albacore|tuna|anchov/i,
    milk: /\bmilk\b|(?<!cocoa )butter\b|cheese|cream\b(?!:)/i,
    nuts: /hazelnut|walnut|almond|pistachio|\bnuts\b/i,
    sulphites: /\bwine\b|sherry/i,
    molluscs: /squid|octopus|mussel|mollusk/i,
    crustaceans: /crustacean|prawn|crab/i,
    soybeans: /soy/i,
    mustard: /mustard/i,
    celery: /celery/i,
    sesame: /sesame/i,
    peanuts: /peanut/i,
    lupin: /lupin/i,
  },
  de: {
    gluten: /weizen|hafer\b|gersten|roggen/i,
    eggs: /eigelb|\bei(er)?\b/i,
    fish: /sardine|makrele|thun/i,
    milk: /milch|(?<!kakao)butter\b/i,
    nuts: /haseln[uü]ss|waln[uü]ss|schalenfrücht/i,
    sulphites: /(?<!sch)wein|sherry/i,
    molluscs: /sepia|oktopus|muschel|weichtier/i,
    crustaceans: /krebs/i,
  },
  fr: {
    gluten: /\bblé|avoine|\borge\b/i,
    eggs: /œuf/i,
    fish: /sardine|maquereau|thon/i,
    milk: /\blait\b|beurre(?! de cacao)/i,
    nuts: /noisette|\bnoix\b|fruits à coque/i,
    sulphites: /\bvin\b|xérès/i,
    molluscs: /seiche|poulpe|\bmoules|mollusque/i,
    crustaceans: /crustacé/i,
  },
  it: {
    gluten: /grano duro|frumento|avena|orzo/i,
    eggs: /uovo|tuorl/i,
    fish: /sardine|sgombro|tonno/i,
    milk: /latte\b|burro(?! di cacao)/i,
    nuts: /nocciol|\bnoci\b|frutta a guscio/i,
    sulphites: /\bvino\b|sherry/i,
    molluscs: /seppia|polpo|cozze|mollusch/i,
    crustaceans: /crostace/i,
  },
  es: {
    gluten: /trigo|avena|cebada/i,
    eggs: /huevo/i,
    fish: /sardina|caballa|atún/i,
    milk: /leche|mantequilla/i,
    nuts: /avellana|nueces|frutos de cáscara/i,
    sulphites: /\bvino\b|jerez/i,
    molluscs: /calamar|pulpo|mejillon|molusco/i,
    crustaceans: /crustáceo/i,
  },
};

/** Of a gift set's lines only what follows the name: 'Fish Pâté: …' is called so, and says below what is in it. */
const namedIn = (ingredients: string, language: Language): Allergen[] => {
  const lists = ingredients
    .split('\n')
    .map((line) => line.replace(/^.*?\u00a0?: /u, ''))
    .join('\n');
  return ALLERGENS.filter((allergen) => MEANS[language][allergen]?.test(lists));
};

describe.each(sampleProducts)('the sample product $slug', (product) => {
  it('names the allergens that its ingredients mean, no more and no less', () => {
    expect(namedIn(product.ingredients, 'en')).toEqual(product.allergens);
  });

  it('lists the same in every language', () => {
    for (const { language, products } of sampleTranslations) {
      const { ingredients, storage } = products[product.slug]!;
      expect(namedIn(ingredients, language), language).toEqual(product.allergens);
      expect(ingredients.split('\n'), language).toHaveLength(product.ingredients.split('\n').length);
      expect(ingredients.split(', ').length, language).toBeGreaterThanOrEqual(
        product.ingredients.split(', ').length - 2,
      );
      expect(storage, language).toMatch(/\.$/);
      expect(storage, language).not.toBe(product.storage);
    }
  });

  it('says how it is kept, and for how long', () => {
    expect(product.storage).toMatch(/\.$/);
    // Salt alone keeps for ever.
    expect(product.shelfLifeDays === null).toBe(product.ingredients === 'Sea salt.');
    expect(product.shelfLifeDays ?? 1).toBeLessThanOrEqual(product.perishable ? 90 : 3_650);
    expect(product.storage.startsWith('Refrigerate')).toBe(product.perishable);
  });
});

describe.each(giftSets)('the gift set $slug', ({ slug, contents, attributes }) => {
  const set = sampleProducts.find((product) => product.slug === slug)!;
  const packed = contents.map((name) => sampleProducts.find((product) => product.slug === name)!);

  it('is what is in it', () => {
    for (const product of packed) {
      expect(set.allergens).toEqual(expect.arrayContaining(product.allergens));
      expect(set.shelfLifeDays).toBeLessThanOrEqual(product.shelfLifeDays ?? 3_650);
      expect(set.ingredients).toContain(`${product.name}: ${product.ingredients}`);
    }
    expect(set.perishable).toBe(packed.some(({ perishable }) => perishable));
  });

  it('holds as many things to eat as it says', () => {
    const eatable = attributes.Contents!.split(', ').filter((thing) => /\d (g|kg|ml)$/.test(thing));
    expect(contents).toHaveLength(eatable.length);
  });
});
