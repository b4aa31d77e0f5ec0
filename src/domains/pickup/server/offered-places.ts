import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { comesTo, MAX_SLOTS_OFFERED, type OfferedPlace } from '#domains/pickup/model/place.ts';
import { openSlots } from '#domains/pickup/model/slots.ts';
import type { Place } from '#engine/model/places/address.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { openPlaces, takenSlots, type PlaceRow } from './places.queries.ts';

/** What places ask of a cart. */
export interface CartForPlaces {
  /** Of each line; null: of the house. */
  producerIds: readonly (number | null)[];
  /** The goods after bulk discounts. */
  totalCents: number;
  /** Of a pre-order: the day from which the last of it is there. */
  shipsFrom: Day | null;
}

/** Whose places beside those of the house: a producer's serve carts that hold nothing but its goods. */
export function onlyProducer(producerIds: readonly (number | null)[]): number | null {
  const [first = null, ...others] = new Set(producerIds);
  return others.length === 0 ? first : null;
}

/** Whether a local delivery comes to this address; a place that is fetched at asks for none. */
export function reaches(place: PlaceRow, where: Place | null): boolean {
  if (place.kind === 'pickup') return true;
  return (
    where !== null && where.country === place.address.country && comesTo(place.postalCodes, where.postalCode)
  );
}

interface Offered {
  places: OfferedPlace[];
  /** Something could be brought, if the address were near enough: it is worth saying it. */
  mayBeBrought: boolean;
}

/** `where`: the address, as far as it is known; null: nobody has said it. */
export async function offeredPlaces(
  db: Db,
  cart: CartForPlaces,
  { where, now }: { where: Place | null; now: Date },
): Promise<Offered> {
  if (cart.producerIds.length === 0) return { places: [], mayBeBrought: false };
  const own = (await openPlaces(db, onlyProducer(cart.producerIds))).filter(
    ({ minimumCents }) => cart.totalCents >= minimumCents,
  );
  const mayBeBrought = own.some(({ kind }) => kind === 'local');
  const near = own.filter((place) => reaches(place, where));
  return { places: await withFreeSlots(db, near, cart, now), mayBeBrought };
}

async function withFreeSlots(
  db: Db,
  places: readonly PlaceRow[],
  cart: CartForPlaces,
  now: Date,
): Promise<OfferedPlace[]> {
  if (places.length === 0) return [];
  const taken = new Map(
    (await takenSlots(db, { placeIds: places.map(({ id }) => id), now })).map((slot) => [
      keyOf(slot.placeId, slot.startsAt),
      slot.taken,
    ]),
  );
  const atMost = Math.min(MAX_SLOTS_OFFERED.ofPlace, Math.floor(MAX_SLOTS_OFFERED.together / places.length));
  return places.flatMap((place) => {
    const free = ({ from }: { from: Date }) => place.capacity - (taken.get(keyOf(place.id, from)) ?? 0);
    const slots = openSlots(place, now, cart.shipsFrom, {
      atMost,
      isFree: (slot) => free(slot) > 0,
    });
    if (slots.length === 0) return [];
    return {
      id: place.id,
      kind: place.kind,
      name: place.name,
      note: place.note,
      address: place.kind === 'local' ? null : { ...place.address, name: place.name },
      price: toAmount(place.priceCents),
      slots: slots.map((slot) => ({
        slot: slot.from.toISOString(),
        until: slot.until.toISOString(),
        free: free(slot),
      })),
    };
  });
}

const keyOf = (placeId: number, startsAt: Date) => `${placeId} ${startsAt.getTime()}`;
