import { z } from 'zod';
import { LATEST_CLOSING_MS, SOONEST_CLOSING_MS } from '#domains/group-buys/model/closing-time.ts';
import { openGroupFieldsSchema, type OpenGroupBuy } from '#domains/group-buys/model/group-input.ts';
import { chosenBody, choiceFields } from '#domains/group-buys/web/join/chosen-sizes.ts';

/** For how many hours a group buy stays open. */
export const CLOSING_HOURS = ['1', '3', '6', '12', '24', '48', '72', '120', '144'] as const;
type ClosingHours = (typeof CLOSING_HOURS)[number];

const HOUR_MS = 60 * 60 * 1000;
/** A visitor's clock may be ahead of ours, or behind it. */
const CLOCKS_DIFFER_MS = 5 * 60 * 1000;

/** When it closes if it is opened now: not so near to what is allowed that a clock decides. */
export function closingMoment(hours: ClosingHours, now: Date): Date {
  const aheadMs = Number(hours) * HOUR_MS;
  const within = Math.min(aheadMs, LATEST_CLOSING_MS - CLOCKS_DIFFER_MS);
  return new Date(now.getTime() + Math.max(within, SOONEST_CLOSING_MS + CLOCKS_DIFFER_MS));
}

/** Every field has a value, so that messages about it find it. */
export const openFieldsSchema = openGroupFieldsSchema
  .omit({ productId: true, closesAt: true, minimumQuantity: true })
  .required()
  .extend({
    ...choiceFields,
    closesIn: z.enum(CLOSING_HOURS),
    /** As it is typed; empty: it comes about in any case. */
    minimumQuantity: z
      .string()
      .trim()
      .regex(/^(?:[1-9]\d{0,3})?$/u, 'validation:minimumQuantityInvalid'),
  });

export type OpenFields = z.infer<typeof openFieldsSchema>;

/** Whether the group may not come about, and there is something to decide for that case. */
function mayFail({ delivery, minimumQuantity }: Pick<OpenFields, 'delivery' | 'minimumQuantity'>): boolean {
  return delivery === 'separate' && Number(minimumQuantity) > 1;
}

/** What goes to the organizer's home is for people whom the organizer invites. */
export function mayBePublic({ delivery }: Pick<OpenFields, 'delivery'>): boolean {
  return delivery === 'separate';
}

/** What is sent: nothing that was left empty. */
export function openBody(fields: OpenFields, productId: number, now: Date): OpenGroupBuy {
  const { closesIn, minimumQuantity, title, customerPhone, buyAnyway, quantity, items, ...rest } = fields;
  return {
    ...rest,
    ...chosenBody({ quantity, items }),
    public: fields.public && mayBePublic(fields),
    productId,
    closesAt: closingMoment(closesIn, now).toISOString(),
    ...(title.trim() !== '' && { title }),
    ...(minimumQuantity !== '' && { minimumQuantity: Number(minimumQuantity) }),
    ...(customerPhone.trim() !== '' && { customerPhone }),
    ...(mayFail(fields) && { buyAnyway }),
  };
}
