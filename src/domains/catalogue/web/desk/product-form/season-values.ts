import { z } from 'zod';
import { asSent, typedField } from './typed-field.ts';

/** Empty: no day. */
const day = () =>
  typedField({
    initial: '',
    typed: (chosen: string | null) => chosen ?? '',
    sent: (text) => text,
    rule: z.union([z.literal(''), z.iso.date()], 'validation:batchDay'),
  });

/** What a form says about a product's season. */
export const TYPED_SEASON_FIELDS = {
  availableFrom: day(),
  availableUntil: day(),
  shipsFrom: day(),
  preorder: asSent('preorder', false),
};
