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
  /** Of what a producer sells. */
  commissionPercent: number;
  /** Customers may take an order back, or change it, for this long, while it is still pending. */
  cancelHours: number;
  /** Damage is reported within so many hours of delivery, to the second. */
  damageHours: number;
  /** Days after the day of delivery, each to its end on the shop's calendar. */
  returnDays: number;
  /** Until then with a fee. */
  lateReturnDays: number;
  /** Of what the pieces cost. */
  restockingFeePercent: number;
  /** Days after the day of the order, until which an invoice is paid. */
  invoiceDays: number;
  /** Above this total a guest's order by invoice counts once its mail was answered. */
  guestInvoiceLimitCents: number;
  /** For so long the books must name who bought: then guests' names and addresses go. */
  keepYears: number;
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
  commissionPercent: 15,
  cancelHours: 2,
  damageHours: 48,
  returnDays: 30,
  lateReturnDays: 45,
  restockingFeePercent: 15,
  invoiceDays: 14,
  guestInvoiceLimitCents: 1_000_00,
  keepYears: 10,
};

let adopted: Readonly<Policies> = STANDARD_POLICIES;

/** Once, with the brand that sets them; what it leaves out is as usual. */
export function adoptPolicies(changed: Partial<Policies> = {}): void {
  adopted = { ...STANDARD_POLICIES, ...changed };
}

export function policies(): Readonly<Policies> {
  return adopted;
}
