import type { z } from 'zod';
import { extraColumn, type Column } from '#domains/catalogue/model/files/product-columns.ts';
import type { ProductFields } from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import {
  seasonAfter,
  seasonFaults,
  type SaidSeason,
  type SeasonDays,
} from '#domains/catalogue/model/seasons/season.ts';
import { shopDay } from '#engine/model/dates.ts';
import { fieldsOfTheShop } from '#domains/catalogue/server/extra/may-edit.ts';
import type { Known } from './known.queries.ts';
import type { Cells } from './product-cells.ts';

/** What is wrong with a row, as a key of the texts. */
export interface Problem {
  column: Column | null;
  key: string;
  params?: Record<string, string | number>;
}

/** What the form's rules complain about, once for each column. */
export function problemsOf(parsed: z.ZodSafeParseResult<unknown>, cells: Cells, known: Known): Problem[] {
  if (parsed.success) return [];
  const found = new Map<Column, Problem>();
  for (const { path, message } of parsed.error.issues) {
    const column = columnAt(path.map(String));
    const problem = column === 'category' ? unknownCategory(cells, known) : undefined;
    if (!found.has(column)) found.set(column, problem ?? { column, key: message });
  }
  return [...found.values()];
}

/** The form's fields are the file's columns, some under other names. */
function columnAt([field, language, text]: string[]): Column {
  if (field === 'x') return extraColumn(language!);
  if (field === 'translations') return `${text}_${language}` as Column;
  if (field === 'quantityBefore') return 'quantity';
  return (PRODUCT_FIELDS as ProductFields)[field!]?.cell?.name as Column;
}

/** The form lets one choose and need not name them; somebody who writes a name must learn which there are. */
function unknownCategory({ category = '' }: Cells, { categories }: Known): Problem | undefined {
  if (category === '' || categories.has(category)) return undefined;
  const params = { name: category, known: [...categories.keys()].toSorted().join(', ') };
  return { column: 'category', key: 'errors:productFile.category', params };
}

/** A category of tax that has no rate yet could never be sold. */
export function unknownTaxCategory(form: { taxCategory?: unknown }, known: Known): Problem[] {
  const { taxCategory } = form;
  return typeof taxCategory !== 'string' || known.taxCategories.has(taxCategory)
    ? []
    : [{ column: 'tax_category', key: 'validation:taxCategoryUnknown' }];
}

/** What days cannot be said together. `before`: left out for a row that adds a product, `said` where the rules complain. */
export function seasonProblems(
  before: SeasonDays | undefined,
  said: SaidSeason = {},
  now = new Date(),
): Problem[] {
  const faults = Object.entries(seasonFaults(seasonAfter(before, said), shopDay(now)));
  return faults.map(([field, key]) => ({ column: columnAt([field]), key }));
}

/** What only the shop may say of a product, in the file of its producer. */
export function shopsOwnFields(x: unknown, onlyProducerId: number | undefined): Problem[] {
  if (onlyProducerId === undefined || typeof x !== 'object' || x === null) return [];
  return fieldsOfTheShop(x).map((name) => ({ column: extraColumn(name), key: 'errors:extraFieldOfShop' }));
}

/** A picture that was uploaded and is shown by nothing may be gone. */
export function missingPictures(form: Record<string, unknown>, known: Known): Problem[] {
  const named = { image_url: [form['imageUrl']], additional_images: form['additionalImages'] ?? [] };
  return (Object.entries(named) as [Column, unknown[]][]).flatMap(([column, urls]) =>
    urls.some((url) => typeof url === 'string' && url.startsWith('/uploads/') && !known.previews.has(url))
      ? [{ column, key: 'validation:imageUrlInvalid' }]
      : [],
  );
}
