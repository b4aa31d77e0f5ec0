import { z } from 'zod';
import { joinGroupBuySchema, type JoinGroupBuy } from '#domains/group-buys/model/group-input.ts';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';

/** Every field has a value, so that messages about it find it. */
const fieldsSchema = joinGroupBuySchema.required();

export type JoinFields = z.infer<typeof fieldsSchema>;

/** Where each parcel goes to its own address, it must be given. */
export const joinSchemaOf = ({ delivery }: Pick<GroupBuy, 'delivery'>) =>
  delivery === 'separate' ? fieldsSchema : fieldsSchema.extend({ shippingAddress: z.string() });

/** What is sent: nothing that was left empty, and nothing that this group buy does not ask for. */
export function joinBody(
  { customerPhone, shippingAddress, buyAnyway, ...rest }: JoinFields,
  { delivery }: Pick<GroupBuy, 'delivery'>,
): JoinGroupBuy {
  return {
    ...rest,
    ...(customerPhone.trim() !== '' && { customerPhone }),
    ...(delivery === 'separate' && { shippingAddress, buyAnyway }),
  };
}
