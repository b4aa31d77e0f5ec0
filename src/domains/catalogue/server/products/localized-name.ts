import { DEFAULT_LANGUAGE, type Language } from '#engine/model/languages.ts';

type Translations = Partial<Record<Language, { name?: string }>>;

/** The name of a product or category in a language: its translation where there is one. English stands in `name` itself. */
export function localizedName(
  { name, translations }: { name: string; translations: Translations },
  language: Language,
): string {
  return language === DEFAULT_LANGUAGE ? name : (translations[language]?.name ?? name);
}

/**
 * The same in SQL, of the columns of `table`. `language` is the language itself, so that the indexes of translated
 * names apply, or the name of a statement's parameter (`$language`).
 */
export function localizedNameSql(language: Language | `$${string}`, table?: string): string {
  const column = (name: string) => (table === undefined ? name : `${table}.${name}`);
  if (language === DEFAULT_LANGUAGE) return column('name');
  if (!isParameter(language)) {
    return `coalesce(${column('translations')} #>> '{${language},name}', ${column('name')})`;
  }
  // Reading the wide column of translations is left out for English.
  return `case when ${language}::text = '${DEFAULT_LANGUAGE}' then ${column('name')}
    else coalesce(${column('translations')} #>> array[${language}::text, 'name'], ${column('name')}) end`;
}

/**
 * The name of a line `i` of an order `o`, of the product `p`, for others than its customer: as it was bought where they
 * read the same language, otherwise what the product is called in theirs.
 */
export function soldNameSql(language: `$${string}`): string {
  return `case when o.language = ${language}::text then i.product_name else ${localizedNameSql(language, 'p')} end`;
}

function isParameter(language: string): language is `$${string}` {
  return language.startsWith('$');
}
