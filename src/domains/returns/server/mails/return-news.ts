import { formatMoment } from '#engine/model/dates.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { ReturnKind, CaseReason } from '#domains/catalogue/model/return-reasons.ts';
import type { MailBlock, MailContext, MailTemplate } from '#engine/server/mail/mail-content.ts';
import { countedList, orderUrl, type MailedLine } from '#domains/orders/server/mails/order-mail.ts';

/** News of a return, to its customer. Money in cents. */
export interface ReturnNewsData {
  orderId: number;
  number: string;
  customerName: string;
  kind: ReturnKind;
  /** Nothing is sent back. */
  perishable: boolean;
  hasPhotos: boolean;
  lines: MailedLine[];
  refundCents: number;
  feeCents: number;
  shippingCents: number;
  /** Nothing was paid: the return lowers what is owed. */
  isOwed: boolean;
  /** What only lowers the bill. A mail that an older version has queued lacks it. */
  offBillCents?: number;
  /** What an administrator says to it. */
  note: string | null;
  /** ISO: until then a claim for perishables is decided. */
  dueAt: string | null;
  exchangeOrderId: number | null;
}

type Say = (part: string, values?: Record<string, unknown>) => string;
/** What comes between the list of pieces and the way to the order. */
type Middle = (news: ReturnNewsData, say: Say, context: MailContext) => MailBlock[];

function returnNews(texts: string, middle: Middle): MailTemplate<ReturnNewsData> {
  return (news, context) => {
    const { orderId, number, customerName: name } = news;
    const say: Say = (part, values) =>
      context.t(`mail:${texts}.${part}`, { orderId, number, name, ...values });
    const note: MailBlock[] = news.note === null ? [] : [{ kind: 'text', text: news.note }];
    return {
      subject: say('subject'),
      heading: say('heading'),
      blocks: [
        { kind: 'text', text: say('greeting') },
        countedList(news.lines),
        ...note,
        ...middle(news, say, context),
        {
          kind: 'button',
          label: context.t('mail:returnCommon.button'),
          href: orderUrl(orderId, context),
        },
      ],
    };
  };
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });

export const returnRequested = returnNews('returnRequested', ({ dueAt, hasPhotos }, say, { language }) => [
  text(
    dueAt === null ? say('next') : say('nextPerishable', { date: formatMoment(dueAt, 'dateTime', language) }),
  ),
  ...(hasPhotos ? [text(say('photos'))] : []),
  text(say('wait')),
]);

export const returnAuthorized = returnNews('returnAuthorized', (news, say, { publicUrl, links }) => {
  if (news.perishable) return [text(say(news.kind === 'exchange' ? 'keepExchange' : 'keep'))];
  const token = links.sign('order', news.orderId);
  const href = `${publicUrl}/order/${news.orderId}/return/${news.number}/label?token=${token}`;
  return [text(say('pack')), { kind: 'button', label: say('label'), href }];
});

export const returnReceived = returnNews('returnReceived', (_news, say) => [text(say('next'))]);

export const returnInspected = returnNews('returnInspected', ({ kind }, say) => [
  text(say(kind === 'exchange' ? 'nextExchange' : 'next')),
]);

export const returnRefunded = returnNews('returnRefunded', (news, say, { t }) => {
  const { refundCents, feeCents, shippingCents, isOwed, offBillCents = isOwed ? refundCents : 0 } = news;
  const way = offBillCents === 0 ? 'paid' : offBillCents < refundCents ? 'partly' : 'owed';
  const row = (part: string, cents: number) => ({
    label: t(`mail:returnCommon.${part}`),
    value: formatMoney(cents),
  });
  return [
    {
      kind: 'table',
      rows: [
        row('goods', refundCents - shippingCents + feeCents),
        ...(feeCents > 0 ? [row('fee', -feeCents)] : []),
        ...(shippingCents > 0 ? [row('shipping', shippingCents)] : []),
        { ...row('refund', refundCents), strong: true },
      ],
    },
    text(say(way, { back: formatMoney(refundCents - offBillCents), off: formatMoney(offBillCents) })),
  ];
});

export const returnExchanged = returnNews('returnExchanged', ({ exchangeOrderId }, say, context) => [
  text(say('next', { newOrderId: exchangeOrderId })),
  { kind: 'button', label: say('newOrder'), href: orderUrl(exchangeOrderId!, context) },
]);

export const returnDeclined = returnNews('returnDeclined', (_news, say) => [text(say('next'))]);

/** To a producer whose goods come back. */
export interface ReturnToProducerData {
  orderId: number;
  number: string;
  companyName: string;
  reason: CaseReason;
  details: string;
  lines: MailedLine[];
}

export const returnToProducer: MailTemplate<ReturnToProducerData> = (data, { t, publicUrl }) => {
  const { orderId, number, companyName: name, reason, details, lines } = data;
  const say: Say = (part, values) => t(`mail:returnToProducer.${part}`, { orderId, number, name, ...values });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      text(say('greeting')),
      countedList(lines),
      text(say('reason', { reason: t(`mail:returnCommon.reasons.${reason}`) })),
      ...(details === '' ? [] : [text(say('details', { details }))]),
      text(say('next')),
      { kind: 'button', label: say('button'), href: `${publicUrl}/dashboard?tab=returns` },
    ],
  };
};
