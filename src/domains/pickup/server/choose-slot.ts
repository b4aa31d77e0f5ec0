import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { OrderPickup } from '#domains/orders/model/order-pickup.ts';
import { isPlaceMethod, type ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import type { DeliveryQuote } from '#domains/pricing/model/order-sum.ts';
import { codeOf, CODE_LENGTH } from '#domains/pickup/model/hand-over-code.ts';
import type { ChosenPlace } from '#domains/pickup/model/place.ts';
import { openSlotAt } from '#domains/pickup/model/slots.ts';
import { formatMoney } from '#engine/model/money.ts';
import { placeOf, type Place } from '#engine/model/places/address.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { onlyProducer, reaches, type CartForPlaces } from './offered-places.ts';
import { pickupPlaces } from './pickup.schema.ts';
import type { PlaceRow } from './places.queries.ts';

/** A slot that an order is about to take. */
export interface ChosenSlot {
  pickup: OrderPickup;
  quote: DeliveryQuote;
  /** Where it is taxed: goods that are fetched, where they are fetched; null: where they go. */
  taxedAt: Place | null;
  /** The place as it was read, for the statement that takes the slot. */
  version: number;
  producerId: number | null;
}

/** What is asked for, and of which cart. */
interface WantedSlot {
  method: ShippingMethod;
  place: ChosenPlace | undefined;
  cart: CartForPlaces;
  /** Where the order goes. */
  where: Place;
  now: Date;
}

const MAX_RANDOM = 2 ** 32;

/** Null: it is sent, and no place is asked for. Throws what is in the way. */
export async function chooseSlot(db: Db, wanted: WantedSlot): Promise<ChosenSlot | null> {
  const { method, place: chosen, now } = wanted;
  if (!isPlaceMethod(method)) {
    if (chosen !== undefined) throw refuse('validation:pickup.notSent');
    return null;
  }
  if (chosen === undefined) throw refuse('validation:pickup.choose');
  const place = await findPlace(db, chosen.id);
  if (place === undefined || place.kind !== method) throw refuse('validation:pickup.unknown', 'place.id');
  refuseCart(place, wanted);
  const slot = openSlotAt(place, new Date(chosen.slot), now, wanted.cart.shipsFrom);
  if (slot === undefined) throw gone('errors:pickup.slotOver');
  const startsAt = slot.from;
  const [found] = await openSlot(db, { placeId: place.id, startsAt });
  if (found !== undefined && found.taken >= place.capacity) throw gone('errors:pickup.slotFull');
  return {
    pickup: {
      kind: place.kind,
      placeId: place.id,
      name: place.name,
      note: place.note,
      address: place.kind === 'local' ? null : { ...place.address, name: place.name },
      from: startsAt.toISOString(),
      until: slot.until.toISOString(),
      code: codeOf(Array.from({ length: CODE_LENGTH }, () => randomInt(MAX_RANDOM))),
    },
    quote: quoteOf(place),
    taxedAt: place.kind === 'local' ? null : placeOf(place.address),
    version: place.version,
    producerId: place.producerId,
  };
}

/** What a code for free shipping takes off is what the place asks for. */
export function quoteOf({ priceCents }: Pick<PlaceRow, 'priceCents'>): DeliveryQuote {
  return { methodCents: priceCents, standardCents: priceCents };
}

/** One that customers can choose at this moment. */
export async function findPlace(db: Db, id: number): Promise<PlaceRow | undefined> {
  const [place] = await db
    .select()
    .from(pickupPlaces)
    .where(and(eq(pickupPlaces.id, id), pickupPlaces.isOpen, isNull(pickupPlaces.removedAt)));
  return place;
}

/** Whose goods they are, where they go, and how much they come to. */
function refuseCart(place: PlaceRow, { cart, where }: WantedSlot): void {
  const isServed = place.producerId === null || place.producerId === onlyProducer(cart.producerIds);
  if (!isServed)
    throw new AppError('conflict', 'errors:pickup.othersGoods', { params: { name: place.name } });
  if (!reaches(place, where)) throw refuse('validation:pickup.outsideArea', 'place.id');
  if (cart.totalCents < place.minimumCents)
    throw new AppError('conflict', 'errors:pickup.belowMinimum', {
      params: { name: place.name, amount: formatMoney(place.minimumCents) },
    });
}

const refuse = (message: string, field = 'place') =>
  new AppError('invalid', message, { fields: { [field]: message } });

const gone = (message: string) =>
  new AppError('conflict', message, { reason: 'slot_gone', fields: { 'place.slot': message } });

/**
 * The row that counts a slot, before an order locks it: so the lock stands in its order, and the first customer of a slot
 * is counted like all others. A statement of its own; only slots that are offered get one.
 */
const openSlot = statement<{ taken: number }, { placeId: number; startsAt: Date }>(
  'open-pickup-slot',
  `with opened as (
     insert into pickup_slots (place_id, starts_at)
     select $placeId::int, $startsAt::timestamptz
      where not exists (
        select from pickup_slots s where s.place_id = $placeId::int and s.starts_at = $startsAt::timestamptz)
     on conflict do nothing
   )
   select taken from pickup_slots where place_id = $placeId::int and starts_at = $startsAt::timestamptz`,
);
