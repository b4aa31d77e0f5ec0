import { sql, type SQL } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { nameColumn } from '#domains/catalogue/server/name-columns.ts';
import { DEFAULT_LANGUAGE, type Language } from '#engine/model/languages.ts';
import { matches } from '#engine/server/lists/admin-list.ts';
import { localizedNameSql } from './localized-name.ts';

/** What a product is called in a language. Lists show it and sort by it; an index has the order of each language. */
export const productNameIn = (language: Language) => nameColumn(products, language) as typeof products.name;

/** The same of the products that a statement calls `table`. */
export const writtenNameIn = (language: Language, table: string) =>
  sql.raw(localizedNameSql(language, table)) as SQL<string>;

/**
 * What somebody typed stands in the name of a product as they read it, or in the English one, which other people may have told them.
 * `table`: what a statement calls the products.
 */
export function isProductNamed(q: string, language: Language, table = 'products'): SQL {
  const inEnglish = matches(writtenNameIn(DEFAULT_LANGUAGE, table), q);
  if (language === DEFAULT_LANGUAGE) return inEnglish;
  return sql`(${matches(writtenNameIn(language, table), q)} or ${inEnglish})`;
}
