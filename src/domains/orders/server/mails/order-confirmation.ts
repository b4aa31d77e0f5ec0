import type { TFunction } from 'i18next';
import { formatDay, formatDays } from '#engine/model/dates.ts';
import { isPlaceMethod, type ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import type { Arrival } from '#domains/pricing/model/delivery/methods.ts';
import type { Language } from '#engine/model/languages.ts';
import { formatMoney, toAmount } from '#engine/model/money.ts';
import { STANDARD_POLICIES } from '#engine/model/policies.ts';
import { dueOn } from '#domains/orders/model/payments/invoice.ts';
import { taxNames, type TaxReason } from '#domains/taxes/model/order-taxes.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { MailBlock, MailContext, MailTemplate } from '#engine/server/mail/mail-content.ts';
import { orderUrl, countedList, pickupBlocks, type MailedLine, type OrderMailData } from './order-mail.ts';
import { payToBlocks } from './pay-to-blocks.ts';
import type { InvoiceOfMail } from './with-invoice.ts';

export interface OrderConfirmationData extends OrderMailData, InvoiceOfMail {
  lines: {
    name: string;
    quantity: number;
    picture?: string | null;
    priceCents: number;
    discountPercentage: number;
    finalCents: number;
  }[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  // A mail that an older version has queued lacks what follows.
  promo?: { code: string; cents: number } | null;
  delivery?: Arrival & { method: ShippingMethod; coldChain: boolean };
  giftWrapCents?: number;
  giftMessage?: string | null;
  /** Who signs the message. */
  giftFrom?: string | null;
  paymentMethod?: PaymentMethod;
  placedAt?: string;
  invoiceDays?: number;
  /** By gift cards, and by credit (null), before the method. */
  paidBy?: { lastFour: string | null; cents: number }[];
  /** Of a pre-order. */
  shipsFrom?: string | null;
  /** Where tax is charged. */
  taxes?: {
    rates: { name: string; percent: number; cents: number }[];
    included: boolean;
    reason: TaxReason | null;
  };
}

type Row = Extract<MailBlock, { kind: 'table' }>['rows'][number];
type Say = (key: string, values?: Record<string, unknown>) => string;

export const orderConfirmation: MailTemplate<OrderConfirmationData> = (order, context) => {
  const { t } = context;
  const say: Say = (key, values = {}) => t(`mail:orderConfirmation.${key}`, values);
  return {
    subject: say('subject', { orderId: order.orderId }),
    heading: say('heading'),
    ...(order.invoiceFile && { attachments: [order.invoiceFile] }),
    blocks: [
      { kind: 'text', text: say('greeting', { name: order.customerName, orderId: order.orderId }) },
      {
        kind: 'table',
        rows: order.lines.map((line) => ({
          picture: line.picture,
          label:
            line.discountPercentage > 0
              ? say('discountedLine', {
                  quantity: line.quantity,
                  name: line.name,
                  price: formatMoney(line.priceCents),
                  percentage: line.discountPercentage,
                })
              : say('line', {
                  quantity: line.quantity,
                  name: line.name,
                  price: formatMoney(line.priceCents),
                }),
          value: formatMoney(line.finalCents),
        })),
      },
      { kind: 'table', rows: amountsOf(order, say, t) },
      ...invoiceOf(order, say, context),
      ...destinationOf(order, say, context),
      ...giftOf(order, say),
      { kind: 'note', text: say('bulkNote') },
      { kind: 'button', label: say('button'), href: orderUrl(order.orderId, context) },
      { kind: 'text', text: say(order.groupPlace ? 'groupNote' : 'cancelNote') },
    ],
  };
};

/** From the subtotal to what is paid, every figure as the order holds it. */
function amountsOf(order: OrderConfirmationData, say: Say, t: TFunction): Row[] {
  const { promo, giftWrapCents = 0 } = order;
  const rows: Row[] = [{ label: say('subtotal'), value: formatMoney(order.subtotalCents) }];
  if (order.discountCents > 0)
    rows.push({ label: say('bulkDiscount'), value: formatMoney(-order.discountCents) });
  if (promo) rows.push({ label: say('promo', { code: promo.code }), value: formatMoney(-promo.cents) });
  rows.push({
    label: shippingLabel(order, say, t),
    value: order.shippingCents === 0 ? say('freeShipping') : formatMoney(order.shippingCents),
  });
  if (giftWrapCents > 0) rows.push({ label: say('giftWrap'), value: formatMoney(giftWrapCents) });
  const total: Row = { label: say('total'), value: formatMoney(order.totalCents), strong: true };
  const { taxes } = order;
  const paid = paidRows(order, say);
  if (taxes === undefined) return [...rows, total, ...paid];
  if (taxes.reason !== null) return [...rows, reliefOf(order, taxNames(taxes.rates), say), total, ...paid];
  const key = taxes.included ? 'taxIncluded' : 'taxAdded';
  const ofTaxes = taxes.rates.map(({ name, percent, cents }) => ({
    label: say(key, { name, percent }),
    value: formatMoney(cents),
  }));
  // What is in the total follows it; what makes it stands before it.
  return taxes.included ? [...rows, total, ...ofTaxes, ...paid] : [...rows, ...ofTaxes, total, ...paid];
}

const restOf = ({ totalCents, paidBy = [] }: OrderConfirmationData) =>
  paidBy.reduce((left, { cents }) => left - cents, totalCents);

function paidRows(order: OrderConfirmationData, say: Say): Row[] {
  const { paidBy = [] } = order;
  if (paidBy.length === 0) return [];
  return [
    ...paidBy.map(({ lastFour, cents }) => ({
      label: lastFour === null ? say('paidByCredit') : say('paidByGiftCard', { lastFour }),
      value: formatMoney(-cents),
    })),
    { label: say('rest'), value: formatMoney(restOf(order)), strong: true },
  ];
}

/** What prices hold and a business does not pay. */
function reliefOf(order: OrderConfirmationData, name: string, say: Say): Row {
  const { subtotalCents, discountCents, promo, shippingCents, giftWrapCents = 0, totalCents } = order;
  const heldCents = subtotalCents - discountCents - (promo?.cents ?? 0) + shippingCents + giftWrapCents;
  return { label: say('reverseCharge', { name }), value: formatMoney(totalCents - heldCents) };
}

function shippingLabel({ delivery }: OrderConfirmationData, say: Say, t: TFunction): string {
  if (delivery === undefined || delivery.method === 'standard') return say('shipping');
  const method = t(`orders:methods.${delivery.method}`);
  if (isPlaceMethod(delivery.method)) return method;
  return say(delivery.coldChain ? 'shippingCold' : 'shippingBy', { method });
}

/** What is printed for the person who opens the parcel, and what that person does not see. */
function giftOf({ giftMessage, giftTo, giftFrom }: OrderConfirmationData, say: Say): MailBlock[] {
  const message = [giftMessage, giftFrom].filter(Boolean).join('\n');
  return [
    ...(giftMessage ? [{ kind: 'text' as const, text: say('giftMessage', { message }) }] : []),
    ...(giftTo ? [{ kind: 'text' as const, text: say('giftNote', { name: giftTo }) }] : []),
  ];
}

function arrivalOf(
  { delivery, shipsFrom }: OrderConfirmationData,
  say: Say,
  language: Language,
): MailBlock[] {
  if (delivery === undefined) return [];
  const ships = shipsFrom
    ? [{ label: say('shipsFrom'), value: formatDay(shipsFrom, 'longDate', language) }]
    : [];
  const value = formatDays(delivery.earliest, delivery.latest, language);
  return [{ kind: 'table', rows: [...ships, { label: say('arrives'), value }] }];
}

/** Where it goes and when it is there; or where it is fetched, in which slot, by which code. */
function destinationOf(order: OrderConfirmationData, say: Say, context: MailContext): MailBlock[] {
  const { pickup, groupPlace, giftTo, shippingAddress } = order;
  if (pickup?.kind === 'pickup') return pickupBlocks(pickup, context);
  const shipTo = pickup === undefined ? 'shipTo' : 'bringTo';
  const address = [giftTo, shippingAddress].filter(Boolean).join('\n');
  const text = groupPlace === 'member' ? say('shipToOrganizer') : say(shipTo, { address });
  const when = pickup === undefined ? arrivalOf(order, say, context.language) : pickupBlocks(pickup, context);
  return [...when, { kind: 'text', text }];
}

function invoiceOf(order: OrderConfirmationData, say: Say, context: MailContext): MailBlock[] {
  const { language } = context;
  const {
    invoiceNumber: reference,
    placedAt,
    paymentMethod,
    invoiceDays = STANDARD_POLICIES.invoiceDays,
  } = order;
  if (reference === undefined || placedAt === undefined || paymentMethod === undefined) return [];
  const createdAt = new Date(placedAt);
  const openCents = restOf(order);
  const rows: Row[] = [{ label: say('invoiceNumber'), value: reference }];
  const due = dueOn({ createdAt, paymentMethod, invoiceDays });
  if (due !== null && openCents > 0)
    rows.push({ label: say('payBy'), value: formatDay(due, 'longDate', language) });
  const open = { method: paymentMethod, open: toAmount(openCents), invoiceNumber: reference };
  return [{ kind: 'table', rows }, ...payToBlocks(open, context)];
}

/** To a producer: what to pack and by when. */
interface NewOrderData {
  orderId: number;
  companyName: string;
  /** 'YYYY-MM-DD' */
  shipBy: string;
  lines: MailedLine[];
}

export const newOrder: MailTemplate<NewOrderData> = (order, { t, language, publicUrl }) => {
  const say = (part: string) =>
    t(`mail:newOrder.${part}`, {
      orderId: order.orderId,
      name: order.companyName,
      day: formatDay(order.shipBy, 'longDate', language),
    });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting') },
      countedList(order.lines),
      { kind: 'text', text: say('shipBy') },
      {
        kind: 'button',
        label: say('button'),
        href: `${publicUrl}/dashboard?tab=orders&order=${order.orderId}`,
      },
    ],
  };
};

/** To a producer who has not sent its part yet: it goes elsewhere now. Where to stands on the desk, not in a mail. */
interface AddressChangedData {
  orderId: number;
  companyName: string;
}

export const addressChanged: MailTemplate<AddressChangedData> = (order, { t, publicUrl }) => {
  const { orderId, companyName: name } = order;
  const say = (part: string) => t(`mail:addressChanged.${part}`, { orderId, name });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting') },
      { kind: 'text', text: say('label') },
      { kind: 'button', label: say('button'), href: `${publicUrl}/dashboard/orders/${orderId}/slip` },
    ],
  };
};
