import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ShownCertificate } from '#domains/catalogue/model/certificates/shown-certificate.ts';
import { LOW_STOCK_UNITS } from '#domains/catalogue/model/low-stock.ts';
import type { ExtraValues } from '#domains/catalogue/model/extra/extra-fields.ts';
import type { Allergen } from '#domains/catalogue/model/allergens.ts';
import type { TextsOf } from '#domains/catalogue/model/product-field.ts';
import type { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import { MAX_SHELF_LIFE_DAYS } from '#domains/catalogue/model/shelf-life.ts';
import { OTHER_LANGUAGES, type Language } from '#engine/model/languages.ts';
import { MAX_COUNTS_AS } from '#domains/pricing/model/pooled-lines.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { createdAt, identity, tsvector } from '#engine/server/db/columns.ts';
import { batchColumns } from './batch-columns.ts';
import { seasonColumns } from './season-columns.ts';
import { productFamilies } from './families.schema.ts';
import { familyColumns } from './family-columns.ts';
import { nameColumns, nameIndexes } from './name-columns.ts';
import { producerProfiles } from './producers.schema.ts';

export type CategoryTranslations = Partial<Record<Language, { name?: string; description?: string }>>;
export type ProductTranslations = Partial<
  Record<
    Language,
    Partial<Record<TextsOf<typeof PRODUCT_FIELDS>, string>> & { attributes?: Record<string, string> }
  >
>;

export const categories = pgTable(
  'categories',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    imageUrl: text(),
    position: integer().notNull().default(0),
    hidden: boolean().notNull().default(false),
    translations: jsonb().$type<CategoryTranslations>().notNull().default({}),
  },
  (t) => [uniqueIndex('categories_slug_unique').on(t.slug)],
);

/** Some language has no name for it. Written out, so that the database knows the index by it. */
export const IS_UNTRANSLATED = sql.raw(
  `(${OTHER_LANGUAGES.map((language) => `(products.translations -> '${language}' ->> 'name') is null`).join(
    ' or ',
  )})`,
);

/** Written out, so that the database knows the index by it. */
export const HAS_EXTRA_FIELDS = sql.raw(`(listed and extra_fields <> '{}')`);
const HAS_CERTIFICATES = sql.raw(`(certificates <> '[]')`);

/** In lists of families. */
const STANDS_FIRST = sql.raw('(listed and not stands_behind)');

