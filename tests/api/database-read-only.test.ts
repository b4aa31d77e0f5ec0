// After a failover connections may lead to a server that follows another one now. It answers, but takes no writes.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { isAway } from '#engine/server/db/error-codes.ts';
import { newsletterSubscribers } from '#engine/server/db/operations.schema.ts';
import { openTestApp } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

describe.skipIf(inject('postgresUrl') === undefined)('a database that takes no writes for a while', () => {
  it('is away, and asked again over a new connection', async () => {
    const { database, url } = await openTestDatabase();
    const shop = await openTestApp({}, database);
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    const name = operator.escapeIdentifier(new URL(url!).pathname.slice(1));
    // Holds for connections made from now on, as if they led to a copy.
    await operator.query(`alter database ${name} set default_transaction_read_only = on`);
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const isReadOnly = async () =>
      rows<{ on: string }>(database.db, sql`select current_setting('transaction_read_only') as on`);
    await vi.waitFor(async () => expect(await isReadOnly()).toEqual([{ on: 'on' }]));
    const write = () =>
      database.db.transaction(async (tx) => {
        await tx.insert(newsletterSubscribers).values({ email: `${randomUUID()}@example.com` });
      });
    const writers = await Promise.all(
      Array.from({ length: 8 }, () => write().catch((error: unknown) => error)),
    );
    expect(writers.every(isAway)).toBe(true);
    const answer = await shop.visitor().post('/api/newsletter', { email: 'grace@example.com' });
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect((await shop.app.inject('/api/products?limit=4')).statusCode).toBe(200);

    await operator.query(`alter database ${name} reset default_transaction_read_only`);
    await operator.end();
    // One may still meet an old connection, and all of those go with it.
    await write().catch(() => {});
    await Promise.all([write(), write(), write()]);
  });
});
