import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import type { Column } from '#domains/catalogue/model/files/product-columns.ts';
import { NO_TIERS, type Cells } from './product-cells.ts';

/** What the product form would send for these cells. What cannot be read stays text, and the form's schema complains. */
export function formOf(cells: Cells): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [column, text] of Object.entries(cells) as [Column, string][]) {
    const [name, value] = fieldOf(column, text.trim());
    if (name === 'translations') form[name] = mergeLanguage(form[name] as Texts | undefined, value as Texts);
    else if (name !== undefined) form[name] = value;
  }
  return form;
}

type Texts = Record<string, Record<string, string | null>>;

function mergeLanguage(before: Texts = {}, more: Texts): Texts {
  const [[language, texts]] = Object.entries(more) as [[string, Record<string, string | null>]];
  return { ...before, [language]: { ...before[language], ...texts } };
}

/** The name of the form's field, and its value. Undefined: the column is none of the form's. */
function fieldOf(column: Column, text: string): [string | undefined, unknown] {
  switch (column) {
    case 'id':
    case 'producer':
    case 'category':
    case 'quantity':
    case 'quantity_before':
      return [undefined, undefined];
    case 'price':
    case 'weight':
      return [column, numberOf(text)];
    case 'for_sale':
      return ['inStock', truthOf(text)];
    case 'featured':
    case 'perishable':
      return [column, truthOf(text)];
    case 'tiers':
      return ['discountTiers', tiersOf(text)];
    case 'allergens':
      return [column, text.split(/[,;|]/).flatMap((each) => each.trim().toLowerCase() || [])];
    case 'shelf_life_days':
      return ['shelfLifeDays', text === '' ? null : numberOf(text)];
    case 'image_url':
      return ['imageUrl', text];
    case 'additional_images':
      return ['additionalImages', text.split(/\s+/).filter(Boolean)];
    default:
      return translatedField(column, text);
  }
}

function translatedField(column: string, text: string): [string, unknown] {
  const [name, language] = column.split('_') as [string, string | undefined];
  if (language === undefined || language === DEFAULT_LANGUAGE) return [name, text];
  return ['translations', { [language]: { [name]: text === '' ? null : text } }];
}

/** '24.99' and '24,99'. With both, nobody knows which is which. */
export function numberOf(text: string): number | string {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

const TRUTHS: Record<string, boolean> = {
  yes: true,
  true: true,
  1: true,
  no: false,
  false: false,
  0: false,
  '': false,
};

function truthOf(text: string): boolean | string {
  return TRUTHS[text.toLowerCase()] ?? text;
}

function tiersOf(text: string): unknown {
  if (text === '') return null;
  if (text.toLowerCase() === NO_TIERS) return [];
  return text
    .split(/[,;|]\s*|\s+/)
    .filter(Boolean)
    .map((step) => {
      const [minQuantity = '', discountPercentage = ''] = step.replace(/%$/, '').split(':');
      return { minQuantity: numberOf(minQuantity), discountPercentage: numberOf(discountPercentage) };
    });
}