export const products = pgTable(
  'products',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    priceCents: integer().notNull(),
    unit: text().notNull().default('item'),
    imageUrl: text(),
    additionalImages: jsonb().$type<string[]>().notNull().default([]),
    /** A picture of a few hundred bytes (a data: URL) that stands in until the real one has loaded. */
    imagePreview: text(),
    featured: boolean().notNull().default(false),
    producerId: integer(),
    /** The producer's `shown`, carried over by the database itself; see `products_producer_shown`. */
    producerShown: boolean().notNull().default(false),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** The producer's own switch; the public sees `inStock`. */
    forSale: boolean().notNull().default(true),
    quantityAvailable: integer().notNull().default(0),
    inStock: boolean()
      .notNull()
      .generatedAlwaysAs(sql`for_sale and quantity_available > 0 and season in ('open', 'preorder')`),
    /**
     * The quantity where it is so low that an administrator should know; null otherwise, so that an ordinary sale changes
     * nothing that an index holds and stays on its page.
     */
    lowStock: integer().generatedAlwaysAs(
      sql`case when for_sale and not hidden and quantity_available <= ${sql.raw(String(LOW_STOCK_UNITS))} then quantity_available end`,
    ),
    /** null: the standard table; []: no bulk discount. A member of a family has the family's. */
    discountTiers: jsonb().$type<DiscountTier[]>(),
    attributes: jsonb().$type<Record<string, string>>().notNull().default({}),
    weightGrams: integer().notNull().default(0),
    /** Of liquids. */
    volumeMl: integer(),
    perishable: boolean().notNull().default(false),
    allergens: jsonb().$type<Allergen[]>().notNull().default([]),
    ingredients: text().notNull().default(''),
    storage: text().notNull().default(''),
    shelfLifeDays: integer(),
    taxCategory: text().notNull().default('food'),
    ...batchColumns(),
    ...seasonColumns(),
    /** What is shown of its own certificates; its producer has others. */
    certificates: jsonb().$type<ShownCertificate[]>().notNull().default([]),
    /** Slugs. */
    pairsWith: jsonb().$type<string[]>().notNull().default([]),
    /** What extensions have added, by the names of their fields. */
    extraFields: jsonb().$type<ExtraValues>().notNull().default({}),
    /** Hidden by an administrator. */
    hidden: boolean().notNull().default(false),
    /** What the public may see: not hidden, and of a producer whom it may see or of the house itself. */
    listed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`not hidden and (producer_id is null or producer_shown)`),
    ratingSum: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    translations: jsonb().$type<ProductTranslations>().notNull().default({}),
    ...nameColumns(),
    ...familyColumns(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('products_slug_unique').on(t.slug),
    // One index per order of the shop page, for the whole shop and within a category, so that any page is a short index scan.
    // What stands behind the id says which sizes a list of families leaves out.
    index('products_by_featured')
      .on(t.featured.desc().nullsFirst(), t.id, t.standsBehind, t.familyId)
      .where(sql`${t.listed}`),
    index('products_by_price')
      .on(t.priceCents, t.id, t.standsBehind, t.familyId)
      .where(sql`${t.listed}`),
    // Ids rise with time: the id alone says what is newest.
    index('products_by_newest')
      .on(t.id.desc().nullsFirst(), t.standsBehind, t.familyId)
      .where(sql`${t.listed}`),
    index('products_by_name')
      .on(t.name, t.id, t.standsBehind, t.familyId)
      .where(sql`${t.listed}`),
    // The same of lists of families, of those that stand for theirs: what a page shows and no row more.
    index('products_first_featured').on(t.featured.desc().nullsFirst(), t.id, t.inStock).where(STANDS_FIRST),
    index('products_first_price').on(t.priceCents, t.id, t.inStock).where(STANDS_FIRST),
    index('products_first_newest').on(t.id.desc().nullsFirst(), t.inStock).where(STANDS_FIRST),
    index('products_first_name').on(t.name, t.id, t.inStock).where(STANDS_FIRST),
    index('products_category_featured')
      .on(t.categoryId, t.featured.desc().nullsFirst(), t.id, t.standsBehindInCategory, t.familyId)
      .where(sql`${t.listed}`),
    index('products_category_price')
      .on(t.categoryId, t.priceCents, t.id, t.standsBehindInCategory, t.familyId)
      .where(sql`${t.listed}`),
    index('products_category_newest')
      .on(t.categoryId, t.id.desc().nullsFirst(), t.standsBehindInCategory, t.familyId)
      .where(sql`${t.listed}`),
    index('products_category_name')
      .on(t.categoryId, t.name, t.id, t.standsBehindInCategory, t.familyId)
      .where(sql`${t.listed}`),
    // How many products a list holds, whatever it leaves out: counted in this index alone.
    index('products_counted')
      .on(t.categoryId, t.perishable, t.inStock, t.priceCents, t.allergens, t.familyId, t.standsBehind)
      .where(sql`${t.listed}`),
    // Lists narrowed by what extensions have added. A shop without extensions keeps it empty.
    index('products_extra_fields')
      .using('gin', t.extraFields.asc().op('jsonb_path_ops'))
      .where(HAS_EXTRA_FIELDS),
    // Few products have one of their own; those of their makers are found by the maker.
    index('products_certificates')
      .using('gin', t.certificates.asc().op('jsonb_path_ops'))
      .where(HAS_CERTIFICATES),
    index('products_low_stock')
      .on(t.lowStock, t.id)
      .where(sql`${t.lowStock} is not null`),
    // Orders and filters of the administrators' list, which holds what is not listed too.
    index('products_all_by_price').on(t.priceCents, t.id),
    index('products_all_by_name').on(t.name, t.id),
    index('products_all_of_category').on(t.categoryId, t.id),
    index('products_hidden')
      .on(t.id)
      .where(sql`${t.hidden}`),
    index('products_featured')
      .on(t.id)
      .where(sql`${t.featured}`),
    index('products_unpictured')
      .on(t.id)
      .where(sql`${t.imageUrl} is null`),
    index('products_untranslated').on(t.id).where(IS_UNTRANSLATED),
    index('products_producer').on(t.producerId, t.id),
    // Whose pictures are still elsewhere.
    index('products_foreign_pictures')
      .on(t.id)
      .where(sql`${t.imageUrl} like 'https:%' or ${t.additionalImages}::text like '%"https:%'`),
    // The foot of every product page: a few of its producer's products.
    index('products_producer_featured')
      .on(t.producerId, t.featured.desc().nullsFirst(), t.id)
      .where(sql`${t.listed}`),
    // Approving, declining or closing a producer changes `listed` of its products with it. A product that is added meanwhile
    // with the old `shown` cannot be written.
    foreignKey({
      name: 'products_producer_shown',
      columns: [t.producerId, t.producerShown],
      foreignColumns: [producerProfiles.id, producerProfiles.shown],
    }).onUpdate('cascade'),
    // The sizes of a family; of those that are listed the first stands for it.
    index('products_family')
      .on(t.familyId, t.listed, t.inStock.desc().nullsFirst(), t.priceCents, t.id)
      .where(sql`${t.familyId} is not null`),
    // A family holds products of one producer.
    foreignKey({
      name: 'products_family_producer',
      columns: [t.familyId, t.producerId],
      foreignColumns: [productFamilies.id, productFamilies.producerId],
    }),
    check(
      'products_counts_as',
      sql`${t.countsAs} between 1 and ${sql.raw(String(MAX_COUNTS_AS))} and (${t.familyId} is not null or ${t.countsAs} = 1)`,
    ),
    check(
      'products_size',
      sql`(${t.familyId} is null) = (${t.size} is null) and (${t.familyId} is null or ${t.producerId} is not null)`,
    ),
    // What `productSearch` repeats of a product.
    unique('products_display').on(t.id, t.listed, t.featured),
    ...nameIndexes(t),
    check('products_price', sql`${t.priceCents} >= 1`),
    check('products_stock', sql`${t.quantityAvailable} >= 0`),
    check('products_weight', sql`${t.weightGrams} >= 0`),
    check('products_volume', sql`${t.volumeMl} > 0`),
    check(
      'products_shelf_life',
      sql`${t.shelfLifeDays} between 1 and ${sql.raw(String(MAX_SHELF_LIFE_DAYS))}`,
    ),
    // The number of an article belongs to producers who are approved, and to the house. The others may name any, each once.
    uniqueIndex('products_gtin')
      .on(sql`lpad(${t.gtin}, 14, '0')`)
      .where(sql`(${t.producerId} is null or ${t.producerShown})`),
    uniqueIndex('products_gtin_of_producer').on(sql`lpad(${t.gtin}, 14, '0')`, t.producerId),
    // Whose days come and go.
    index('products_seasonal')
      .on(t.availableFrom, t.id)
      .where(
        sql`(${t.availableFrom} is not null or ${t.availableUntil} is not null or ${t.shipsFrom} is not null)`,
      ),
    check('products_season', sql`${t.season} in ('open', 'preorder', 'before', 'over')`),
    check(
      'products_season_days',
      sql`${t.availableUntil} >= ${t.availableFrom} and ${t.shipsFrom} >= ${t.availableFrom} and (not ${t.preorder} or ${t.availableFrom} is not null or ${t.shipsFrom} is not null)`,
    ),
    check('products_min_life', sql`${t.minLifeDays} >= 0`),
    check('products_reviews', sql`${t.reviewCount} >= 0 and ${t.ratingSum} >= 0`),
  ],
);

/**
 * The words a product is found by, written by `refreshSearchIndex`. Apart from the products because a search looks at hundreds of
 * these narrow rows, and at a page's worth of those wide ones.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer().primaryKey(),
    listed: boolean().notNull(),
    featured: boolean().notNull(),
    /** Accent-free and lower case: names in all languages weigh A, producer and category C. */
    vector: tsvector().notNull(),
  },
  (t) => [
    // The database itself carries over what is hidden or featured: nobody can forget to.
    foreignKey({
      name: 'product_search_product',
      columns: [t.productId, t.listed, t.featured],
      foreignColumns: [products.id, products.listed, products.featured],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('product_search_words')
      .using('gin', t.vector)
      .where(sql`${t.listed}`),
    index('product_search_by_featured')
      .on(t.featured.desc().nullsFirst(), t.productId)
      .where(sql`${t.listed}`),
  ],
);

/**
 * Every distinct word of the catalogue, without those that hold digits: word beginnings are completed and typing errors
 * mended here, against thousands of words rather than 100,000 texts.
 */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), uses: integer().notNull().default(1) },
  (t) => [
    index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
    index('search_words_beginnings').on(sql`${t.word} text_pattern_ops`),
  ],
);
