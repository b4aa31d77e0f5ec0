import pg from 'pg';
import { connectionConfig, type Limits } from './postgres-connection.ts';

export interface ListenerPace {
  /** Between two questions whether the connection still leads anywhere. */
  ping: number;
  /** Before another attempt to connect. */
  retry: number;
}

export const LISTENER_PACE: ListenerPace = { ping: 5_000, retry: 1_000 };

export interface Listener {
  channel: string;
  onMessage(payload: string): void;
  /** Messages may have been missed: the connection is lost, or there is one again. */
  onGap(): void;
}

/**
 * Listens on a connection of its own and reconnects for as long as the process lives. It is asked now and then: a
 * connection that nobody closed but that leads nowhere would otherwise be silent for ever.
 */
export async function keepListening(
  connectionString: string,
  limits: Limits,
  pace: ListenerPace,
  { channel, onMessage, onGap }: Listener,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client(connectionConfig(connectionString, limits));
    next.on('error', () => {});
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end();
      throw error;
    }
    if (stopped) return next.end();
    client = next;
    const stopPinging = ping(next, pace.ping);
    next.on('end', () => {
      stopPinging();
      if (stopped) return;
      onGap();
      retryLater();
    });
  };
  const retryLater = () => {
    timer = setTimeout(() => {
      connect().then(onGap, () => {
        if (!stopped) retryLater();
      });
    }, pace.retry);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}

/** An unanswered question is not repeated: the silence that follows ends the connection. */
function ping(client: pg.Client, everyMs: number): () => void {
  let isAsked = false;
  const timer = setInterval(() => {
    if (isAsked) return;
    isAsked = true;
    client.query('select 1').then(
      () => {
        isAsked = false;
      },
      () => {},
    );
  }, everyMs);
  return () => clearInterval(timer);
}
