import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './client.ts';
import { BIGINT, parseBigint } from './column-values.ts';
import { asHandle, type Runner } from './handle.ts';
import * as schema from './schema.ts';

const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 5_000;
const RELISTEN_DELAY_MS = 1_000;

export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that breaks between two statements of a transaction: its next statement fails and is answered 503.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartupError(
      `DATABASE_URL: the database does not answer (${reason}). Check the address, user and password.`,
    );
  }
  const listeners = new Set<() => Promise<void>>();
  return {
    engine: 'postgres',
    db: asHandle(drizzle({ client: pool, schema, casing: 'snake_case' }), toRunner),
    async listen(channel, onMessage, onGap) {
      listeners.add(await keepListening(connectionString, channel, onMessage, onGap));
    },
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}

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

/** Listens on a connection of its own and reconnects for as long as the process lives. */
async function keepListening(
  connectionString: string,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    next.on('error', () => {});
    next.on('end', () => {
      if (stopped || client !== next) return;
      onGap();
      retryLater();
    });
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };
  const retryLater = () => {
    timer = setTimeout(() => {
      connect().then(onGap, () => {
        if (!stopped) retryLater();
      });
    }, RELISTEN_DELAY_MS);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
