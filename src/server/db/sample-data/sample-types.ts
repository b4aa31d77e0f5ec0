import type { Language } from '#shared/languages.ts';

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

export interface SampleProduct {
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
}

/** What a translation file provides, keyed by slug. */
export interface SampleTranslations {
  language: Exclude<Language, 'en'>;
  categories: Record<string, { name: string; description: string }>;
  producers: Record<string, { description: string; shippingPolicy: string; returnPolicy: string }>;
  products: Record<string, { name: string; description: string; attributes: Record<string, string> }>;
}
