import { daysBetween, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { expectedArrival, lastOf, type Arrival } from '#domains/pricing/model/delivery/methods.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import type { Language } from '#engine/model/languages.ts';
import { shopDay } from '#engine/model/dates.ts';
import { policies } from '#engine/model/policies.ts';
import type { DraftPayment } from '#domains/orders/model/payments/draft-payment.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import type { PooledLine } from '#domains/pricing/model/pooled-lines.ts';
import type { OrderSum } from '#domains/pricing/model/order-sum.ts';
import type { OrderPromo } from '#domains/pricing/model/promo-discount.ts';
import { untaxed, type OrderTaxes } from '#domains/taxes/model/order-taxes.ts';
import { byRate, type TaxAmount } from '#domains/taxes/model/tax-of.ts';
import type { GroupPlace } from './group-place.ts';
import { addressOfText } from './order-address.ts';
import { partsOf, type NewPart } from './order-parts.ts';
import type { OrderActor } from './order.ts';
import type { OrderPickup } from './order-pickup.ts';
import type { OrderFunds } from './payments/order-funds.ts';

/** So many of a product at a price, wherever they come from: a cart, a group buy, an exchange. */
export interface OrderedLine {
  product: {
    id: number;
    slug: string;
    /** In the customer's language. */
    name: string;
    unit: string;
    perishable: boolean;
    imageUrl: string | null;
    imagePreview: string | null;
    producerId: number | null;
    /** As the public knows the producer. */
    producerName: string;
    /** Nothing of it is shipped before; null or left out: it is shipped at once. */
    shipsFrom?: Day | null;
  };
  unitPriceCents: number;
  /** With the family whose units decided the tier, where they did. */
  price: PricedLine & Partial<Pick<PooledLine, 'familyId' | 'pooledUnits'>>;
}

/** Whom the order is for, and where it goes. */
export interface OrderCustomer {
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: string;
  /** Without it, what the text says. */
  address?: KnownAddress | null;
  vatId?: string | null;
  language: Language;
}

/** How it is to be delivered, beside the lines. */
export interface OrderDelivery {
  shippingMethod: ShippingMethod;
  coldChain: boolean;
  /** Null: as soon as the method brings it. */
  deliveryDate: Day | null;
  giftMessage: string | null;
  /** The name on the parcel, where it is not the customer's. */
  giftTo: string | null;
  /** Who signs the message; null: nobody beside it. */
  giftFrom: string | null;
}

export const PLAIN_DELIVERY: OrderDelivery = {
  shippingMethod: 'standard',
  coldChain: false,
  deliveryDate: null,
  giftMessage: null,
  giftTo: null,
  giftFrom: null,
};

/** Who places it. */
export interface OrderPlacement {
  actor: OrderActor;
  userId: number | null;
  sessionId: number | null;
  /** The same key is one order. */
  idempotencyKey: string | null;
}

export interface DraftLine {
  productId: number;
  producerId: number | null;
  productName: string;
  unit: string;
  perishable: boolean;
  quantity: number;
  priceCents: number;
  /** The family it was bought in, and the units that decided the tier: what becomes of the family changes neither. */
  familyId: number | null;
  pooledUnits: number;
  discountPercentage: number;
  discountCents: number;
  /** The line's share of the code. */
  promoCents: number;
  tax: TaxAmount | null;
  /** The tax in its price before the code. */
  heldTaxCents: number;
  /** A pre-order: from when it is shipped, as it was said when it was bought. */
  shipsFrom: Day | null;
  /** Shown with the order and not stored with it: it stays the product's. */
  shown: { productSlug: string; imageUrl: string | null; imagePreview: string | null };
}

export interface DraftPart extends NewPart {
  /** The lines' share of the code. */
  promoCents: number;
  /** The lines' tax. */
  taxCents: number;
  taxes: TaxAmount[];
  /** Shown with the order and not stored with it. */
  shown: { producerName: string };
}

/** An order in figures, before it has an id: what is stored, mailed and answered is made of it. */
export interface OrderDraft
  extends
    OrderCustomer,
    OrderPlacement,
    OrderDelivery,
    DraftPayment,
    Omit<OrderTaxes, 'lines' | 'heldCents'> {
  address: KnownAddress;
  vatId: string | null;
  /** What pays before the method; null: nothing. */
  funds: OrderFunds | null;
  /** Null: it came from no settled group buy. */
  groupPlace: GroupPlace | null;
  /** Null: it is sent. */
  pickup: OrderPickup | null;
  /** Before discounts and shipping. */
  subtotalCents: number;
  discountTotalCents: number;
  shippingCents: number;
  giftWrapCents: number;
  /** Null where no code takes anything off. */
  promo: OrderPromo | null;
  promoCents: number;
  orderTotalCents: number;
  /** Until an invoice is due: what the shop gives on this day, of a pre-order from when all of it should be shipped. */
  invoiceDays: number;
  /** Of a pre-order: when the last of it is shipped from. */
  shipsFrom: Day | null;
  /** When it is expected: on the day that was chosen, otherwise when the method brings it. */
  arrival: Arrival;
  /** The day on the shop's calendar. */
  placedOn: Day;
  lines: DraftLine[];
  parts: DraftPart[];
}

/** `sum` is what the order's function of money says about the lines. */
export function draftOrder({
  lines: ordered,
  sum,
  promo,
  delivery,
  customer,
  placement,
  payment,
  groupPlace = null,
  pickup = null,
  funds = null,
  taxes = untaxed(ordered),
  now,
}: {
  lines: readonly OrderedLine[];
  sum: OrderSum;
  promo: OrderPromo | null;
  delivery: OrderDelivery;
  customer: OrderCustomer;
  placement: OrderPlacement;
  payment: DraftPayment;
  groupPlace?: GroupPlace | null;
  pickup?: OrderPickup | null;
  funds?: OrderFunds | null;
  /** Of the lines as they stand, and of what else is charged. */
  taxes?: OrderTaxes;
  now: Date;
}): OrderDraft {
  const {
    lines: lineTaxes,
    heldCents,
    shippingTax,
    giftWrapTax,
    taxTotalCents,
    taxIncluded,
    taxReason,
    taxCalculation,
  } = taxes;
  const lines = ordered.map((line, index) =>
    draftLine(line, {
      promoCents: sum.linePromoCents[index]!,
      tax: lineTaxes[index]!,
      heldTaxCents: heldCents[index]!,
    }),
  );
  const shipsFrom = lastOf(lines.map((line) => line.shipsFrom));
  const placedOn = shopDay(now);
  const slotDay = pickup && shopDay(new Date(pickup.from));
  const parts = draftParts(ordered, lines, now).map((part) =>
    // What is handed over at a place has to be there on that day, neither sooner nor later.
    slotDay === null ? part : { ...part, shipBy: slotDay },
  );
  const wanted = { ...delivery, deliveryDate: slotDay ?? delivery.deliveryDate };
  return {
    ...customer,
    address: customer.address ?? addressOfText(customer.shippingAddress, customer.customerName),
    vatId: customer.vatId ?? null,
    ...placement,
    ...wanted,
    ...payment,
    funds,
    groupPlace,
    pickup,
    subtotalCents: sum.subtotalCents,
    discountTotalCents: sum.totalDiscountCents,
    shippingCents: sum.shippingCents,
    giftWrapCents: sum.giftWrapCents,
    promo: sum.promoCents > 0 ? promo : null,
    promoCents: sum.promoCents,
    shippingTax,
    giftWrapTax,
    taxTotalCents,
    taxIncluded,
    taxReason,
    taxCalculation,
    orderTotalCents: sum.orderTotalCents,
    invoiceDays:
      policies().invoiceDays +
      (shipsFrom === null ? 0 : daysBetween(placedOn, lastOf(parts.map(({ shipBy }) => shipBy))!)),
    shipsFrom,
    arrival: expectedArrival({ ...wanted, shipsFrom }, now),
    placedOn,
    lines,
    parts,
  };
}

function draftLine(
  { product, unitPriceCents, price }: OrderedLine,
  figures: Pick<DraftLine, 'promoCents' | 'tax' | 'heldTaxCents'>,
): DraftLine {
  return {
    productId: product.id,
    producerId: product.producerId,
    productName: product.name,
    unit: product.unit,
    perishable: product.perishable,
    quantity: price.quantity,
    priceCents: unitPriceCents,
    familyId: price.familyId ?? null,
    pooledUnits: price.pooledUnits ?? price.quantity,
    discountPercentage: price.discountPercentage,
    discountCents: price.savedCents,
    shipsFrom: product.shipsFrom ?? null,
    ...figures,
    shown: { productSlug: product.slug, imageUrl: product.imageUrl, imagePreview: product.imagePreview },
  };
}

function draftParts(ordered: readonly OrderedLine[], lines: readonly DraftLine[], now: Date): DraftPart[] {
  const sold = ordered.map(({ product, price }, at) => ({
    producerId: product.producerId,
    heldTaxCents: lines[at]!.heldTaxCents,
    shipsFrom: lines[at]!.shipsFrom,
    ...price,
  }));
  return partsOf(sold, now).map((part) => {
    const own = lines.filter((line) => line.producerId === part.producerId);
    const { product } = ordered.find((line) => line.product.producerId === part.producerId)!;
    return {
      ...part,
      promoCents: own.reduce((all, line) => all + line.promoCents, 0),
      taxCents: own.reduce((all, line) => all + (line.tax?.taxCents ?? 0), 0),
      taxes: byRate(own.map((line) => line.tax)),
      shown: { producerName: product.producerName },
    };
  });
}
