import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './client.ts';
import { BIGINT, parseBigint } from './column-values.ts';
import { asHandle, type Runner } from './handle.ts';
import { SERVING_LIMITS, type Limits } from './postgres-connection.ts';
import { LISTENER_PACE, PostgresListener, type ListenerPace } from './postgres-listener.ts';
import { openPool } from './postgres-pool.ts';
import * as schema from './schema.ts';

/** Limits and pace are those of a shop that serves people; tests have less time. */
export async function openPostgres(
  connectionString: string,
  limits: Limits = SERVING_LIMITS,
  pace: ListenerPace = LISTENER_PACE,
): Promise<Database> {
  const pool = openPool(connectionString, limits);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartupError(
      `DATABASE_URL: the database does not answer (${reason}). Check the address, user and password.`,
    );
  }
  const listener = new PostgresListener(connectionString, limits, pace);
  const database: Database = {
    engine: 'postgres',
    db: handleOn(pool),
    async withoutLimits(work) {
      const patient = openPool(connectionString, undefined);
      try {
        return await work({ ...database, db: handleOn(patient) });
      } finally {
        await patient.end();
      }
    },
    listen: (channel, onMessage, onGap) => listener.add({ channel, onMessage, onGap }),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await listener.stop();
      await pool.end();
    },
  };
  return database;
}

const handleOn = (pool: pg.Pool) =>
  asHandle(drizzle({ client: pool, schema, casing: 'snake_case' }), toRunner);

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === BIGINT ? parseBigint : pg.types.getTypeParser(type, format)),
};

/** The connection keeps what it has prepared under the statement's name. */
function toRunner(client: pg.Pool | pg.PoolClient): Runner {
  return async ({ name, sql, values }) => {
    const result = await client.query<unknown[]>({ name, text: sql, values, rowMode: 'array', types });
    return { columns: result.fields.map((field) => field.name), rows: result.rows };
  };
}
