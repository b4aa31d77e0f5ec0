import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';

/** How long a connection may take for what, in ms. */
export interface Limits {
  /** To be made, or to become free. */
  connect: number;
  /** For one statement, waiting for locks included. */
  statement: number;
  /** Between two statements of a transaction. */
  idleInTransaction: number;
  /** To say anything: longer than a statement may take, so that only a lost connection stays silent. */
  silence: number;
}

const CONNECT_MS = 5_000;

/** What a shop that serves people allows: somebody who waits longer has gone away. */
export const SERVING_LIMITS: Limits = {
  connect: CONNECT_MS,
  statement: 8_000,
  idleInTransaction: 8_000,
  silence: 10_000,
};

/** How a server is reached. */
export interface Way {
  url: string;
  /** A pooler stands there: it refuses settings of a session, because sessions are not ours, and has limits of its own. */
  isPooler?: boolean;
}

/** Without limits for work that takes its time (migrations, backups). */
export function connectionConfig({ url, isPooler }: Way, limits: Limits | undefined): ClientConfig {
  if (limits === undefined) return { connectionString: url, connectionTimeoutMillis: CONNECT_MS };
  return {
    connectionString: url,
    connectionTimeoutMillis: limits.connect,
    ...(isPooler !== true && {
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
      // Statements here are short: to compile one that looks dear to the planner can take longer than to run it.
      options: '-c jit=off',
    }),
    stream: () => socketWithin(limits.silence),
  };
}

/**
 * Packets may be dropped without anybody closing the connection. The server ends every statement within its limit: a
 * socket that is still silent then leads nowhere, and the query that waits for it fails.
 */
function socketWithin(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    const { bytesRead } = socket;
    // After a pause of this process what was said may still lie there unread.
    setImmediate(() => {
      if (socket.bytesRead > bytesRead) return;
      socket.destroy(Object.assign(new Error('The database has gone silent'), { code: 'ETIMEDOUT' }));
    });
  });
  return socket;
}
