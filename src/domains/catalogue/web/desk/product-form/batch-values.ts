import { z } from 'zod';
import { BATCH_FIELDS } from '#domains/catalogue/model/batches/batch-fields.ts';
import { asSent, typedField } from './typed-field.ts';

/** What a form says about a product's batches. */
export const TYPED_BATCH_FIELDS = {
  tracksBatches: asSent('tracksBatches', false),
  minLifeDays: asSent('minLifeDays', 0),
  gtin: typedField({
    initial: '',
    typed: (gtin: string | null) => gtin ?? '',
    sent: (text) => text,
    rule: z
      .string()
      .refine((text) => BATCH_FIELDS.gtin.changed.safeParse(text).success, 'validation:gtinInvalid'),
  }),
};
