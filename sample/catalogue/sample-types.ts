import type { Allergen } from '#domains/catalogue/model/allergens.ts';
import type { Language } from '#engine/model/languages.ts';

export interface SampleCategory {
  slug: string;
  name: string;
  description: string;
}

export interface SampleProducer {
  slug: string;
  companyName: string;
  businessType: string;
  founded: number;
  /** 'Town, Region, Country' */
  location: string;
  phoneNumber: string;
  website: string;
  /** Two or three paragraphs worth reading, separated by a blank line. */
  description: string;
  certifications: string[];
  shippingPolicy: string;
  returnPolicy: string;
}

interface SampleArticle {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  /** bottle, wedge, package, jar, tin, wheel, piece, box … */
  unit: string;
  weightGrams: number;
  categorySlug: string;
  producerSlug: string;
  featured: boolean;
  quantityAvailable: number;
  /** null: the standard table; []: no bulk discount. */
  discountTiers: { minQuantity: number; discountPercentage: number }[] | null;
  /** English names and values, in display order, e.g. { Origin: 'Liguria, Italy', Cultivar: 'Taggiasca' }. */
  attributes: Record<string, string>;
  storage: string;
}

export interface SampleProduct extends SampleArticle {
  perishable: boolean;
  /** All that its ingredients name, traces included. */
  allergens: Allergen[];
  ingredients: string;
  /** null: keeps for ever. */
  shelfLifeDays: number | null;
}

/** What a set is made of, its contents say. */
export interface SampleGiftSet extends SampleArticle {
  /** Slugs. */
  contents: string[];
}

interface TranslatedArticle {
  name: string;
  description: string;
  attributes: Record<string, string>;
  storage: string;
}

interface TranslatedProduct extends TranslatedArticle {
  ingredients: string;
}

/** What a translation file provides, keyed by slug. */
export interface SampleTranslations {
  language: Exclude<Language, 'en'>;
  categories: Record<string, { name: string; description: string }>;
  producers: Record<
    string,
    { location: string; description: string; shippingPolicy: string; returnPolicy: string }
  >;
  products: Record<string, TranslatedProduct>;
}

/** A translation file as it is written: the ingredients of gift sets are put together from their contents. */
export interface WrittenTranslations extends SampleTranslations {
  giftSets: Record<string, TranslatedArticle>;
}
