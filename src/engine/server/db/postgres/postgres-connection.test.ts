import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/test-database.ts';
import { rows } from '#engine/server/db/client.ts';
import { connectionConfig, SERVING_LIMITS } from './postgres-connection.ts';

it.runIf(inject('postgresUrl') !== undefined)(
  'what serves people has limits, and compiles nothing',
  async () => {
    const { db } = (await openTestDatabase()).database;
    const setting = async (name: string) => {
      const [found] = await rows<{ value: string }>(db, sql`select current_setting(${name}) as value`);
      return found!.value;
    };
    expect(await setting('jit')).toBe('off');
    expect(await setting('statement_timeout')).toBe('8s');
    expect(await setting('idle_in_transaction_session_timeout')).toBe('8s');
  },
);

it('a pooler is told no settings, which it would refuse', () => {
  const config = connectionConfig({ url: 'postgres://pooler/shop', isPooler: true }, SERVING_LIMITS);
  expect(Object.keys(config).toSorted()).toEqual(['connectionString', 'connectionTimeoutMillis', 'stream']);
});
