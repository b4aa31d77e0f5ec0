import { z } from 'zod';
import { WORDS } from './files/cell-codecs.ts';
import type { ProductField } from './product-field.ts';

const MAX_PAIRINGS = 6;

/** By their slugs. A product that does not exist yet may be named: it shows once it does. */
const pairsWith = z
  .array(z.string('validation:pairsWithInvalid').regex(/^[a-z0-9-]{1,100}$/u, 'validation:pairsWithInvalid'))
  .max(MAX_PAIRINGS, 'validation:pairsWithInvalid')
  .transform((slugs) => [...new Set(slugs)]);

/** What goes well with it. Lists do without; its page asks for the products themselves. */
export const PAIRS_WITH_FIELD = {
  added: pairsWith.default([]),
  changed: pairsWith,
  shown: z.array(z.string()),
  seenBy: ['producer'],
  column: 'pairsWith',
  cell: { name: 'pairs_with', example: '', ...WORDS },
} as const satisfies ProductField;

/** As somebody types them: slugs, or the addresses of their pages, with commas, spaces or lines in between. */
export function pairingsOfText(text: string): string[] {
  const named = text.split(/[\s,;]+/u).filter(Boolean);
  return named.map((each) =>
    each
      .replace(/[?#].*$/u, '')
      .replace(/\/+$/u, '')
      .replace(/^.*\//u, ''),
  );
}
