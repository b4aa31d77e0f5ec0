import { LANGUAGES, type Language } from '#shared/languages.ts';
import type { DiscountTier } from '#shared/pricing/tiers.ts';

/** What a product is made of for the public; the columns below carry these names. */
export interface ProductRow {
  id: number;
  slug: string;
  name: string;
  description: string;
  attributes: Record<string, string>;
  priceCents: number;
  unit: string;
  imageUrl: string | null;
  additionalImages: string[];
  imagePreview: string | null;
  featured: boolean;
  producerId: number | null;
  producerName: string | null;
  producerSlug: string | null;
  categoryId: number;
  categorySlug: string;
  inStock: boolean;
  quantityAvailable: number;
  discountTiers: DiscountTier[] | null;
  weightGrams: number;
  ratingSum: number;
  reviewCount: number;
  createdAt: Date;
}

/**
 * Written out, unlike most reads: two dozen columns of two dozen rows are read for every list and search, and the query
 * builder takes as long to hand them over as the database to find them.
 */
function select(language: Language, rest: string): string {
  return `
    select p.id, p.slug, coalesce(p.translations #>> '{${language},name}', p.name) as name,
           coalesce(p.translations #>> '{${language},description}', p.description) as description,
           coalesce(p.translations #> '{${language},attributes}', p.attributes) as attributes,
           p.price_cents as "priceCents", p.unit, p.image_url as "imageUrl", p.additional_images as "additionalImages",
           p.image_preview as "imagePreview", p.featured, p.producer_id as "producerId",
           m.company_name as "producerName", m.slug as "producerSlug", p.category_id as "categoryId",
           c.slug as "categorySlug", p.in_stock as "inStock", p.quantity_available as "quantityAvailable",
           p.discount_tiers as "discountTiers", p.weight_grams as "weightGrams", p.rating_sum as "ratingSum",
           p.review_count as "reviewCount", p.created_at as "createdAt"
      from products p
      join categories c on c.id = p.category_id
      left join producer_profiles m on m.id = p.producer_id
     where p.listed and ${rest}`;
}

/** A statement for each language, as names stand in its text. */
function inEveryLanguage(rest: string): Record<Language, string> {
  const statements = LANGUAGES.map((language) => [language, select(language, rest)]);
  return Object.fromEntries(statements) as Record<Language, string>;
}

/** $1 = numbers. In no particular order. */
export const PRODUCTS_BY_ID = inEveryLanguage('p.id = any($1::int[])');

/** $1 = slug. */
export const PRODUCT_BY_SLUG = inEveryLanguage('p.slug = $1');

/** $1 = the producer's slug, $2 = how many. */
export const PRODUCTS_OF_PRODUCER = inEveryLanguage(
  'p.producer_id = (select id from producer_profiles where slug = $1) order by p.featured desc, p.id limit $2',
);
