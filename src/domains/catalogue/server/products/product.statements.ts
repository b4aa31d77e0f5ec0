import type { Allergen } from '#domains/catalogue/model/allergens.ts';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { localizedNameSql } from './localized-name.ts';
import { statement, type Statement } from '#engine/server/db/statement.ts';

/** What a product is made of for the public. */
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
  perishable: boolean;
  allergens: Allergen[];
  ingredients: string;
  storage: string;
  shelfLifeDays: number | null;
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
    select p.id, p.slug, ${localizedNameSql(language, 'p')} as name,
           coalesce(p.translations #>> '{${language},description}', p.description) as description,
           coalesce(p.translations #> '{${language},attributes}', p.attributes) as attributes,
           coalesce(p.translations #>> '{${language},ingredients}', p.ingredients) as ingredients,
           coalesce(p.translations #>> '{${language},storage}', p.storage) as storage,
           p.price_cents, p.unit, p.image_url, p.additional_images, p.image_preview, p.featured, p.producer_id,
           m.company_name as producer_name, m.slug as producer_slug, p.category_id, c.slug as category_slug,
           p.in_stock, p.quantity_available, p.discount_tiers, p.weight_grams, p.perishable, p.allergens,
           p.shelf_life_days, p.rating_sum, p.review_count, p.created_at
      from products p
      join categories c on c.id = p.category_id
      left join producer_profiles m on m.id = p.producer_id
     where p.listed and ${rest}`;
}

/** A statement for each language, as names stand in its text. */
function inEveryLanguage<Params extends object>(name: string, rest: string) {
  const statements = LANGUAGES.map((language) => [
    language,
    statement<ProductRow, Params>(`${name}-${language}`, select(language, rest)),
  ]);
  return Object.fromEntries(statements) as Record<Language, Statement<ProductRow, Params>>;
}

/** In no particular order. */
export const productsById = inEveryLanguage<{ ids: number[] }>('products-by-id', 'p.id = any($ids::int[])');

export const productWithSlug = inEveryLanguage<{ slug: string }>('product-by-slug', 'p.slug = $slug');

export const productsOfProducerWithSlug = inEveryLanguage<{ slug: string; limit: number }>(
  'products-of-producer',
  'p.producer_id = (select id from producer_profiles where slug = $slug) order by p.featured desc, p.id limit $limit',
);
