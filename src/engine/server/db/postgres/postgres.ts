import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '#engine/server/startup-error.ts';
import type { Database, PostgresUrls } from '#engine/server/db/client.ts';
import { BIGINT, parseBigint, asHandle, type Runner } from '#engine/server/db/handle.ts';
import { SERVING_LIMITS, type Limits, type Way } from './postgres-connection.ts';
import { LISTENER_PACE, PostgresListener, type ListenerPace } from './postgres-listener.ts';
import { openPool } from './postgres-pool.ts';

/** Limits and pace are those of a shop that serves people; tests have less time. */
export async function openPostgres(
  to: string | PostgresUrls,
  limits: Limits = SERVING_LIMITS,
  pace: ListenerPace = LISTENER_PACE,
): Promise<Database> {
  const {
    databaseUrl,
    directUrl,
    replicaUrl,
    namedStatements = true,
  }: PostgresUrls = typeof to === 'string' ? { databaseUrl: to } : to;
  const handleOn = (pool: pg.Pool) =>
    asHandle(drizzle({ client: pool, casing: 'snake_case' }), (client: pg.Pool | pg.PoolClient) =>
      toRunner(client, namedStatements),
    );
  const pool = openPool({ url: databaseUrl, isPooler: directUrl !== undefined }, limits);
  await requireAnswer('DATABASE_URL', pool);
  const direct: Way = { url: directUrl ?? databaseUrl };
  if (directUrl !== undefined) {
    const once = openPool(direct, limits);
    await requireAnswer('DATABASE_DIRECT_URL', once, pool);
    await once.end();
  }
  const replicaPool =
    replicaUrl === undefined
      ? undefined
      : openPool({ url: replicaUrl }, { ...limits, connect: REPLICA_CONNECT_MS });
  if (replicaPool !== undefined) await requireCopy(replicaPool, pool);
  const listener = new PostgresListener(direct.url, limits, pace);
  const database: Database = {
    engine: 'postgres',
    db: handleOn(pool),
    replica: replicaPool && handleOn(replicaPool),
    async withoutLimits(work) {
      const patient = openPool(direct, undefined);
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
      await replicaPool?.end();
      await pool.end();
    },
  };
  return database;
}

/** Nobody waits longer for a copy: the original has the same. */
const REPLICA_CONNECT_MS = 1_000;

/** One that does not answer now may later. One that takes writes is no copy: what stands there may be anything. */
async function requireCopy(replica: pg.Pool, ...opened: pg.Pool[]): Promise<void> {
  const isCopy = await followsAnother(replica).catch(() => true);
  if (isCopy) return;
  await Promise.all([replica, ...opened].map((open) => open.end()));
  throw new StartupError(
    'DATABASE_REPLICA_URL: the database there is no replica: it follows no other. Correct it and start again.',
  );
}

/** A setting that leads nowhere, or where nothing can be written, stops the start; `opened` are closed with it. */
async function requireAnswer(setting: string, pool: pg.Pool, ...opened: pg.Pool[]): Promise<void> {
  const stopStart = async (why: string) => {
    await Promise.all([pool, ...opened].map((open) => open.end()));
    throw new StartupError(`${setting}: ${why}`);
  };
  const isCopy = await followsAnother(pool).catch((error: unknown) => {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    return stopStart(`the database does not answer (${reason}). Check the address, user and password.`);
  });
  if (isCopy)
    await stopStart('the database there is a replica and takes no writes. Name the one that it follows.');
}

async function followsAnother(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
  return rows[0]!.follows;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === BIGINT ? parseBigint : pg.types.getTypeParser(type, format)),
};

/** The connection keeps what it has prepared under the statement's name, where it is its own. */
function toRunner(client: pg.Pool | pg.PoolClient, named: boolean): Runner {
  return async ({ name, sql, values }) => {
    const statement = { text: sql, values, rowMode: 'array' as const, types, ...(named && { name }) };
    const result = await client.query<unknown[]>(statement);
    return { columns: result.fields.map((field) => field.name), rows: result.rows };
  };
}
