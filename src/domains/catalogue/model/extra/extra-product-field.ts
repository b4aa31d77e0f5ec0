import { z } from 'zod';
import type { ProductField } from '#domains/catalogue/model/product-field.ts';
import { extraConditions } from './extra-conditions.ts';
import {
  extraField,
  heldAfter,
  heldValue,
  shownValues,
  type ExtraValues,
  type SaidExtraValues,
} from './extra-fields.ts';

const value = z.union([z.boolean(), z.number(), z.string(), z.null()], 'validation:invalidInput');

/** What is named is changed. A name that the shop does not have, or a value that its field does not take, is refused. */
const said = z
  .record(z.string(), value, 'validation:invalidInput')
  .transform((given, context): SaidExtraValues => {
    const held: [string, ReturnType<typeof heldValue>][] = [];
    for (const [name, one] of Object.entries(given)) {
      const field = extraField(name);
      const kept = field && heldValue(field, one);
      if (kept === undefined) {
        const message = field ? 'validation:invalidInput' : 'validation:extraFieldUnknown';
        context.addIssue({ code: 'custom', path: [name], message });
        return z.NEVER;
      }
      held.push([name, kept]);
    }
    return Object.fromEntries(held) as SaidExtraValues;
  });

const conditionsText = z.string('validation:extraFilterUnknown').transform((text, context) => {
  const conditions = extraConditions(text);
  if (conditions !== undefined) return conditions;
  context.addIssue({ code: 'custom', message: 'validation:extraFilterUnknown' });
  return z.NEVER;
});

/** What extensions have added to products, by name. A shop without such fields says nothing of it. */
export const EXTRA_FIELD = {
  added: said.optional(),
  changed: said,
  shown: z.record(z.string(), value).optional(),
  seenBy: ['public', 'producer', 'admin'],
  column: 'extraFields',
  /** Of a new product. A change keeps what it does not name. */
  toColumn: (values: SaidExtraValues) => heldAfter({}, values),
  fromColumn: (held: ExtraValues) => shownValues(held),
  filters: { x: conditionsText },
} as const satisfies ProductField;
