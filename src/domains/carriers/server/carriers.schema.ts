import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { StoredProfile } from '#domains/carriers/model/shipping-profile.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { moment } from '#engine/server/db/columns.ts';

/** How producers send parcels. Without a row, or with one that says nothing, all is as the shop says. */
export const shippingProfiles = pgTable('shipping_profiles', {
  producerId: integer()
    .primaryKey()
    .references(() => producerProfiles.id, { onDelete: 'cascade' }),
  profile: jsonb().$type<StoredProfile>().notNull(),
  changedAt: moment().notNull(),
});
