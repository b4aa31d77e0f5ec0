import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import type { OrderPickup } from '#domains/orders/model/order-pickup.ts';
import { orderUrl, pickupBlocks } from '#domains/orders/server/mails/order-mail.ts';

/** To a customer who has not come: the order is still there. */
interface PickupReminderData {
  orderId: number;
  customerName: string;
  pickup: OrderPickup;
}

const pickupReminder: MailTemplate<PickupReminderData> = (
  { orderId, customerName: name, pickup },
  context,
) => {
  const say = (part: string) => context.t(`mail:pickup.reminder.${part}`, { orderId, name });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting') },
      ...pickupBlocks(pickup, context),
      { kind: 'text', text: say('where') },
      { kind: 'button', label: say('button'), href: orderUrl(orderId, context) },
    ],
  };
};

export const pickupMails = { 'pickup-reminder': pickupReminder };

type PickupMails = typeof pickupMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends PickupMails {}
}
