import { formatMoney } from '#engine/model/money.ts';
import type { MailBlock, MailTemplate } from '#engine/server/mail/mail-content.ts';
import { countedList, orderUrl, refundText, type MailedLine, type MailedRefund } from './order-mail.ts';

/** To a customer whose order lost pieces before they were sent. Money in cents. */
export interface OrderReducedData {
  orderId: number;
  customerName: string;
  /** What was removed. */
  lines: MailedLine[];
  /** In the words of the one who removed them; null: none. */
  reason: string | null;
  /** What is not owed any more, and what still is. */
  lessCents: number;
  openCents: number;
  /** What goes back; nothing where nothing was paid. */
  refund?: MailedRefund;
  /** Instead, where it goes to several places. */
  refunds?: MailedRefund[];
  /** What the order costs now. */
  totalCents: number;
}

export const orderReduced: MailTemplate<OrderReducedData> = (order, context) => {
  const { orderId, customerName: name, lines, reason, lessCents, openCents, refund } = order;
  const say = (part: string, values: Record<string, unknown> = {}) =>
    context.t(`mail:orderReduced.${part}`, { orderId, name, ...values });
  const text = (part: string, values?: Record<string, unknown>): MailBlock => ({
    kind: 'text',
    text: say(part, values),
  });
  const refunds = order.refunds ?? (refund ? [refund] : []);
  const amount = formatMoney(lessCents);
  const total = formatMoney(order.totalCents);
  const less =
    openCents > 0
      ? text('lessToPay', { amount, open: formatMoney(openCents) })
      : text('nothingOpen', { amount });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      text('greeting'),
      countedList(lines),
      ...(reason === null ? [] : [text('reason', { reason })]),
      text('rest', { total }),
      ...(lessCents > 0 ? [less] : []),
      ...refunds.map((each) => ({ kind: 'text' as const, text: refundText(each, context) })),
      { kind: 'button', label: say('button'), href: orderUrl(orderId, context) },
    ],
  };
};

/** To a producer who has not sent its part yet: what is to be packed now. */
export interface FewerPiecesData {
  orderId: number;
  companyName: string;
  removed: MailedLine[];
  /** What is left. */
  lines: MailedLine[];
  /** It is fetched, not sent. */
  isFetched?: boolean;
}

export const fewerPieces: MailTemplate<FewerPiecesData> = (order, { t, publicUrl }) => {
  const { orderId, companyName: name, removed, lines, isFetched } = order;
  const say = (part: string) => t(`mail:fewerPieces.${part}`, { orderId, name });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting') },
      countedList(removed),
      { kind: 'text', text: say('left') },
      countedList(lines),
      { kind: 'text', text: say(isFetched ? 'slipFetched' : 'slip') },
      { kind: 'button', label: say('button'), href: `${publicUrl}/dashboard/orders/${orderId}/slip` },
    ],
  };
};
