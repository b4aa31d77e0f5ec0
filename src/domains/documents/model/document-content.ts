import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import type { BankAccount } from '#engine/model/bank-account.ts';

/** Of one rate, as the order holds it. In cents. */
export interface ContentTax {
  name: string;
  percent: number;
  country: string;
  region: string | null;
  baseCents: number;
  amountCents: number;
}

/** Who runs the shop, at that time. */
export interface Seller {
  name: string;
  address: string;
  email: string;
  phone: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** For the tax office: 'DE123456789'. */
  taxId: string | null;
}

/** Whom a document is for. */
export interface Recipient {
  name: string;
  email: string;
  phone: string | null;
  /** As it was written; null: of a member of a group buy, whose parcel goes to the organizer. */
  address: string | null;
  /** Who gets the parcel at this address, where it is a gift. */
  deliveredTo?: string | null;
  /** By its parts; documents from before they were kept have none. */
  place?: KnownAddress | null;
  /** Of a business. */
  vatId?: string | null;
}

export interface ContentLine {
  name: string;
  unit: string;
  /** Null: an amount that belongs to no number of pieces. */
  quantity: number | null;
  priceCents: number | null;
  discountPercentage: number;
  discountCents: number;
  /** What the line costs, before a code. */
  cents: number;
  /** The line's share of the code. */
  promoCents: number;
  taxes: ContentTax[];
}

interface GoodsContent {
  seller: Seller;
  /** 'YYYY-MM-DD' */
  orderedOn: string;
  lines: ContentLine[];
  promo: { code: string; cents: number } | null;
  shipping: { method: ShippingMethod; coldChain: boolean; cents: number; taxes: ContentTax[] };
  giftWrap: { cents: number; taxes: ContentTax[] };
  /** Whether the amounts above hold the tax, or it comes on top. */
  taxIncluded: boolean;
  /** Why no tax is charged where others pay it. */
  taxReason: 'reverse_charge' | null;
  /** What a correction takes back, by rate: the books know it of parts, not of lines. */
  correctedTaxes: ContentTax[];
}

/** Cents throughout. What is summed up of it is not stored: it follows. */
export interface InvoiceContent extends GoodsContent {
  type: 'goods';
  payment: {
    method: PaymentMethod;
    /** What gift cards and credit paid; documents from before there were any have none. */
    paidBy?: PaidBefore[];
    /** 'YYYY-MM-DD', of an invoice. */
    dueOn: string | null;
    /** Where it is paid, if it was not paid when the document was written. */
    bank: BankAccount | null;
  };
  /** Of one that corrects another: its number, and why. */
  corrects: { number: string; reason: CorrectionReason } | null;
}

export interface PaidBefore {
  kind: 'gift_card' | 'credit';
  /** Of the gift card's code. */
  lastFour: string | null;
  cents: number;
}

export const CORRECTION_REASONS = [
  'cancellation',
  'removal',
  'return',
  'refund',
  'dispute_lost',
  'dispute_won',
] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** What a producer is paid, and what the shop keeps of it. */
export interface StatementContent {
  type: 'statement';
  seller: Seller;
  /** ISO: parts delivered before this moment. */
  periodEnd: string;
  lines: {
    orderId: number;
    kind: string;
    /** 'YYYY-MM-DD' */
    on: string;
    goodsCents: number;
    commissionCents: number;
    cents: number;
  }[];
}

export type DocumentContent = InvoiceContent | StatementContent;
