import { vi } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { PickupPlace } from '#domains/pickup/model/place.ts';
import { FORM, type CheckoutDesk } from './checkout-desk.ts';
import type { Visitor } from './test-app.ts';

/** 2026-11-16 is a Monday; New York is five hours behind UTC. */
export const MONDAY_10_ET = '2026-11-16T15:00:00Z';
/** The Friday after it, from two to three and from three to four. */
export const FRIDAY_2_PM = '2026-11-20T19:00:00.000Z';
export const FRIDAY_3_PM = '2026-11-20T20:00:00.000Z';

export const setClock = (now: string) => vi.setSystemTime(new Date(now));

/** A market hall in Portland that is open on Fridays. */
export const HALL = {
  kind: 'pickup',
  name: 'Harbour Market Hall',
  note: 'Counter 12',
  address: { line1: '1 Market Square', city: 'Portland', region: 'ME', postalCode: '04101', country: 'US' },
  hours: [{ weekday: 5, from: '14:00', until: '18:00' }],
  slotMinutes: 60,
  capacity: 2,
  daysAhead: 14,
  leadHours: 24,
};

/** The same by bicycle, to some postal codes. */
export const BICYCLE = {
  ...HALL,
  kind: 'local',
  name: 'By bicycle',
  price: 4.5,
  minimum: 20,
  postalCodes: ['0410', '04112'],
};

export async function addPlace(who: Visitor, place: object, owner = 'admin'): Promise<PickupPlace> {
  const { status, body } = await who.post<PickupPlace>(`/api/${owner}/pickup-places`, place);
  if (status !== 201) throw new Error(`The place was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Orders what is in the cart, to be fetched at a place. */
export function orderAt(
  desk: CheckoutDesk,
  place: { id: number; slot: string },
  choices: object = {},
  who: Visitor = desk.visitor,
): Promise<{ status: number; body: CheckoutAnswer & { message: string; reason?: string; fields?: object } }> {
  return desk.checkout(who, { ...FORM, shippingMethod: 'pickup', place, ...choices });
}
