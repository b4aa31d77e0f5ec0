import { z } from 'zod';
import { discountTierSchema } from '#domains/catalogue/model/product-fields.ts';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { GROUP_DELIVERIES } from './group-delivery.ts';
import { CANCEL_REASONS, GROUP_STATUSES, MEMBER_STATES } from './group-state.ts';

// Money as decimals, times in UTC.

const groupTierSchema = z.object({
  quantity: z.number(),
  /** Units until it is reached. */
  missing: z.number(),
  percentage: z.number(),
  unitPrice: z.number(),
});

/** So many of each size; of a group buy of one product one entry. */
export const groupItemsSchema = z.array(z.object({ productId: z.number(), quantity: z.number() }));

/** What everybody with the link knows of a member. */
const groupMemberSchema = z.object({
  id: z.number(),
  firstName: z.string(),
  /** Units on the ladder: a case that counts as six is six. */
  quantity: z.number(),
  items: groupItemsSchema,
  isOrganizer: z.boolean(),
});

/** A size that members may choose. */
const groupSizeSchema = z.object({
  productId: z.number(),
  slug: z.string(),
  label: z.string(),
  countsAs: z.number(),
  /** Of the moment of opening. */
  price: z.number(),
  unit: z.string(),
  imageUrl: z.string().nullable(),
  imagePreview: z.string().nullable(),
});

/** What changes of a size: what one costs now, and how many others can still join with. */
const sizeNowSchema = z.object({
  productId: z.number(),
  unitPrice: z.number(),
  quantityAvailable: z.number(),
});

const LONGEST_FIRST_NAME = 40;

/** What a group shows of somebody: 'Ada Moreau' is 'Ada'. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return [...first].slice(0, LONGEST_FIRST_NAME).join('');
}

/** What changes while people watch, the same in every language: the stream sends it. */
const groupPoolSchema = z.object({
  slug: z.string(),
  /** Rises with each change. */
  version: z.number(),
  status: z.enum(GROUP_STATUSES),
  /** Set where it was cancelled. */
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  closesAt: z.iso.datetime(),
  /** When it was settled, expired or was cancelled. */
  endedAt: z.iso.datetime().nullable(),
  pooledQuantity: z.number(),
  percentage: z.number(),
  unitPrice: z.number(),
  nextTier: groupTierSchema.nullable(),
  /** Units that others can still join with, in any size. */
  quantityLeft: z.number(),
  /** Empty where it is about a product that is in no family. */
  sizesNow: z.array(sizeNowSchema),
  /** In the order in which they came. */
  members: z.array(groupMemberSchema),
});

/** Everything on the page of a group buy. */
export const groupBuySchema = groupPoolSchema.extend({
  title: z.string().nullable(),
  product: z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    unit: z.string(),
    imageUrl: z.string().nullable(),
    imagePreview: z.string().nullable(),
    producerName: z.string(),
    perishable: z.boolean(),
    /** What is left for others to join with. */
    quantityAvailable: z.number(),
  }),
  /** Where it is about all sizes of a family; `product` is the one it was opened for, and `price` is of that. */
  familyName: z.string().nullable(),
  /** In the order of the family; empty where it is about a product that is in none. */
  sizes: z.array(groupSizeSchema),
  /** Of the moment of opening: a rise changes nothing, at closing the lower of both counts. */
  price: z.number(),
  discountTiers: z.array(discountTierSchema),
  /** Below it the group buy does not come about; 1: it always does. */
  minimumQuantity: z.number(),
  delivery: z.enum(GROUP_DELIVERIES),
  public: z.boolean(),
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
});

/** In lists. */
export const groupBuySummarySchema = groupBuySchema
  .pick({
    slug: true,
    title: true,
    status: true,
    cancelReason: true,
    closesAt: true,
    endedAt: true,
    pooledQuantity: true,
    percentage: true,
    unitPrice: true,
    nextTier: true,
    minimumQuantity: true,
    delivery: true,
    public: true,
    familyName: true,
    sizes: true,
    price: true,
  })
  .extend({
    memberCount: z.number(),
    product: groupBuySchema.shape.product.omit({ quantityAvailable: true, perishable: true }),
  });

/** What the goods cost, without shipping. */
const shareSchema = z.object({ now: z.number(), atMost: z.number() });

/** How a membership is paid. */
const memberPaymentSchema = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** `open`: the card has to promise the money first. */
  status: z.enum(['none', 'open', 'authorized', 'cancelled']),
  /** What the card promises: the most that can be owed, shipping included. */
  amount: z.number(),
  isDeclined: z.boolean(),
  /** Until then the place is kept; null: nothing is waited for. */
  payUntil: z.iso.datetime().nullable(),
  /** Where to pay; null: nothing to pay now, or the provider cannot be reached at this moment. */
  redirectUrl: z.string().nullable(),
});

/** A membership as its holder sees it. */
export const membershipSchema = z.object({
  memberId: z.number(),
  slug: z.string(),
  /** Units on the ladder. */
  quantity: z.number(),
  items: groupItemsSchema,
  state: z.enum(MEMBER_STATES),
  /** Until then the mailbox may answer; the place counts once it has. Null: nothing is waited for. */
  confirmBy: z.iso.datetime().nullable(),
  isOrganizer: z.boolean(),
  buyAnyway: z.boolean(),
  share: shareSchema,
  /** What the parcel will cost at most; with all together only the organizer pays it. */
  shippingAtMost: z.number(),
  payment: memberPaymentSchema,
  /** Once it has become an order. */
  order: z.object({ id: z.number(), token: z.string() }).nullable(),
});

/** The response to joining: `token` opens the membership for its holder. */
export const joinedSchema = membershipSchema.extend({ token: z.string() });

export const openedSchema = joinedSchema.extend({ url: z.string() });

/** In the list of its organizer. */
const organizedGroupBuySchema = groupBuySummarySchema.extend({
  url: z.string(),
  /** Who gets how many, for sharing out: whole names where one parcel is divided, otherwise first names as for everybody. */
  shares: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      items: groupItemsSchema,
      state: z.enum(MEMBER_STATES),
    }),
  ),
});

const joinedGroupBuySchema = groupBuySummarySchema.extend({
  membership: membershipSchema.omit({ payment: true }).extend({ token: z.string() }),
});

export const ownGroupBuysSchema = z.object({
  organized: z.array(organizedGroupBuySchema),
  joined: z.array(joinedGroupBuySchema),
});

export type GroupPool = z.infer<typeof groupPoolSchema>;
export type GroupBuy = z.infer<typeof groupBuySchema>;
export type GroupBuySummary = z.infer<typeof groupBuySummarySchema>;
export type OrganizedGroupBuy = z.infer<typeof organizedGroupBuySchema>;
export type JoinedGroupBuy = z.infer<typeof joinedGroupBuySchema>;
export type Membership = z.infer<typeof membershipSchema>;
export type Joined = z.infer<typeof joinedSchema>;
export type Opened = z.infer<typeof openedSchema>;
export type OwnGroupBuys = z.infer<typeof ownGroupBuysSchema>;
export type MemberPayment = z.infer<typeof memberPaymentSchema>;
