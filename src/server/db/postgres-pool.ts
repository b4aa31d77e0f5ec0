import pg from 'pg';
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
  takeBackLostOnes(pool);
  return pool;
}

/**
 * The query builder gives a connection back when its transaction has ended. One that is lost while it begins is never
 * given back: its place in the pool would be taken for ever.
 */
function takeBackLostOnes(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connectWithCallback = pool.connect.bind(pool);
  type Callback = Parameters<typeof connectWithCallback>[0];
  pool.connect = ((callback?: Callback) => {
    // The pool's own queries, which take care of it themselves.
    if (callback !== undefined) return connectWithCallback(callback);
    return connect().then((client) => inTurn(releasedWhenLost(client)));
  }) as typeof pool.connect;
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

/** The statements of a transaction go one after the other, also where its work asks for several at once. */
function inTurn(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const giveBack = client.release.bind(client);
  let last: Promise<unknown> = Promise.resolve();
  client.query = ((...given: unknown[]) => {
    const result = last.then(() => query(...given));
    last = result.catch(() => {});
    return result;
  }) as typeof client.query;
  client.release = (error) => {
    delete (client as Partial<pg.PoolClient>).query;
    giveBack(error);
  };
  return client;
}
