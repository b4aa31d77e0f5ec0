import { z } from 'zod';
import { openGroupBuySchema } from '#domains/group-buys/model/group-input.ts';
import { CLOSING_HOURS, closingMoment } from './closing-choices.ts';

/** Every field has a value, so that messages about it find it. */
export const openFieldsSchema = openGroupBuySchema
  .omit({ productId: true, closesAt: true, minimumQuantity: true })
  .required()
  .extend({
    closesIn: z.enum(CLOSING_HOURS),
    /** As it is typed; empty: it comes about in any case. */
    minimumQuantity: z
      .string()
      .trim()
      .regex(/^(?:[1-9]\d{0,3})?$/u, 'validation:minimumQuantityInvalid'),
  });

export type OpenFields = z.infer<typeof openFieldsSchema>;

/** Whether the group may not come about, and there is something to decide for that case. */
export function mayFail({
  delivery,
  minimumQuantity,
}: Pick<OpenFields, 'delivery' | 'minimumQuantity'>): boolean {
  return delivery === 'separate' && Number(minimumQuantity) > 1;
}

/** What is sent: nothing that was left empty. */
export function openBody(
  fields: OpenFields,
  productId: number,
  now: Date,
): z.input<typeof openGroupBuySchema> {
  const { closesIn, minimumQuantity, title, customerPhone, buyAnyway, ...rest } = fields;
  return {
    ...rest,
    productId,
    closesAt: closingMoment(closesIn, now).toISOString(),
    ...(title.trim() !== '' && { title }),
    ...(minimumQuantity !== '' && { minimumQuantity: Number(minimumQuantity) }),
    ...(customerPhone.trim() !== '' && { customerPhone }),
    ...(mayFail(fields) && { buyAnyway }),
  };
}
