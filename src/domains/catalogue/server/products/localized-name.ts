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
 * names apply, or the name of a statement's parameter (`$language`) or of a column.
 */
export function localizedNameSql(language: Language | `$${string}` | 's.language', table?: string): string {
  const column = (name: string) => (table === undefined ? name : `${table}.${name}`);
  if (language === DEFAULT_LANGUAGE) return column('name');
  if (!isAsked(language)) {
    return `coalesce(${column('translations')} #>> '{${language},name}', ${column('name')})`;
  }
  // Reading the wide column of translations is left out for English.
  return `case when ${language}::text = '${DEFAULT_LANGUAGE}' then ${column('name')}
    else coalesce(${column('translations')} #>> array[${language}::text, 'name'], ${column('name')}) end`;
}

type Sized = { size: { label: string; labels: Partial<Record<Language, string>> } | null };

/**
 * What a product is called in carts and orders: where it is a size of a family, with the size, unless its name says that
 * already. Sizes may all have the same name, and somebody has to pack the right one.
 */
export function saleName(
  product: { name: string; translations: Translations } & Sized,
  language: Language,
): string {
  const name = localizedName(product, language);
  const size = product.size && (product.size.labels[language] || product.size.label);
  return size === null || name.toLowerCase().includes(size.toLowerCase()) ? name : `${name}, ${size}`;
}

/** The same in SQL, of the products `p`. */
export function saleNameSql(language: `$${string}` | 's.language'): string {
  const name = localizedNameSql(language, 'p');
  const size = `coalesce(nullif(p.size #>> array['labels', ${language}::text], ''), p.size ->> 'label')`;
  return `(${name}) || case when p.size is null or position(lower(${size}) in lower(${name})) > 0 then '' else ', ' || ${size} end`;
}

/**
 * The name of a line `i` of an order `o`, of the product `p`, for others than its customer: as it was bought where they
 * read the same language, otherwise what the product is called in theirs.
 */
export function soldNameSql(language: `$${string}`): string {
  return `case when o.language = ${language}::text then i.product_name else ${saleNameSql(language)} end`;
}

/** Known to the database alone. */
const isAsked = (language: string) => language.startsWith('$') || language.includes('.');
