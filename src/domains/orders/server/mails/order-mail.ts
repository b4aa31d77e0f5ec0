import { pickupPlace, slotText, spacedCode, type OrderPickup } from '#domains/orders/model/order-pickup.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { GroupPlace } from '#domains/orders/model/group-place.ts';
import type { RefundWay } from '#domains/orders/model/payments/payment-method.ts';
import type { MailBlock, MailContext } from '#engine/server/mail/mail-content.ts';

/** What every mail about an order knows. Money in cents. */
export interface OrderMailData {
  orderId: number;
  customerName: string;
  /** As the recipient may know it. */
  shippingAddress: string;
  /** Not known to mails that an older version queued. */
  groupPlace?: GroupPlace | null;
  /** Who gets it, where that is not the customer. */
  giftTo?: string | null;
  totalCents: number;
  /** Where and when it is handed over; left out: it is sent. */
  pickup?: OrderPickup;
  lines: MailedLine[];
}

/** `picture`: not known to mails that an older version queued. */
export interface MailedLine {
  name: string;
  quantity: number;
  picture?: string | null;
}

/** Opens the order for everybody who holds the mail, without signing in. */
export function orderUrl(orderId: number, { publicUrl, links }: MailContext): string {
  return `${publicUrl}/order/${orderId}?token=${links.sign('order', orderId)}`;
}

/** Of the link by which a guest confirms: the order's own link, which the one who ordered holds too, confirms nothing. */
export const CONFIRM_PURPOSE = 'confirm-order';

export function countedNames(lines: readonly MailedLine[]): string[] {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`);
}

/** The same as a list with small pictures. */
export function countedList(lines: readonly MailedLine[]): MailBlock {
  return { kind: 'list', items: countedNames(lines), pictures: lines.map(({ picture }) => picture) };
}

/** Money that goes back to the customer. */
export interface MailedRefund {
  cents: number;
  way: RefundWay;
}

/** How much comes back, where to, and how long it takes. */
export function refundText({ cents, way }: MailedRefund, { t }: MailContext): string {
  return t(`mail:givenBack.${way}`, { amount: formatMoney(cents) });
}

/** Where and when, and the code by which it is handed over. */
export function pickupBlocks(pickup: OrderPickup, { t, language }: MailContext): MailBlock[] {
  const say = (key: string) => t(`mail:orderPickup.${key}`);
  const place = pickupPlace(pickup, language);
  return [
    ...(place === null ? [] : [{ kind: 'text' as const, text: `${say('at')}\n${place}` }]),
    ...(pickup.note === '' ? [] : [{ kind: 'note' as const, text: pickup.note }]),
    {
      kind: 'table',
      rows: [
        { label: say('when'), value: slotText(pickup, language) },
        { label: say('code'), value: spacedCode(pickup.code), strong: true },
      ],
    },
    { kind: 'note', text: say(`codeNote.${pickup.kind}`) },
  ];
}
