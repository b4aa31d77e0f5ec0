/** `none`: no tax is charged; `included`: prices hold it; `added`: it comes on top. */
export const TAX_MODES = ['none', 'included', 'added'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** What the shop charges, keeps and promises. Texts say it (shop-facts.ts), rules apply it. */
export interface Policies {
  /** From this total on, the standard method is free. */
  freeShippingCents: number;
  shippingCents: number;
  expressCents: number;
  priorityCents: number;
  /** What cooling adds to the two fast methods. */
  coldExpressCents: number;
  coldPriorityCents: number;
  giftWrapCents: number;
  /** How far ahead a delivery may be planned. */
  maxDaysAhead: number;
  /** ISO 3166-1 alpha-2; null: as the shop always delivered, to the contiguous states of the US. */
  countries: readonly string[] | null;
  /** Of what a producer sells, to two decimals. */
  commissionPercent: number;
  /** Every so many weeks, on a Monday. */
  payoutWeeks: number;
  /** After delivery, so that what is paid out is no longer in doubt. */
  payoutAfterHours: number;
  /** From the day of the order to the last day to pay its invoice. */
  invoiceDays: number;
  /** Above this, a guest who orders by invoice has to confirm it. */
  guestInvoiceLimitCents: number;
  /** More than this is not left to an invoice, of guests and accounts alike; null: it may be any sum. */
  invoiceMaximumCents: number | null;
  /** Customers may take an order back, or change it, for this long, while it is still pending. */
  changeMinutes: number;
  /** Damage is reported within so many hours of delivery, to the second. */
  damageHours: number;
  /** Days after the day of delivery, each to its end on the shop's calendar. */
  returnDays: number;
  /** Until then with a fee. */
  lateReturnDays: number;
  /** Of what the pieces cost. */
  restockingFeePercent: number;
  /** For so long the books must name who bought: then guests' names and addresses go. */
  keepYears: number;
  taxMode: TaxMode;
  /** The category by which shipping and gift wrap are taxed. */
  taxShippingCategory: string;
}

export const STANDARD_POLICIES: Readonly<Policies> = {
  freeShippingCents: 100_00,
  shippingCents: 9_95,
  expressCents: 12_95,
  priorityCents: 24_95,
  coldExpressCents: 5_00,
  coldPriorityCents: 10_00,
  giftWrapCents: 5_00,
  maxDaysAhead: 30,
  countries: null,
  commissionPercent: 15,
  payoutWeeks: 2,
  payoutAfterHours: 48,
  invoiceDays: 14,
  guestInvoiceLimitCents: 1_000_00,
  invoiceMaximumCents: null,
  changeMinutes: 120,
  damageHours: 48,
  returnDays: 30,
  lateReturnDays: 45,
  restockingFeePercent: 15,
  keepYears: 10,
  taxMode: 'none',
  taxShippingCategory: 'food',
};

let adopted: Readonly<Policies> = STANDARD_POLICIES;

/** What the brand sets, and over it what the owner has chosen; what both leave out is as usual. */
export function adoptPolicies(changed: Partial<Policies> = {}): void {
  adopted = { ...STANDARD_POLICIES, ...changed };
}

export function policies(): Readonly<Policies> {
  return adopted;
}

/** What is not as usual, for pages: `adoptPolicies` makes the same of it in the browser. */
export function changedPolicies(): Partial<Policies> {
  const usual: Record<string, unknown> = { ...STANDARD_POLICIES };
  return Object.fromEntries(Object.entries(adopted).filter(([name, value]) => value !== usual[name]));
}
