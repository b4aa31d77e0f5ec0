import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { countedList, orderUrl, type MailedLine } from '#domains/orders/server/mails/order-mail.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Announcement, AnnouncedLine, LeftOut } from '#domains/standing-orders/model/announcement.ts';
import type { DateReason, IfMissing } from '#domains/standing-orders/model/standing-state.ts';
import { changeUrl, skipUrl } from '#domains/standing-orders/server/standing-links.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { MailBlock, MailContext, MailTemplate } from '#engine/server/mail/mail-content.ts';

interface StandingMailData {
  standingOrderId: number;
  /** The recipient's first name. */
  name: string;
}

type Say = (part: string, values?: Record<string, unknown>) => string;

const text = (words: string): MailBlock => ({ kind: 'text', text: words });
const sayer =
  (texts: string, { t }: MailContext, values: Record<string, unknown>): Say =>
  (part, more) =>
    t(`mail:standing.${texts}.${part}`, { ...values, ...more });
const longDay = (day: Day, { language }: MailContext) => formatDay(day, 'longDate', language);

interface Made extends StandingMailData {
  everyWeeks: number;
  startsOn: Day;
  lines: MailedLine[];
}

const made: MailTemplate<Made> = ({ standingOrderId, name, everyWeeks, startsOn, lines }, context) => {
  const say = sayer('made', context, { name, count: everyWeeks, day: longDay(startsOn, context) });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      text(say('greeting')),
      countedList(lines),
      text(say('rhythm')),
      text(say('next')),
      { kind: 'button', label: say('button'), href: changeUrl(standingOrderId, context) },
    ],
  };
};

interface Announced extends StandingMailData {
  dueOn: Day;
  placeOn: Day;
  ifMissing: IfMissing;
  paymentMethod: OwnMethod;
  cardLabel: string | null;
  /** Why it could not be ordered as things stand. */
  obstacle: DateReason | null;
  announcement: Announcement;
}

const announced: MailTemplate<Announced> = (data, context) => {
  const { standingOrderId, name, dueOn, placeOn, ifMissing, announcement, obstacle } = data;
  const { t } = context;
  const say = sayer('announced', context, { name, day: longDay(placeOn, context) });
  const ordered = announcement.lines.filter(({ missing }) => missing === null);
  const missing = announcement.lines.filter((line) => line.missing !== null);
  const { shippingCents, taxCents, totalCents } = announcement;
  const free = say('freeShipping');
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      text(say('greeting')),
      {
        kind: 'table',
        rows: [
          ...ordered.map((line) => ({
            picture: line.picture,
            label: lineLabel(line, say, context),
            value: formatMoney(line.finalCents),
          })),
          { label: say('shipping'), value: shippingCents === 0 ? free : formatMoney(shippingCents) },
          ...(taxCents === 0 ? [] : [{ label: say('tax'), value: formatMoney(taxCents) }]),
          { label: say('total'), value: formatMoney(totalCents), strong: true },
        ],
      },
      ...ordered.flatMap((line) => priceNews(line, say)),
      ...ordered
        .filter(isPooled)
        .map((line) => text(say('pooled', { product: line.name, count: line.pooledUnits }))),
      ...missing.map((line) => text(missingText(line, context))),
      ...(missing.length === 0 ? [] : [text(say(`ifMissing.${ifMissing}`))]),
      ...(obstacle === null ? [] : [text(t(`mail:standing.obstacle.${obstacle}`))]),
      text(say(`payment.${data.paymentMethod}`, { card: data.cardLabel ?? '' })),
      text(say('holds')),
      { kind: 'button', label: say('skip'), href: skipUrl(standingOrderId, dueOn, context) },
      { kind: 'button', label: say('change'), href: changeUrl(standingOrderId, context) },
    ],
  };
};

const isPooled = ({ others, discountPercentage }: AnnouncedLine) => others > 0 && discountPercentage > 0;

function lineLabel(line: AnnouncedLine, say: Say, { language }: MailContext): string {
  const { quantity, name: product, unitPriceCents, discountPercentage } = line;
  const values = { quantity, product, price: formatMoney(unitPriceCents) };
  if (discountPercentage === 0) return say('line', values);
  return say('discountedLine', { ...values, percent: formatPercent(discountPercentage, language) });
}

function priceNews({ name: product, toldPriceCents, unitPriceCents }: AnnouncedLine, say: Say): MailBlock[] {
  if (toldPriceCents === unitPriceCents) return [];
  const values = { product, before: formatMoney(toldPriceCents), now: formatMoney(unitPriceCents) };
  return [text(say(unitPriceCents > toldPriceCents ? 'dearer' : 'cheaper', values))];
}

function missingText(
  { name, quantity, missing, availableFrom }: AnnouncedLine,
  context: MailContext,
): string {
  const day = availableFrom === null ? '' : longDay(availableFrom, context);
  const key = availableFrom === null ? missing : 'seasonFrom';
  return context.t(`mail:standing.missing.${key}`, { product: name, quantity, day });
}

interface Missed extends StandingMailData {
  dueOn: Day;
  reason: DateReason;
  leftOut: LeftOut[];
  nextOn: Day;
  isPaused: boolean;
}

const missed: MailTemplate<Missed> = (data, context) => {
  const { standingOrderId, name, dueOn, reason, leftOut, nextOn, isPaused } = data;
  const values = { name, day: longDay(dueOn, context), next: longDay(nextOn, context) };
  const say = sayer('missed', context, values);
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      text(say('greeting')),
      text(context.t(`mail:standing.obstacle.${reason}`)),
      ...leftOut.map(({ name: product, quantity, reason: why }) =>
        text(context.t(`mail:standing.missing.${why}`, { product, quantity, day: '' })),
      ),
      text(say(isPaused ? 'paused' : 'goesOn')),
      { kind: 'button', label: say('button'), href: changeUrl(standingOrderId, context) },
    ],
  };
};

interface ChargeFailed extends StandingMailData {
  orderId: number;
  totalCents: number;
  cardLabel: string | null;
  needsCustomer: boolean;
  triesLeft: number;
}

const chargeFailed: MailTemplate<ChargeFailed> = (data, context) => {
  const { standingOrderId, orderId, name, totalCents, cardLabel, needsCustomer, triesLeft } = data;
  const values = { name, orderId, amount: formatMoney(totalCents), card: cardLabel ?? '', count: triesLeft };
  const say = sayer('chargeFailed', context, values);
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      text(say('greeting')),
      text(say(needsCustomer ? 'needsCustomer' : 'declined')),
      text(say('triesLeft')),
      { kind: 'button', label: say('button'), href: changeUrl(standingOrderId, context) },
      { kind: 'button', label: say('order'), href: orderUrl(orderId, context) },
    ],
  };
};

/** What owners of standing orders are told. The order itself is confirmed as every other. */
export const standingMails = {
  'standing-made': made,
  'standing-announced': announced,
  'standing-missed': missed,
  'standing-charge-failed': chargeFailed,
};

export type StandingMails = typeof standingMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends StandingMails {}
}
