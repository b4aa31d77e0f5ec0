import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A file, such as a picture that only few may see. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
