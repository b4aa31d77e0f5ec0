import { formatMoment } from '#engine/model/dates.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { CONFIRM_PURPOSE, countedList, type OrderMailData } from './order-mail.ts';

/** To a guest whose large order by invoice counts only once its link was followed. Perhaps to somebody who never ordered. */
interface OrderToConfirmData extends Omit<OrderMailData, 'shippingAddress'> {
  /** ISO */
  confirmBy: string;
}

export const orderToConfirm: MailTemplate<OrderToConfirmData> = (order, context) => {
  const { orderId, customerName: name, totalCents, lines } = order;
  const { t, language, publicUrl, links } = context;
  const time = formatMoment(order.confirmBy, 'dateTime', language);
  const say = (part: string) =>
    t(`mail:orderToConfirm.${part}`, { orderId, name, time, total: formatMoney(totalCents) });
  const token = links.sign(CONFIRM_PURPOSE, orderId);
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting') },
      countedList(lines),
      { kind: 'table', rows: [{ label: say('totalLabel'), value: formatMoney(totalCents), strong: true }] },
      { kind: 'text', text: say('until') },
      { kind: 'button', label: say('button'), href: `${publicUrl}/order/${orderId}/confirm?token=${token}` },
      { kind: 'note', text: say('notYou') },
    ],
  };
};
