import { z } from 'zod';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { isWithoutLink, SINGLE_LINE } from '#engine/model/person-name.ts';

/** What the law asks of a declaration: who, which contract, and where to confirm it. No reason. */
export const withdrawalSchema = z.object({
  /** '1042' and '#1042' */
  order: z
    .string('validation:withdrawalOrder')
    .trim()
    .regex(/^#?\s?\d{1,9}$/u, 'validation:withdrawalOrder')
    .transform((text) => text.replace(/\D/gu, '')),
  name: z
    .string('validation:nameMin2')
    .trim()
    .min(2, 'validation:nameMin2')
    .max(100, 'validation:tooLong')
    .regex(SINGLE_LINE, 'validation:invalidInput')
    .refine(isWithoutLink, 'validation:nameWithLink'),
  email: z
    .string('validation:emailInvalid')
    .trim()
    .max(254, 'validation:emailInvalid')
    .regex(z.regexes.email, 'validation:emailInvalid'),
  /** Hidden from people: only a machine fills it in. */
  website: z.string().max(1000).nullish(),
});
export type WithdrawalForm = z.input<typeof withdrawalSchema>;
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** The same whether there is such an order or not: what comes of it stands in the mail. */
export const declaredSchema = z.object({ receivedAt: z.iso.datetime() });

export const adminWithdrawalListSchema = adminListSchema.extend({
  state: z.enum(['open', 'handled'], 'validation:statusInvalid').optional(),
  sort: sortSchema('date', 'order', 'customer', 'state'),
});
export type AdminWithdrawalList = z.output<typeof adminWithdrawalListSchema>;

/** As the desk sees it. */
export const adminWithdrawalSchema = z.object({
  id: z.number(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  /** As it was typed. */
  order: z.string(),
  /** Null: no order has this number and this address. */
  orderId: z.number().nullable(),
  returnId: z.number().nullable(),
  returnNumber: z.string().nullable(),
  /** Null: something of it waits for a person. */
  handledAt: z.iso.datetime().nullable(),
});
export type AdminWithdrawal = z.infer<typeof adminWithdrawalSchema>;
