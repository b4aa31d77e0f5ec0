import type { ShownCertificate } from '#domains/catalogue/model/certificates/shown-certificate.ts';
import type { ProductField, ProductFields, SeenBy } from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import type { StoredSize } from '#domains/catalogue/server/families.schema.ts';
import { STORED_SIZES } from '#domains/catalogue/server/families/listed-sizes.ts';
import { collapsedSql } from './collapse-families.ts';
import { sqlName } from './field-columns.ts';
import { localizedNameSql } from './localized-name.ts';
import { statement, type Statement } from '#engine/server/db/statement.ts';

type TableRow = typeof products.$inferSelect;
type PublicField = SeenBy<typeof PRODUCT_FIELDS, 'public'>;

/** What a product is made of for the public: its fields, and what else the select names. */
export interface ProductRow extends Pick<
  TableRow,
  | (typeof PRODUCT_FIELDS)[PublicField]['column']
  | 'id'
  | 'slug'
  | 'imagePreview'
  | 'producerId'
  | 'inStock'
  | 'season'
  | 'discountTiers'
  | 'ratingSum'
  | 'reviewCount'
  | 'familyId'
  | 'certificates'
  | 'createdAt'
> {
  producerName: string | null;
  producerSlug: string | null;
  categorySlug: string;
  openGroupBuy: boolean;
}

/** A product, and what its page says of its maker. */
export interface ProductOfPage extends ProductRow {
  makerLocation: string;
  makerSince: number | null;
  makerDescription: string;
  makerImageUrl: string | null;
  makerCertificates: ShownCertificate[];
}

/**
 * Whether anybody may join a group buy of product `p` or of its sizes, along one index each. A size that came to the family since
 * is none of the group buy's.
 */
const OPEN_GROUP_BUY = `(exists (
             select from group_buys g where g.product_id = p.id and g.status = 'open' and g.is_public)
           or p.family_id is not null and exists (
             select from group_buys g where (g.family ->> 'id')::int = p.family_id and g.status = 'open' and g.is_public
                and g.sizes @> jsonb_build_array(jsonb_build_object('productId', p.id))))`;

/**
 * Written out, unlike most reads: two dozen columns of two dozen rows are read for every list and search, and the query
 * builder takes as long to hand them over as the database to find them.
 */
export function selectProducts(fields: ProductFields, language: Language, rest: string, more = ''): string {
  const seen = Object.values(fields).filter(({ seenBy }) => seenBy.includes('public'));
  return `
    select p.id, p.slug, ${seen.map((field) => selectField(field, language)).join(', ')},
           p.image_preview, p.producer_id, m.company_name as producer_name, m.slug as producer_slug,
           c.slug as category_slug, p.in_stock, p.season,
           p.certificates || coalesce(m.certificates, '[]'::jsonb) as certificates, p.discount_tiers, p.rating_sum, p.review_count, p.family_id, p.created_at,
           ${OPEN_GROUP_BUY} as open_group_buy${more}
      from products p
      join categories c on c.id = p.category_id
      left join producer_profiles m on m.id = p.producer_id
     where p.listed and ${rest}`;
}

/** Its translation where there is one. */
function selectField({ column, isDay, translated }: ProductField, language: Language): string {
  const name = sqlName(column);
  if (column === 'name') return `${localizedNameSql(language, 'p')} as name`;
  if (isDay) return `p.${name}::text as ${name}`;
  if (translated === undefined) return `p.${name}`;
  const operator = translated === 'text' ? '#>>' : '#>';
  return `coalesce(p.translations ${operator} '{${language},${column}}', p.${name}) as ${name}`;
}

/** A statement for each language, as names stand in its text. */
function inEveryLanguage<Params extends object, Row extends ProductRow = ProductRow>(
  name: string,
  rest: string,
  more: (language: Language) => string = () => '',
) {
  const statements = LANGUAGES.map((language) => [
    language,
    statement<Row, Params>(
      `${name}-${language}`,
      selectProducts(PRODUCT_FIELDS, language, rest, more(language)),
    ),
  ]);
  return Object.fromEntries(statements) as Record<Language, Statement<Row, Params>>;
}

/** In no particular order. */
export const productsById = inEveryLanguage<{ ids: number[] }>('products-by-id', 'p.id = any($ids::int[])');

/** A row of a list of families. */
export interface ProductOfList extends ProductRow {
  /** Null: it has no other size, or they are to be looked up. */
  listedSizes: StoredSize[] | null;
}

/** The same with the sizes that each stands for. */
export const productsWithSizes = inEveryLanguage<{ ids: number[] }, ProductOfList>(
  'products-with-sizes',
  'p.id = any($ids::int[])',
  () => `, ${STORED_SIZES} as listed_sizes`,
);

/** With what its page says of its maker; the house itself is none. A listed product has a maker who is shown. */
export const productWithSlug = inEveryLanguage<{ slug: string }, ProductOfPage>(
  'product-by-slug',
  'p.slug = $slug',
  (language) => `, coalesce(m.translations #>> '{${language},location}', m.location) as maker_location,
    m.founded as maker_since, coalesce(m.translations #>> '{${language},description}', m.description) as maker_description,
    coalesce(m.banner_image, m.logo) as maker_image_url, m.certificates as maker_certificates`,
);

const ofProducer = 'p.producer_id = (select id from producer_profiles where slug = $slug)';
const featuredFirst = 'order by p.featured desc, p.id limit $limit';

export const productsOfProducerWithSlug = inEveryLanguage<{ slug: string; limit: number }>(
  'products-of-producer',
  `${ofProducer} ${featuredFirst}`,
);

/** One for each family, which is of one producer. */
export const sizesOfProducerWithSlug = inEveryLanguage<{ slug: string; limit: number }, ProductOfList>(
  'sizes-of-producer',
  `${ofProducer} and ${collapsedSql('true')} ${featuredFirst}`,
  () => `, ${STORED_SIZES} as listed_sizes`,
);
