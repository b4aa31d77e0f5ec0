import { z } from 'zod';
import { dayText } from '#engine/model/fields.ts';
import { URL_TEXT, TRUTH } from '#domains/catalogue/model/files/cell-codecs.ts';
import type { ProductFields } from '#domains/catalogue/model/product-field.ts';

/** An empty field means: no day. */
const day = z.union(
  [z.literal('').transform(() => null), dayText('validation:batchDay'), z.null()],
  'validation:batchDay',
);
const preorder = z.boolean('validation:invalidInput');

const dayField = <Column extends string, Cell extends string>(column: Column, cell: Cell) => ({
  added: day.default(null),
  changed: day,
  shown: z.string().nullable(),
  seenBy: ['public', 'producer'] as const,
  column,
  isDay: true as const,
  cell: { name: cell, example: '', ...URL_TEXT },
});

/** When a product is sold and shipped; `seasonOn` says what follows. Days are YYYY-MM-DD, on the shop's calendar. */
export const SEASON_FIELDS = {
  availableFrom: dayField('availableFrom', 'available_from'),
  availableUntil: dayField('availableUntil', 'available_until'),
  shipsFrom: dayField('shipsFrom', 'ships_from'),
  preorder: {
    added: preorder.default(false),
    changed: preorder,
    shown: z.boolean(),
    seenBy: ['public', 'producer'],
    column: 'preorder',
    cell: { name: 'preorder', example: 'no', ...TRUTH },
  },
} as const satisfies ProductFields;
