import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#engine/model/languages.ts';

/** Texts of a product that exist in every language. */
export const TEXTS = ['name', 'description', 'ingredients', 'storage'] as const;
type Text = (typeof TEXTS)[number];
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The columns of a file of products, in this order. The names are the same in every language: programs read them too. */
const PLAIN_COLUMNS = [
  /** Empty: a new product. */
  'id',
  /** The producer's slug. */
  'producer',
  'name',
  'description',
  /** The category's slug. */
  'category',
  'price',
  'unit',
  'weight',
  /** So many are in stock from now on … */
  'quantity',
  /** … where so many were when the file was made: what was sold since is not put back. */
  'quantity_before',
  'for_sale',
  'featured',
  /** '5:5, 10:10'; empty: the standard table; 'none': no bulk discount. */
  'tiers',
  'perishable',
  'allergens',
  'ingredients',
  'storage',
  'shelf_life_days',
  'image_url',
  /** URLs with spaces in between. */
  'additional_images',
] as const;

export type Column = (typeof PLAIN_COLUMNS)[number] | `${Text}_${Language}`;

export const COLUMNS: readonly Column[] = [
  ...PLAIN_COLUMNS,
  ...OTHER_LANGUAGES.flatMap((language) => TEXTS.map((text) => `${text}_${language}` as const)),
];

export function isColumn(name: string): name is Column {
  return (COLUMNS as readonly string[]).includes(name);
}
