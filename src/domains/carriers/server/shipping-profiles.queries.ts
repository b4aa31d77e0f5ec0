import { eq } from 'drizzle-orm';
import {
  EMPTY_PROFILE,
  saysAnything,
  shownProfile,
  storedProfile,
  type ShippingProfile,
} from '#domains/carriers/model/shipping-profile.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { shippingProfiles } from './carriers.schema.ts';

export async function profileOf(db: Db, producerId: number): Promise<ShippingProfile> {
  const [found] = await db
    .select({ profile: shippingProfiles.profile })
    .from(shippingProfiles)
    .where(eq(shippingProfiles.producerId, producerId));
  return found === undefined ? EMPTY_PROFILE : shownProfile(found.profile);
}

/** The last one that was sent counts. A profile that says nothing at all leaves no row. */
export async function writeProfile(
  db: Db,
  producerId: number,
  profile: ShippingProfile,
  now: Date,
): Promise<void> {
  if (!saysAnything(profile) && profile.origin === null) {
    await db.delete(shippingProfiles).where(eq(shippingProfiles.producerId, producerId));
    return;
  }
  const stored = { profile: storedProfile(profile), changedAt: now };
  await db
    .insert(shippingProfiles)
    .values({ producerId, ...stored })
    .onConflictDoUpdate({ target: shippingProfiles.producerId, set: stored });
}

const countUnweighed = statement<{ count: number }, { producerId: number }>(
  'products-without-weight',
  `select count(*)::int as count from products
    where producer_id = $producerId::int and listed and for_sale and weight_grams = 0`,
);

export async function productsWithoutWeight(db: Db, producerId: number): Promise<number> {
  return (await countUnweighed(db, { producerId }))[0]!.count;
}

const OF_PERSON = 'select id from producer_profiles where user_id = $id::int';

const ownRows = statement<{ profile: unknown; changedAt: Date }, { id: number }>(
  'own-shipping-profile',
  `select profile, changed_at from shipping_profiles where producer_id in (${OF_PERSON})`,
);

const removeOwn = statement<{ producerId: number }, { id: number }>(
  'forget-shipping-profile',
  `delete from shipping_profiles where producer_id in (${OF_PERSON}) returning producer_id`,
);

/** For the data download: an origin may be somebody's home. */
export async function ownProfile(db: Db, { id }: { id: number }) {
  return { shippingProfile: await ownRows(db, { id }) };
}

export async function forgetProfile(tx: Db, { id }: { id: number }): Promise<void> {
  await removeOwn(tx, { id });
}
