import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PickupPlace } from '#domains/pickup/model/place.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { statement } from '#engine/server/db/statement.ts';
import { pickupPlaces } from './pickup.schema.ts';

export type PlaceRow = typeof pickupPlaces.$inferSelect;

/** Null: the house. */
export type PlaceOwner = number | null;

export const isOf = (owner: PlaceOwner) =>
  owner === null ? isNull(pickupPlaces.producerId) : eq(pickupPlaces.producerId, owner);

export function placesOf(db: Db, owner: PlaceOwner): Promise<PlaceRow[]> {
  return db
    .select()
    .from(pickupPlaces)
    .where(and(isOf(owner), isNull(pickupPlaces.removedAt)))
    .orderBy(asc(pickupPlaces.id));
}

export function toPlace(row: PlaceRow): PickupPlace {
  const { line1, line2, city, region, postalCode, country } = row.address;
  const { id, kind, name, note, hours, closedDays, slotMinutes, capacity, daysAhead, leadHours } = row;
  return {
    id,
    kind,
    name,
    note,
    address: { line1, line2, city, region, postalCode, country },
    hours,
    closedDays,
    slotMinutes,
    capacity,
    daysAhead,
    leadHours,
    price: toAmount(row.priceCents),
    minimum: toAmount(row.minimumCents),
    postalCodes: row.postalCodes,
    isOpen: row.isOpen,
  };
}

/** Those that customers can choose: of the house, and of the producer whose goods are all that is in the cart. */
export function openPlaces(db: Db, producerId: number | null): Promise<PlaceRow[]> {
  const owner =
    producerId === null ? isOf(null) : sql`(${isOf(null)} or ${pickupPlaces.producerId} = ${producerId})`;
  return db
    .select()
    .from(pickupPlaces)
    .where(and(owner, pickupPlaces.isOpen, isNull(pickupPlaces.removedAt)))
    .orderBy(asc(pickupPlaces.id));
}

/** How many have taken which slots from now on. */
export const takenSlots = statement<
  { placeId: number; startsAt: Date; taken: number },
  { placeIds: number[]; now: Date }
>(
  'taken-pickup-slots',
  `select place_id, starts_at, taken from pickup_slots
    where place_id = any($placeIds::int[]) and starts_at > $now::timestamptz and taken > 0`,
);

/** For the data download: what a producer says of its places. */
export async function ownPlaces(db: Db, { id }: Person) {
  const rows = await db.select().from(pickupPlaces).where(ofAccount(id)).orderBy(pickupPlaces.id);
  return { pickupPlaces: rows.map(toPlace) };
}

/** A producer that closes hands nothing over any more. What was ordered keeps where it was. */
export async function forgetPlaces(tx: Db, { id }: Person): Promise<void> {
  const address = { name: '', company: null, line1: null, line2: null, city: null, region: null };
  await tx
    .update(pickupPlaces)
    .set({
      name: '',
      note: '',
      address: sql`${JSON.stringify(address)}::jsonb || jsonb_build_object('postalCode', null, 'country', ${pickupPlaces.address} -> 'country')`,
      isOpen: false,
      removedAt: sql`coalesce(${pickupPlaces.removedAt}, now())`,
      version: sql`${pickupPlaces.version} + 1`,
    })
    .where(ofAccount(id));
}

const ofAccount = (userId: number) =>
  sql`${pickupPlaces.producerId} in (select m.id from producer_profiles m where m.user_id = ${userId})`;
