import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { sessions, userTokens } from '#engine/server/sessions/users.schema.ts';
import { apiKeys } from '#engine/server/sessions/api-keys.schema.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { webhookDeliveries } from '#engine/server/webhooks/webhooks.schema.ts';

/** Few enough rows at a time that no shopper waits for it. */
const PORTION = 1_000;

/**
 * Takes out what nobody can use any more: counters whose window is over, sessions idle for 30 days with their carts,
 * links long expired, API keys revoked a quarter ago, what programs were told a month ago, and visitors' sessions that hold nothing and were not used for a day. As much as there is:
 * however fast rows are made, an hour later they are gone.
 */
export async function tidyUp({ db }: Database): Promise<void> {
  await sweep(db, rateLimits, sql`ends_at < now()`);
  await sweep(db, sessions, sql`expires_at < now()`);
  await sweep(db, userTokens, sql`expires_at < now() - interval '7 days'`);
  await sweep(db, apiKeys, sql`revoked_at < now() - interval '90 days'`);
  await sweep(db, webhookDeliveries, sql`created_at < now() - interval '30 days'`);
  await sweepEmptySessions(db);
}

/** Rows that somebody else is just changing or removing are left to them. */
async function sweep(db: Db, table: PgTable, outdated: SQL): Promise<void> {
  const statement = sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${outdated} limit ${PORTION} for update skip locked)) returning 1`;
  let removed: unknown[];
  do removed = await rows(db, statement);
  while (removed.length === PORTION);
}

/** Walks all sessions once, by id: a search would find the same full carts again for every portion. */
async function sweepEmptySessions(db: Db): Promise<void> {
  for (let last: number | null = 0; last !== null;) {
    const [walked]: { last: number | null }[] = await rows(
      db,
      sql`
      with portion as materialized (select id from sessions where id > ${last} order by id limit ${PORTION}),
      empty as (
        delete from sessions s using portion p
         where s.id = p.id and s.user_id is null and s.last_seen_at < now() - interval '1 day'
           and not exists (select from cart_items c where c.session_id = s.id)
      )
      select max(id) as last from portion`,
    );
    last = walked!.last;
  }
}
