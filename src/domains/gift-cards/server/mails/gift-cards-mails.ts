import { payToBlocks } from '#domains/orders/server/mails/pay-to-blocks.ts';
import { orderUrl } from '#domains/orders/server/mails/order-mail.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatMoney, toAmount } from '#engine/model/money.ts';
import type { MailBlock, MailTemplate } from '#engine/server/mail/mail-content.ts';

/** To whom it is given. All but the id is known when it leaves. */
export interface GiftCardMail {
  giftCardId: number;
  /** 'ACDE-FGHJ-KMNP-QRTV' */
  code?: string;
  amountCents?: number;
  senderName?: string;
  message?: string | null;
}

const giftCard: MailTemplate<GiftCardMail> = (card, { t, publicUrl }) => {
  const { code = '', amountCents = 0, senderName: name = '', message } = card;
  const say = (part: string) => t(`mail:giftCard.${part}`, { name, amount: formatMoney(amountCents) });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('text') },
      ...(message ? message.split(/\r?\n\s*\r?\n/u).map((text): MailBlock => ({ kind: 'text', text })) : []),
      { kind: 'table', rows: [{ label: say('code'), value: code, strong: true }] },
      // Behind the '#': no server on the way reads it.
      { kind: 'button', label: say('button'), href: `${publicUrl}/gift-card#${code}` },
      { kind: 'text', text: say('use') },
      { kind: 'note', text: say('keep') },
    ],
  };
};

/** To the buyer of one. */
interface BoughtCardMail {
  orderId: number;
  customerName: string;
  amountCents: number;
  /** Null: it comes to the buyer. */
  recipientEmail: string | null;
  /** 'YYYY-MM-DD' */
  sendOn: string;
  paymentMethod: PaymentMethod;
  /** Of a transfer. */
  reference: string;
}

const aboutPurchase =
  (texts: 'giftCardBought' | 'giftCardToPay'): MailTemplate<BoughtCardMail> =>
  (card, context) => {
    const { orderId, customerName: name, amountCents, recipientEmail, sendOn, paymentMethod: method } = card;
    const say = (part: string) =>
      context.t(`mail:${texts}.${part}`, {
        name,
        orderId,
        amount: formatMoney(amountCents),
        email: recipientEmail ?? '',
        day: formatDay(sendOn, 'longDate', context.language),
      });
    const open = { method, open: toAmount(amountCents), invoiceNumber: card.reference };
    return {
      subject: say('subject'),
      heading: say('heading'),
      blocks: [
        { kind: 'text', text: say('greeting') },
        { kind: 'text', text: say(recipientEmail === null ? 'toYou' : 'toRecipient') },
        ...(texts === 'giftCardToPay' ? payToBlocks(open, context) : []),
        { kind: 'button', label: say('button'), href: orderUrl(orderId, context) },
      ],
    };
  };

export const giftCardsMails = {
  'gift-card': giftCard,
  'gift-card-bought': aboutPurchase('giftCardBought'),
  'gift-card-to-pay': aboutPurchase('giftCardToPay'),
};

type GiftCardsMails = typeof giftCardsMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends GiftCardsMails {}
}
