import pg from 'pg';
import { takesNoWrites } from '#engine/server/db/error-codes.ts';
import { tracedQueries } from '#engine/server/traces/traced-queries.ts';
import { connectionConfig, type Limits, type Way } from './postgres-connection.ts';

const POOL_SIZE = 16;

export function openPool(way: Way, limits: Limits | undefined): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(way, limits),
    max: POOL_SIZE,
    // Before its silence makes it look lost.
    ...(limits !== undefined && { idleTimeoutMillis: limits.silence * 0.8 }),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that breaks between two statements of a transaction: its next statement fails and is answered 503.
  pool.on('connect', (client) => client.on('error', () => {}));
  lendUseful(pool);
  pool.query = tracedQueries(pool.query.bind(pool)) as typeof pool.query;
  return pool;
}

/**
 * The query builder gives a connection back when its transaction has ended. One that is lost while it begins is never
 * given back: its place in the pool would be taken for ever. And one that leads to a copy is not lent again.
 */
function lendUseful(pool: pg.Pool): void {
  const leadsToCopy = noteCopies(pool);
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connectWithCallback = pool.connect.bind(pool);
  type Callback = Parameters<typeof connectWithCallback>[0];
  const lend = async (): Promise<pg.PoolClient> => {
    const client = await connect();
    if (!leadsToCopy(client)) return inTurn(releasedWhenLost(client));
    client.release(true);
    return lend();
  };
  // The pool's own queries, which take care of what is lost themselves.
  const lendToPool = (callback: Callback): void =>
    connectWithCallback((error, client, release) => {
      if (client === undefined || !leadsToCopy(client)) return callback(error, client, release);
      release(true);
      return lendToPool(callback);
    });
  pool.connect = ((callback?: Callback) =>
    callback === undefined ? lend() : lendToPool(callback)) as typeof pool.connect;
}

/**
 * One connection that takes no writes says something about all there are: their server has become a copy of another. New
 * ones lead to its successor.
 */
function noteCopies(pool: pg.Pool): (client: pg.PoolClient) => boolean {
  const open = new Set<pg.PoolClient>();
  const toCopy = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  pool.on('release', (error: unknown) => {
    if (takesNoWrites(error)) for (const client of open) toCopy.add(client);
  });
  return (client) => toCopy.has(client);
}

function releasedWhenLost(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client);
  const onLost = (error: Error) => client.release(error);
  let isBack = false;
  client.release = (error) => {
    if (isBack) return;
    isBack = true;
    client.off('error', onLost);
    giveBack(error);
  };
  client.once('error', onLost);
  return client;
}

/**
 * The statements of a transaction go one after the other, also where its work asks for several at once. The pool is told
 * when the server took no writes.
 */
function inTurn(client: pg.PoolClient): pg.PoolClient {
  const query = tracedQueries(client.query.bind(client) as (...given: unknown[]) => Promise<unknown>);
  const giveBack = client.release.bind(client);
  let last: Promise<unknown> = Promise.resolve();
  let refusal: Error | undefined;
  client.query = ((...given: unknown[]) => {
    const result = last.then(() => query(...given));
    last = result.catch((error: unknown) => {
      if (takesNoWrites(error)) refusal = error as Error;
    });
    return result;
  }) as typeof client.query;
  client.release = (error) => {
    delete (client as Partial<pg.PoolClient>).query;
    giveBack(error ?? refusal);
  };
  return client;
}
