import { sql } from 'drizzle-orm';
import { index, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  OTHER_LANGUAGES,
  DEFAULT_LANGUAGE,
  type Language,
  type OtherLanguage,
} from '#engine/model/languages.ts';

type NameKey<Of extends OtherLanguage> = `name${Capitalize<Of>}`;

type NameColumn = 'name' | NameKey<OtherLanguage>;

const keyOf = <Of extends OtherLanguage>(language: Of) =>
  `name${language.slice(0, 1).toUpperCase()}${language.slice(1)}` as NameKey<Of>;

const nameIn = (language: OtherLanguage) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`coalesce(translations #>> '{${language},name}', name)`));

/**
 * What a product is called in each language but English, which stands in `name`. Lists sort and search by these: translations are a wide
 * column, and reading it of the thousands of rows that a list may walk takes too long.
 */
export const nameColumns = () =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [keyOf(language), nameIn(language)])) as {
    [Of in OtherLanguage as NameKey<Of>]: ReturnType<typeof nameIn>;
  };

/** Of the columns of products, the one that holds the name in a language. */
export const nameColumn = <Columns extends Record<NameColumn, unknown>>(
  columns: Columns,
  language: Language,
): Columns[NameColumn] => columns[language === DEFAULT_LANGUAGE ? 'name' : keyOf(language)];

/** Of the public lists and of those of the desk, which hold what is not listed too. What somebody types is looked for in all of them. */
export const nameIndexes = (columns: Record<NameColumn | 'id', AnyPgColumn>) => [
  ...OTHER_LANGUAGES.map((language) =>
    index(`products_all_by_name_${language}`).on(nameColumn(columns, language), columns.id),
  ),
  index('products_names_search').using(
    'gin',
    sql`${columns.name} gin_trgm_ops`,
    ...OTHER_LANGUAGES.map((language) => sql`${nameColumn(columns, language)} gin_trgm_ops`),
  ),
];
