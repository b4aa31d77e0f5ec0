import type { CancelReason } from '#domains/group-buys/model/group-state.ts';
import { orderUrl } from '#domains/orders/server/mails/order-mail.ts';
import { memberUrl } from '#domains/payments/server/holds/group-links.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { MailBlock, MailContext, MailPicture, MailTemplate } from '#engine/server/mail/mail-content.ts';

/** What every mail about a group buy knows. Money in cents. */
export interface GroupMailData {
  slug: string;
  memberId: number;
  /** The recipient's first name. */
  name: string;
  /** In the recipient's language. */
  product: string;
  /** Units on the ladder. */
  quantity: number;
  /** What the recipient takes of a family: '2 × 250 ml, 1 × Case'. Mails of earlier versions do not say it. */
  sizes?: string;
  /** ISO */
  closesAt: string;
  /** Of the product. Mails of earlier versions have none. */
  picture?: MailPicture;
}

type Say = (part: string, values?: Record<string, unknown>) => string;

/** A greeting, what is particular about the news, and the way to the own place. */
function groupNews<More extends object>(
  texts: string,
  middle: (data: GroupMailData & More, say: Say, context: MailContext) => MailBlock[],
): MailTemplate<GroupMailData & More> {
  return (data, context) => {
    const closes = formatMoment(data.closesAt, 'dateTime', context.language);
    const { name, product, quantity, picture } = data;
    const say: Say = (part, values) =>
      context.t(`mail:groupBuys.${texts}.${part}`, { name, product, quantity, closes, ...values });
    return {
      subject: say('subject'),
      heading: say('heading'),
      blocks: [
        { kind: 'text', text: say('greeting'), picture },
        ...(data.sizes ? [text(context.t('mail:groupBuys.sizes', { sizes: data.sizes }))] : []),
        ...middle(data, say, context),
        { kind: 'button', label: context.t('mail:groupBuys.button'), href: memberUrl(data, context) },
      ],
    };
  };
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });

function orderButton(orderId: number | undefined, context: MailContext): MailBlock[] {
  if (orderId === undefined) return [];
  return [{ kind: 'button', label: context.t('mail:groupBuys.order'), href: orderUrl(orderId, context) }];
}

/** To somebody on the waitlist who had wished for it: the shop has opened a group buy. */
interface LaunchGroupMail {
  name: string;
  /** Of a family, each size that was wished for. */
  wishes: { quantity: number; product: string }[];
  /** Somebody else wished for it too. */
  others: boolean;
  slug: string;
  closesAt: string;
  picture?: MailPicture;
}
/** As an older version has queued it. */
type OneWish = Pick<LaunchGroupMail, 'name' | 'slug' | 'closesAt' | 'picture'> &
  LaunchGroupMail['wishes'][number];

const launchGroup: MailTemplate<LaunchGroupMail | OneWish> = (data, { t, language, publicUrl }) => {
  const { name, slug, closesAt, picture } = data;
  const wishes = 'wishes' in data ? data.wishes : [data];
  const say = (part: string) =>
    t(`mail:launchGroup.${part}`, {
      name,
      product: wishes[0]!.product,
      wishes: wishes.map(({ quantity, product }) => `${quantity} × ${product}`).join(', '),
      time: formatMoment(closesAt, 'dateTime', language),
    });
  const others = 'others' in data && data.others ? ` ${say('others')}` : '';
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: `${say('greeting')}${others}`, picture },
      { kind: 'text', text: say('how') },
      { kind: 'button', label: say('button'), href: `${publicUrl}/group/${slug}` },
      { kind: 'note', text: say('note') },
    ],
  };
};

/** What the link is signed over that only the mail has. */
export const CONFIRM_PLACE = 'confirm-group-place';

const groupToConfirm: MailTemplate<GroupMailData & { confirmBy: string }> = (data, context) => {
  const { name, product, quantity, memberId, sizes, picture } = data;
  const { t, language, links } = context;
  const time = formatMoment(data.confirmBy, 'dateTime', language);
  const say = (part: string) => t(`mail:groupBuys.toConfirm.${part}`, { name, product, quantity, time });
  const token = links.sign(CONFIRM_PLACE, memberId);
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting'), picture },
      ...(sizes ? [text(t('mail:groupBuys.sizes', { sizes }))] : []),
      { kind: 'text', text: say('until') },
      { kind: 'button', label: say('button'), href: `${memberUrl(data, context)}&confirm=${token}` },
      { kind: 'note', text: say('notYou') },
    ],
  };
};

/** What members of a group buy are told, from opening to its end. */
export const groupBuysMails = {
  'launch-group': launchGroup,
  /** With a text to send on. */
  'group-opened': groupNews('opened', ({ slug }, say, { publicUrl }) => [
    text(say('invitation', { link: `${publicUrl}/group/${slug}` })),
  ]),

  'group-joined': groupNews<{ nowCents: number; atMostCents: number; shippingCents: number }>(
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
  ),

  /** To the mailbox of a large place by invoice, perhaps of somebody who never joined. */
  'group-to-confirm': groupToConfirm,

  'group-tier': groupNews<{ pooled: number; percentage: number; nowCents: number }>(
    'tier',
    ({ pooled, percentage, nowCents }, say) => [
      text(say('price', { pooled, percentage, now: formatMoney(nowCents) })),
    ],
  ),

  'group-tomorrow': groupNews<{
    pooled: number;
    /** Null: it has reached the last tier. */
    next: { missing: number; percentage: number } | null;
  }>('tomorrow', ({ pooled, next }, say) => [
    text(say('pooled', { pooled })),
    ...(next === null ? [] : [text(say('missing', { ...next }))]),
  ]),

  'group-settled': groupNews<{
    orderId?: number;
    pooled: number;
    percentage: number;
    goodsCents: number;
    savedCents: number;
  }>('settled', ({ orderId, pooled, percentage, goodsCents, savedCents }, say, context) => [
    text(say('price', { pooled, percentage, goods: formatMoney(goodsCents) })),
    ...(savedCents > 0 ? [text(say('saved', { saved: formatMoney(savedCents) }))] : []),
    ...orderButton(orderId, context),
  ]),

  'group-expired': groupNews<{ orderId?: number; pooled: number; minimum: number }>(
    'expired',
    ({ orderId, pooled, minimum }, say, context) => [
      text(say('why', { pooled, minimum })),
      text(say(orderId === undefined ? 'released' : 'bought')),
      ...orderButton(orderId, context),
    ],
  ),

  'group-cancelled': groupNews<{ reason: CancelReason; note?: string | null }>(
    'cancelled',
    ({ reason, note }, say) => [
      text(say(`why.${reason}`)),
      ...(note ? [text(say('note', { note }))] : []),
      text(say('released')),
    ],
  ),

  /** The shop gave it more time. */
  'group-extended': groupNews('extended', (_data, say) => [text(say('why'))]),

  /** The organizer's order was cancelled, which paid for the parcel of all. */
  'group-shipping-waived': groupNews<{ orderId: number }>('shippingWaived', ({ orderId }, say, context) => [
    text(say('why')),
    ...orderButton(orderId, context),
  ]),

  /** The card could not be charged. */
  'group-dropped': groupNews('dropped', (_data, say) => [text(say('why'))]),

  /** The place was not paid in time. */
  'group-lapsed': groupNews('lapsed', (_data, say) => [text(say('why'))]),
};

export type GroupBuysMails = typeof groupBuysMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends GroupBuysMails {}
}
