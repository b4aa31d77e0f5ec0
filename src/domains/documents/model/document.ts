import { z } from 'zod';
import { dayText } from '#engine/model/fields.ts';
import { CORRECTION_REASONS } from './document-content.ts';
import { DOCUMENT_KINDS, DOCUMENT_NUMBER } from './document-kinds.ts';
import { payToSchema } from '#domains/orders/model/payments/order-payment.ts';
import { paymentMethodSchema } from '#domains/orders/model/payments/payment-method-schema.ts';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';

/** A document in a list. */
export const listedDocumentSchema = z.object({
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  /** 'YYYY-MM-DD', on the shop's calendar. */
  date: z.string(),
  total: z.number(),
  /** ISO 4217 */
  currency: z.string(),
  orderId: z.number().nullable(),
});
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

/** At the desk it also says whom it is for. */
export const deskDocumentSchema = listedDocumentSchema.extend({
  recipient: z.string().nullable(),
  payoutId: z.number().nullable(),
});
export type DeskDocument = z.infer<typeof deskDocumentSchema>;

const taxSchema = z.object({
  name: z.string(),
  percent: z.number(),
  base: z.number(),
  amount: z.number(),
  country: z.string(),
  region: z.string().nullable(),
});

const goodsLineSchema = z.object({
  /** Empty: an amount that belongs to no product. */
  name: z.string(),
  unit: z.string(),
  quantity: z.number().nullable(),
  unitPrice: z.number().nullable(),
  discount: z.number(),
  discountPercentage: z.number(),
  amount: z.number(),
});

const goodsSchema = z.object({
  orderedOn: z.string(),
  lines: z.array(goodsLineSchema),
  /** The lines without their discounts. */
  subtotal: z.number(),
  discountTotal: z.number(),
  promo: z.object({ code: z.string(), discount: z.number() }).nullable(),
  shipping: z.number(),
  shippingMethod: z.enum(SHIPPING_METHODS),
  coldChain: z.boolean(),
  giftWrap: z.number(),
  taxes: z.array(taxSchema),
  /** Whether the amounts hold the tax, or it comes on top. */
  taxIncluded: z.boolean(),
  taxReason: z.enum(['reverse_charge']).nullable(),
  /** What the amounts hold and the recipient does not pay for that reason. */
  taxRelief: z.number(),
  paymentMethod: paymentMethodSchema(),
  /** What gift cards and credit paid before it. */
  paidBy: z.array(
    z.object({ kind: z.enum(['gift_card', 'credit']), lastFour: z.string().nullable(), amount: z.number() }),
  ),
  dueOn: z.string().nullable(),
  /** Of an invoice that was to be paid by transfer when it was written. */
  payTo: payToSchema.nullable(),
  corrects: z.object({ number: z.string(), reason: z.enum(CORRECTION_REASONS) }).nullable(),
});
export type Goods = z.infer<typeof goodsSchema>;

const statementSchema = z.object({
  periodEnd: z.iso.datetime(),
  lines: z.array(
    z.object({
      orderId: z.number(),
      kind: z.string(),
      on: z.string(),
      goods: z.number(),
      commission: z.number(),
      amount: z.number(),
    }),
  ),
  goods: z.number(),
  commission: z.number(),
});
export type Statement = z.infer<typeof statementSchema>;

/** What the lines of a statement are called; anything else is a correction. */
export const STATEMENT_KINDS: readonly string[] = ['sale', ...CORRECTION_REASONS];

/** All that a document says. Money as decimals in its currency. */
export const documentSchema = listedDocumentSchema.extend({
  language: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.string(),
    taxId: z.string().nullable(),
  }),
  /** Null: forgotten, because the books need not say it any more. */
  recipient: z
    .object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      /** Null: of a member of a group buy, whose parcel goes to the organizer. */
      address: z.string().nullable(),
      /** Of a gift: who gets it at this address. */
      deliveredTo: z.string().nullable(),
      /** Of a business. */
      vatId: z.string().nullable(),
    })
    .nullable(),
  payoutId: z.number().nullable(),
  /** Of invoices and credit notes. */
  goods: goodsSchema.nullable(),
  /** Of statements of payouts. */
  statement: statementSchema.nullable(),
});
export type Document = z.infer<typeof documentSchema>;

const daySchema = dayText('validation:invalidInput').optional();

export const producerDocumentsSchema = adminListSchema.extend({
  from: daySchema,
  until: daySchema,
  sort: sortSchema('number', 'date', 'total', 'kind', 'order'),
});
export type ProducerDocuments = z.output<typeof producerDocumentsSchema>;

export const adminDocumentsSchema = producerDocumentsSchema.extend({
  kind: z.enum(DOCUMENT_KINDS, 'validation:invalidInput').optional(),
  /** The statements of this producer. */
  producerId: idTextSchema.optional(),
});
export type AdminDocuments = z.output<typeof adminDocumentsSchema>;

export const numberParamsSchema = z.object({
  number: z.string().regex(DOCUMENT_NUMBER, 'validation:invalidInput'),
});
