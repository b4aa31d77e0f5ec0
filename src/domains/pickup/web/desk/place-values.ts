import type { PickupPlace } from '#domains/pickup/model/place.ts';
import { formatDay } from '#engine/model/dates.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { PlaceBody } from './pickup-calls.ts';

/** Monday first, as shops write their hours. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** 2026-11-15 is a Sunday. */
export const weekdayName = (weekday: number, language: string): string =>
  formatDay(`2026-11-${15 + weekday}`, 'weekday', language);

/** A day of the form: open once, and a second time after a break. Empty: closed. */
interface DayValues {
  from: string;
  until: string;
  from2: string;
  until2: string;
}

/** What the form holds: lists are texts, separated by commas. */
export interface PlaceValues {
  kind: PickupPlace['kind'];
  name: string;
  note: string;
  address: {
    line1: string;
    line2: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
  };
  /** By the number of the weekday. */
  days: DayValues[];
  closedDays: string;
  slotMinutes: number;
  capacity: number;
  daysAhead: number;
  leadHours: number;
  price: number;
  minimum: number;
  postalCodes: string;
  isOpen: boolean;
}

const CLOSED: DayValues = { from: '', until: '', from2: '', until2: '' };

export const NO_PLACE: PlaceValues = {
  kind: 'pickup',
  name: '',
  note: '',
  address: { line1: '', line2: '', city: '', region: '', postalCode: '', country: shopHome().country },
  days: Array.from({ length: 7 }, () => CLOSED),
  closedDays: '',
  slotMinutes: 60,
  capacity: 10,
  daysAhead: 14,
  leadHours: 24,
  price: 0,
  minimum: 0,
  postalCodes: '',
  isOpen: true,
};

/** Fields for a time know no 24:00: there a day ends at 00:00. */
const shown = (time: string) => (time === '24:00' ? '00:00' : time);
const meant = (time: string) => (time === '00:00' ? '24:00' : time);

export function placeValues({ address, hours, closedDays, postalCodes, ...place }: PickupPlace): PlaceValues {
  const { line1, line2, city, region, postalCode, country } = address;
  return {
    ...place,
    address: {
      line1: line1 ?? '',
      line2: line2 ?? '',
      city: city ?? '',
      region: region ?? '',
      postalCode: postalCode ?? '',
      country,
    },
    days: Array.from({ length: 7 }, (_, weekday) => {
      const [first, second] = hours
        .filter((span) => span.weekday === weekday)
        .toSorted((one, other) => one.from.localeCompare(other.from));
      return {
        from: first?.from ?? '',
        until: first === undefined ? '' : shown(first.until),
        from2: second?.from ?? '',
        until2: second === undefined ? '' : shown(second.until),
      };
    }),
    closedDays: closedDays.join(', '),
    postalCodes: postalCodes.join(', '),
  };
}

const listed = (text: string) => text.split(/[\s,;]+/u).filter((each) => each !== '');

export function placeBody({ days, closedDays, postalCodes, address, ...values }: PlaceValues): PlaceBody {
  return {
    ...values,
    address,
    hours: days.flatMap(({ from, until, from2, until2 }, weekday) => [
      ...(from !== '' || until !== '' ? [{ weekday, from, until: meant(until) }] : []),
      ...(from2 !== '' || until2 !== '' ? [{ weekday, from: from2, until: meant(until2) }] : []),
    ]),
    closedDays: listed(closedDays),
    postalCodes: values.kind === 'local' ? listed(postalCodes) : [],
    minimum: values.kind === 'local' ? values.minimum : 0,
  };
}
