import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';

/** So many products may one address wait for at the same time. */
export const MAX_STOCK_ALERTS = 50;

export const newStockAlertSchema = z.object({
  productId: idSchema('validation:invalidInput'),
  /** Left out by somebody who is signed in: the account has one. */
  email: z
    .string('validation:emailInvalid')
    .trim()
    .max(254, 'validation:emailInvalid')
    .regex(z.regexes.email, 'validation:emailInvalid')
    .optional(),
  /** Hidden from people: only a machine fills it in. */
  website: z.string().max(1000).nullish(),
});

export type NewStockAlert = z.output<typeof newStockAlertSchema>;

/** `waiting`: the shop writes when it is back. `asked`: it writes first to ask whether the address is theirs. */
export const stockAlertStateSchema = z.object({ state: z.enum(['waiting', 'asked']) });

export type StockAlertState = z.output<typeof stockAlertStateSchema>['state'];

/** The two parts of the link in the mail. */
export const stockAlertLinkSchema = z.object({
  id: idSchema('validation:invalidInput'),
  token: z.string().max(200),
});

export type StockAlertLink = z.output<typeof stockAlertLinkSchema>;
