import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { ChosenSlot } from './choose-slot.ts';

/** As the statement that writes an order reads it, under `pickup` of its cart. */
export interface SlotToTake {
  kind: string;
  placeId: number;
  name: string;
  note: string;
  address: object | null;
  from: string;
  until: string;
  code: string;
  version: number;
  producerId: number | null;
}

export function slotToTake({ pickup, version, producerId }: ChosenSlot): SlotToTake {
  return { ...pickup, version, producerId };
}

const WANTED = "$cart::jsonb -> 'pickup'";

/**
 * For the statement that writes an order: locks the slot while it is not full and its place is as it was read. A second
 * customer waits here, and then sees what the first has taken.
 */
export const SLOT = `slot as materialized (
    select s.id from pickup_slots s join pickup_places p on p.id = s.place_id
     where s.place_id = (${WANTED} ->> 'placeId')::int and s.starts_at = (${WANTED} ->> 'from')::timestamptz
       and p.version = (${WANTED} ->> 'version')::int and p.is_open and p.removed_at is null
       and s.taken < p.capacity
       for no key update of s
  )`;

export const IS_SLOT_FREE = 'exists (select from slot)';

export const TAKE_SLOT = `slot_taken as (
    update pickup_slots s set taken = s.taken + 1 from slot, placed where s.id = slot.id
  ), handed_over as (
    insert into order_pickups (order_id, slot_id, place_id, producer_id, kind, name, note, address, starts_at, ends_at, code)
    select o.id, slot.id, k."placeId", k."producerId", k.kind, k.name, k.note, k.address, k."from", k."until", k.code
      from placed o, slot, jsonb_to_record(${WANTED}) as k(
        "placeId" int, "producerId" int, kind text, name text, note text, address jsonb,
        "from" timestamptz, "until" timestamptz, code text)
  )`;

/** Once, however often it is asked. */
const release = statement<never, { orderId: number }>(
  'release-pickup-slot',
  `with released as (
     update order_pickups set released_at = now() where order_id = $orderId::int and released_at is null returning slot_id
   )
   update pickup_slots s set taken = s.taken - 1 from released r where s.id = r.slot_id`,
);

/** Nothing is left of an order: its place in the slot is free for others. */
export async function releaseSlot(tx: Db, orderId: number): Promise<void> {
  await release(tx, { orderId });
}
