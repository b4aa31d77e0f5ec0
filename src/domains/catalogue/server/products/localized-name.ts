import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#engine/model/languages.ts';

type Translations = Partial<Record<Language, { name?: string }>>;

/** The name of a product or category in a language: its translation where there is one. English stands in `name` itself. */
export function localizedName(
  { name, translations }: { name: string; translations: Translations },
  language: Language,
): string {
  return language === DEFAULT_LANGUAGE ? name : (translations[language]?.name ?? name);
}

/** Known to the database alone: a parameter of a statement, or a column. */
type Asked = `$${string}` | 's.language' | 'u.language';
/** How SQL says a language. */
type Written = Language | Asked;

/** The same of products, in SQL: the column of `table` that holds it. */
export function localizedNameSql(language: Written, table = 'products'): string {
  const column = (of: Language) => `${table}.${of === DEFAULT_LANGUAGE ? 'name' : `name_${of}`}`;
  if (!isAsked(language)) return column(language);
  const others = LANGUAGES.filter((of) => of !== DEFAULT_LANGUAGE).map(
    (of) => `when '${of}' then ${column(of)}`,
  );
  return `case ${language}::text ${others.join(' ')} else ${column(DEFAULT_LANGUAGE)} end`;
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
export function saleNameSql(language: Written): string {
  const name = localizedNameSql(language, 'p');
  const size = `coalesce(nullif(p.size #>> array['labels', ${written(language)}], ''), p.size ->> 'label')`;
  return `(${name}) || case when p.size is null or position(lower(${size}) in lower(${name})) > 0 then '' else ', ' || ${size} end`;
}

/**
 * The name of a line `i` of an order `o`, of the product `p`, for others than its customer: as it was bought where they
 * read the same language, otherwise what the product is called in theirs.
 */
export function soldNameSql(language: Written): string {
  return `case when o.language = ${written(language)} then i.product_name else ${saleNameSql(language)} end`;
}

const isAsked = (language: Written): language is Asked => language.startsWith('$') || language.includes('.');

const written = (language: Written) => (isAsked(language) ? `${language}::text` : `'${language}'`);
