import { z } from 'zod';
import { quantitySchema } from '#domains/cart/model/cart-input.ts';
import { checkoutSchema } from '#domains/checkout/model/checkout.ts';
import { shippingAddressSchema } from '#domains/orders/model/order-fields.ts';
import { MAX_SIZES } from '#domains/pricing/model/pooled-lines.ts';
import { idSchema, idTextSchema } from '#engine/model/ids.ts';
import { isWithoutLink, SINGLE_LINE } from '#engine/model/person-name.ts';
import { GROUP_DELIVERIES } from './group-delivery.ts';

export const MAX_OPEN_PER_ORGANIZER = 10;
/** Everybody who watches is sent the list of members. */
export const MAX_MEMBERS = 200;
const TITLE_MAX = 80;
const MINIMUM_MAX = 9_999;

const whole = (message: string) => z.number(message).int(message).min(1, message);

/** As for an order of one's own. */
const { customerName, customerEmail, customerPhone, paymentMethod } = checkoutSchema.shape;
const shippingAddress = shippingAddressSchema;
const person = { customerName, customerEmail, customerPhone, paymentMethod };

/** So many of each size. Left out, `quantity` of the product that the group buy was opened for. */
export const itemsSchema = z
  .array(z.object({ productId: idSchema(), quantity: quantitySchema }), 'validation:invalidInput')
  .min(1, 'validation:sizesNeeded')
  .max(MAX_SIZES, 'validation:invalidInput')
  .refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length, {
    message: 'validation:sizeTwice',
  });

const chosen = { quantity: quantitySchema.optional(), items: itemsSchema.optional() };

/** How many is said in one way: by the number alone, or by the sizes. */
function refuseChoice(
  { quantity, items }: { quantity?: number | undefined; items?: unknown },
  refused: z.RefinementCtx,
): void {
  if ((quantity === undefined) !== (items === undefined)) return;
  const [field, message] =
    items === undefined ? ['quantity', 'validation:required'] : ['items', 'validation:quantityOrItems'];
  refused.addIssue({ code: 'custom', path: [field!], message: message! });
}

/** Whether to buy the own quantity at its own price should the group not come about. */
const buyAnyway = z.boolean('validation:invalidInput').optional();

/** Each for itself; what they say together is judged by `openGroupBuySchema`. */
export const openGroupFieldsSchema = z.object({
  productId: idSchema(),
  ...chosen,
  /** A moment: how far ahead it may be is judged when it is sent (`closingFault`). */
  closesAt: z.iso.datetime({ offset: true, error: 'validation:closesAtInvalid' }),
  /** Of the page, as people read it; an empty one is none. */
  title: z
    .string('validation:invalidInput')
    .trim()
    .max(TITLE_MAX, 'validation:groupTitleMax80')
    .regex(SINGLE_LINE, 'validation:invalidInput')
    .refine(isWithoutLink, 'validation:nameWithLink')
    .optional(),
  minimumQuantity: whole('validation:minimumQuantityInvalid')
    .max(MINIMUM_MAX, 'validation:minimumQuantityInvalid')
    .optional(),
  delivery: z.enum(GROUP_DELIVERIES, 'validation:groupDeliveryInvalid'),
  /** Listed for everybody, beside the product and on the guide's page. Never together with delivery to the organizer. */
  public: z.boolean('validation:invalidInput').optional(),
  ...person,
  shippingAddress,
  buyAnyway,
});

/** Strangers who join what is listed would have their goods sent to somebody's home. */
export const openGroupBuySchema = openGroupFieldsSchema
  .superRefine(refuseChoice)
  .refine((group) => !(group.public === true && group.delivery === 'together'), {
    path: ['public'],
    error: 'validation:publicTogether',
  });

/** Where all go to the organizer together, members have no address; otherwise they must. */
export const joinGroupFieldsSchema = z.object({
  ...chosen,
  ...person,
  shippingAddress: shippingAddress.optional(),
  buyAnyway,
});

export const joinGroupBuySchema = joinGroupFieldsSchema.superRefine(refuseChoice);

/** In the URL of a place. A missing or odd token is a wrong one: the response tells nobody whether the place exists. */
export const memberTokenSchema = z.object({ token: z.string().max(200).catch('') });

/** `items` says all that the place is to hold; `quantity` alone is for places with one size. */
export const changeMemberSchema = z.object(chosen).superRefine(refuseChoice);

/** `productId`: only those of one product. */
export const publicGroupBuysSchema = z.object({ productId: idTextSchema.optional() });

export type OpenGroupBuy = z.infer<typeof openGroupBuySchema>;
export type ChosenSizes = Pick<JoinGroupBuy, 'quantity' | 'items'>;
export type JoinGroupBuy = z.infer<typeof joinGroupBuySchema>;
