import { and, eq, sql } from 'drizzle-orm';
import { PRODUCTS_PER_PAGE } from '#domains/catalogue/model/page-size.ts';
import type { ListedProduct } from '#domains/catalogue/model/product.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import type { SearchFilters, Suggestions } from '#domains/catalogue/model/search/search.ts';
import type { Db } from '#engine/server/db/client.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import { categories } from '#domains/catalogue/server/catalogue.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { listedProducts, productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import {
  PRODUCER_COLUMNS,
  toProducer,
  type ProducerRow,
} from '#domains/catalogue/server/producers/producers.queries.ts';
import { rankProducts, type Collapse } from './rank-products.ts';
import { toBeginnings, toPattern, type SoughtWord } from './search-words.ts';

const MAX_PRODUCERS = 12;
const SUGGESTED = { products: 4, producers: 2, categories: 2 };

/** One page of the matches, best first, and how many there are. */
export async function findProducts(
  db: Db,
  language: Language,
  sought: SoughtWord[],
  { page, collapse, filters }: { page: number; collapse: Collapse; filters: SearchFilters },
): Promise<{ items: ListedProduct[]; total: number }> {
  const piece = { limit: PRODUCTS_PER_PAGE, offset: (page - 1) * PRODUCTS_PER_PAGE };
  const { ids, total } = await rankProducts(db, sought, piece, { collapse, filters });
  return { items: await listedProducts(db, language, ids, collapse), total };
}

const producersWith = statement<ProducerRow, { words: string }>(
  'producers-with',
  `select ${PRODUCER_COLUMNS} from producer_profiles m, to_tsquery('simple', $words) words
    where m.search_vector @@ words and m.shown
    order by ts_filter(m.search_vector, '{a}') @@ words desc, m.id
    limit ${MAX_PRODUCERS}`,
);

/** Producers whose name, place or trade holds every word; those named so first. */
export async function findProducers(db: Db, language: Language, sought: SoughtWord[]): Promise<Producer[]> {
  const found = await producersWith(db, { words: toBeginnings(sought) });
  return found.map((row) => toProducer(row, language));
}

/** A few names to choose from while typing. */
export async function findSuggestions(
  db: Db,
  language: Language,
  sought: SoughtWord[],
  collapse: Collapse,
): Promise<Suggestions> {
  const [matching, producers, inCategories] = await Promise.all([
    suggestedProducts(db, language, sought, collapse),
    findProducers(db, language, sought),
    suggestedCategories(db, language, sought),
  ]);
  return {
    products: matching,
    producers: producers.slice(0, SUGGESTED.producers).map(({ name, slug }) => ({ name, slug })),
    categories: inCategories,
  };
}

async function suggestedProducts(db: Db, language: Language, sought: SoughtWord[], collapse: Collapse) {
  const { ids } = await rankProducts(db, sought, { limit: SUGGESTED.products, offset: 0 }, { collapse });
  const found = await productsByIds(db, language, ids);
  return found.map(({ name, slug }) => ({ name, slug }));
}

async function suggestedCategories(db: Db, language: Language, sought: SoughtWord[]) {
  const names = sql`plain_text(${categories.name} || ' ' || ${categories.translations}::text)`;
  const found = await db
    .select()
    .from(categories)
    .where(and(eq(categories.hidden, false), ...sought.map((word) => sql`${names} ~ ${toPattern(word)}`)))
    .limit(SUGGESTED.categories);
  return found.map((row) => ({ name: localizedName(row, language), slug: row.slug }));
}
