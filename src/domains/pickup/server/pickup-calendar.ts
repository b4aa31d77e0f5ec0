import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import { pickupPlace, spacedCode } from '#domains/orders/model/order-pickup.ts';
import type { OrderRecord } from '#domains/orders/server/order-view.ts';
import type { Pickup } from '#domains/pickup/model/pickup.ts';
import { calendarFile, calendarMoment, calendarText } from '#engine/server/files/calendar-file.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';

interface Asked {
  language: Language;
  publicUrl: string;
  now: Date;
}

const product = () => `${calendarText(brand().name)}//Pick-up`;
/** Always the same: a calendar that imports the file again changes its entry. */
const uidOf = (orderId: number, { publicUrl }: Asked) => `UID:pickup-${orderId}@${new URL(publicUrl).host}`;

/** When and where an order is fetched or comes, for its customer's calendar; undefined: it is sent, or nothing is left. */
export function customerCalendar(
  { id, pickup, status, acceptedAt, shippingAddress }: OrderRecord,
  { url, showsCode }: { url: string; showsCode: boolean },
  asked: Asked,
): string | undefined {
  if (pickup === null || status === 'cancelled') return undefined;
  const { kind, name, note, from, until, code } = pickup;
  const say = (key: string) =>
    translateMessage(asked.language, `mail:pickup.calendar.${key}`, {
      orderId: id,
      name,
      code: spacedCode(code),
      shop: brand().name,
    });
  const where = pickupPlace(pickup, asked.language) ?? shippingAddress;
  const says = [showsCode && acceptedAt !== null ? say('code') : '', note].filter((line) => line !== '');
  return calendarFile({ product: product(), now: asked.now }, [
    [
      uidOf(id, asked),
      `DTSTART:${calendarMoment(new Date(from))}`,
      `DTEND:${calendarMoment(new Date(until))}`,
      `SUMMARY:${calendarText(say(kind))}`,
      `LOCATION:${calendarText(where.replaceAll(/\s*\n\s*/gu, ', '))}`,
      ...(says.length > 0 ? [`DESCRIPTION:${calendarText(says.join('\n'))}`] : []),
      `URL:${url}`,
    ],
  ]);
}

/** A day at the counter. Without codes: those are the customers'. */
export function deskCalendar(pickups: readonly Pickup[], deskUrl: string, asked: Asked): string {
  const events = pickups.map((pickup) => {
    const { orderId, kind, placeName, customerName, from, until, address } = pickup;
    const summary = translateMessage(asked.language, `mail:pickup.calendar.desk.${kind}`, {
      orderId,
      name: customerName,
    });
    const where = address ?? placeName;
    return [
      uidOf(orderId, asked),
      `DTSTART:${calendarMoment(new Date(from))}`,
      `DTEND:${calendarMoment(new Date(until))}`,
      `SUMMARY:${calendarText(summary)}`,
      `LOCATION:${calendarText(where.replaceAll(/\s*\n\s*/gu, ', '))}`,
      `URL:${deskUrl}`,
    ];
  });
  return calendarFile({ product: product(), now: asked.now }, events);
}
