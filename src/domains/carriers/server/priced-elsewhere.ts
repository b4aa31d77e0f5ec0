import { isDeepStrictEqual } from 'node:util';
import { zoneOf } from '#domains/carriers/model/parcel-rates.ts';
import type { StoredProfile } from '#domains/carriers/model/shipping-profile.ts';
import type { Place } from '#engine/model/places/address.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

const profilesOf = statement<{ profile: StoredProfile }, { orderId: number }>(
  'shipping-profiles-of-order',
  `select s.profile from shipping_profiles s
    where s.producer_id in (select t.producer_id from order_parts t where t.order_id = $orderId::int and t.status <> 'cancelled')`,
);

/** Whether a producer of an order prices parcels to the one place otherwise than to the other: by its zones, or by a carrier. */
export async function isPricedElsewhere(
  tx: Db,
  { orderId, before, wanted }: { orderId: number; before: Place; wanted: Place },
): Promise<boolean> {
  if (isDeepStrictEqual(before, wanted)) return false;
  const profiles = await profilesOf(tx, { orderId });
  return profiles.some(
    ({ profile }) =>
      (profile.prices === 'carrier' && profile.origin !== null) ||
      zoneOf(profile, before) !== zoneOf(profile, wanted),
  );
}
