import { formatDay } from '#engine/model/dates.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { countedNames } from './order-mail.ts';

/** To a producer: what to pack and by when. */
export interface NewOrderData {
  orderId: number;
  companyName: string;
  /** 'YYYY-MM-DD' */
  shipBy: string;
  lines: { name: string; quantity: number }[];
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
      { kind: 'list', items: countedNames(order.lines) },
      { kind: 'text', text: say('shipBy') },
      { kind: 'button', label: say('button'), href: `${publicUrl}/dashboard?tab=orders` },
    ],
  };
};
