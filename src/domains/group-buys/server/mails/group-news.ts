import { formatMoment } from '#engine/model/dates.ts';
import type { CancelReason } from '#domains/group-buys/model/group-state.ts';
import { formatMoney } from '#engine/model/money.ts';
import { memberUrl } from '#domains/payments/server/holds/group-links.ts';
import type { MailBlock, MailContext, MailTemplate } from '#engine/server/mail/mail-content.ts';
import { orderUrl } from '#domains/orders/server/mails/order-mail.ts';

/** What every mail about a group buy knows. Money in cents. */
export interface GroupMailData {
  slug: string;
  memberId: number;
  /** The recipient's first name. */
  name: string;
  /** In the recipient's language. */
  product: string;
  quantity: number;
  /** ISO */
  closesAt: string;
}

type Say = (part: string, values?: Record<string, unknown>) => string;

/** A greeting, what is particular about the news, and the way to the own place. */
function groupNews<More extends object>(
  texts: string,
  middle: (data: GroupMailData & More, say: Say, context: MailContext) => MailBlock[],
): MailTemplate<GroupMailData & More> {
  return (data, context) => {
    const closes = formatMoment(data.closesAt, 'dateTime', context.language);
    const { name, product, quantity } = data;
    const say: Say = (part, values) =>
      context.t(`mail:groupBuys.${texts}.${part}`, { name, product, quantity, closes, ...values });
    return {
      subject: say('subject'),
      heading: say('heading'),
      blocks: [
        { kind: 'text', text: say('greeting') },
        ...middle(data, say, context),
        { kind: 'button', label: context.t('mail:groupBuys.button'), href: memberUrl(data, context) },
      ],
    };
  };
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });

/** With a text to send on. */
export const groupOpened = groupNews('opened', ({ slug }, say, { publicUrl }) => [
  text(say('invitation', { link: `${publicUrl}/group/${slug}` })),
]);

export const groupJoined = groupNews<{ nowCents: number; atMostCents: number; shippingCents: number }>(
  'joined',
  ({ nowCents, atMostCents, shippingCents }, say) => [
    {
      kind: 'table',
      rows: [
        { label: say('now'), value: formatMoney(nowCents) },
        { label: say('atMost'), value: formatMoney(atMostCents), strong: true },
        { label: say('shipping'), value: formatMoney(shippingCents) },
      ],
    },
    text(say('next')),
  ],
);

export const groupTier = groupNews<{ pooled: number; percentage: number; nowCents: number }>(
  'tier',
  ({ pooled, percentage, nowCents }, say) => [
    text(say('price', { pooled, percentage, now: formatMoney(nowCents) })),
  ],
);

export const groupTomorrow = groupNews<{
  pooled: number;
  /** Null: it has reached the last tier. */
  next: { missing: number; percentage: number } | null;
}>('tomorrow', ({ pooled, next }, say) => [
  text(say('pooled', { pooled })),
  ...(next === null ? [] : [text(say('missing', { ...next }))]),
]);

export const groupSettled = groupNews<{
  orderId?: number;
  pooled: number;
  percentage: number;
  goodsCents: number;
  savedCents: number;
}>('settled', ({ orderId, pooled, percentage, goodsCents, savedCents }, say, context) => [
  text(say('price', { pooled, percentage, goods: formatMoney(goodsCents) })),
  ...(savedCents > 0 ? [text(say('saved', { saved: formatMoney(savedCents) }))] : []),
  ...orderButton(orderId, context),
]);

export const groupExpired = groupNews<{ orderId?: number; pooled: number; minimum: number }>(
  'expired',
  ({ orderId, pooled, minimum }, say, context) => [
    text(say('why', { pooled, minimum })),
    text(say(orderId === undefined ? 'released' : 'bought')),
    ...orderButton(orderId, context),
  ],
);

export const groupCancelled = groupNews<{ reason: CancelReason }>('cancelled', ({ reason }, say) => [
  text(say(`why.${reason}`)),
  text(say('released')),
]);

/** The card could not be charged. */
export const groupDropped = groupNews('dropped', (_data, say) => [text(say('why'))]);

/** The place was not paid in time. */
export const groupLapsed = groupNews('lapsed', (_data, say) => [text(say('why'))]);

function orderButton(orderId: number | undefined, context: MailContext): MailBlock[] {
  if (orderId === undefined) return [];
  return [{ kind: 'button', label: context.t('mail:groupBuys.order'), href: orderUrl(orderId, context) }];
}
