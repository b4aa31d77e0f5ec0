import { and, eq, isNull, sql } from 'drizzle-orm';
import { MAX_PLACES, type PlaceInput } from '#domains/pickup/model/place.ts';
import { toCents } from '#engine/model/money.ts';
import { knownAddress } from '#engine/model/places/address.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { pickupPlaces } from './pickup.schema.ts';
import { isOf, type PlaceOwner, type PlaceRow } from './places.queries.ts';

export interface PlaceWriter {
  owner: PlaceOwner;
  user: SessionUser;
}

const columnsOf = ({ address, price, minimum, ...input }: PlaceInput) => ({
  ...input,
  address: knownAddress({ ...address, name: '' }),
  priceCents: toCents(price),
  minimumCents: toCents(minimum),
});

export function addPlace(db: Db, { owner, user }: PlaceWriter, input: PlaceInput): Promise<PlaceRow> {
  return db.transaction(async (tx) => {
    // Several at once are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pickup-places'), ${owner ?? 0})`);
    const isThere = and(isOf(owner), isNull(pickupPlaces.removedAt));
    if ((await tx.$count(pickupPlaces, isThere)) >= MAX_PLACES)
      throw new AppError('conflict', 'errors:pickup.tooManyPlaces', { params: { max: MAX_PLACES } });
    const [added] = await tx
      .insert(pickupPlaces)
      .values({ ...columnsOf(input), producerId: owner })
      .returning();
    await audit(tx, user, 'pickup.place-add', added!);
    return added!;
  });
}

/** As a whole. Orders that were placed before keep their slot, also where the place is no longer open then. */
export function changePlace(
  db: Db,
  { owner, user }: PlaceWriter,
  id: number,
  { kind, ...input }: PlaceInput,
): Promise<PlaceRow> {
  return db.transaction(async (tx) => {
    const before = await lockPlace(tx, owner, id);
    if (before.kind !== kind)
      throw new AppError('invalid', 'validation:invalidInput', {
        fields: { kind: 'validation:invalidInput' },
      });
    const [changed] = await tx
      .update(pickupPlaces)
      .set({ ...columnsOf({ kind, ...input }), version: sql`${pickupPlaces.version} + 1` })
      .where(eq(pickupPlaces.id, id))
      .returning();
    await audit(tx, user, 'pickup.place-change', changed!);
    return changed!;
  });
}

/** Nobody can choose it any more; what was ordered there is still handed over. */
export function removePlace(db: Db, { owner, user }: PlaceWriter, id: number): Promise<PlaceRow> {
  return db.transaction(async (tx) => {
    await lockPlace(tx, owner, id);
    const [removed] = await tx
      .update(pickupPlaces)
      .set({ removedAt: sql`now()`, isOpen: false, version: sql`${pickupPlaces.version} + 1` })
      .where(eq(pickupPlaces.id, id))
      .returning();
    await audit(tx, user, 'pickup.place-remove', removed!);
    return removed!;
  });
}

async function lockPlace(tx: Db, owner: PlaceOwner, id: number): Promise<PlaceRow> {
  const [found] = await tx
    .select()
    .from(pickupPlaces)
    .where(and(eq(pickupPlaces.id, id), isOf(owner), isNull(pickupPlaces.removedAt)))
    .for('no key update');
  if (found === undefined) throw new AppError('not_found', 'errors:pickup.placeNotFound');
  return found;
}

function audit(tx: Db, actor: SessionUser, action: string, place: PlaceRow): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    entityType: 'pickup-place',
    entityId: place.id,
    detail: { name: place.name },
  });
}
