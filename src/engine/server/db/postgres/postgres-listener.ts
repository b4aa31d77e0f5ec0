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

type Ask = (text: string) => Promise<unknown>;

interface Connection {
  client: pg.Client;
  ask: Ask;
}

/**
 * Listens for everybody in the process on one connection, and reconnects for as long as the process lives. It is asked now
 * and then: a connection that nobody closed but that leads nowhere would otherwise be silent for ever.
 */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #pace: ListenerPace;
  readonly #listeners = new Set<Listener>();
  /** The one there is, or the one being made. */
  #connection: Promise<Connection> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string, limits: Limits, pace: ListenerPace) {
    this.#config = connectionConfig({ url }, limits);
    this.#pace = pace;
  }

  /** Resolves once its channel is listened to; rejects, and forgets it, where that cannot be done now. */
  async add(listener: Listener): Promise<void> {
    this.#listeners.add(listener);
    try {
      // An attempt that was begun earlier may have been lost already.
      const { ask } = await (this.#connection?.catch(() => this.#connected()) ?? this.#connected());
      await ask(listenTo(listener.channel));
    } catch (error) {
      this.#listeners.delete(listener);
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    const connection = await this.#connection?.catch(() => undefined);
    await connection?.client.end();
  }

  #connected(): Promise<Connection> {
    this.#connection ??= this.#connect().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async #connect(): Promise<Connection> {
    const client = new pg.Client(this.#config);
    const ask = inTurn(client);
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#listeners) if (listener.channel === channel) listener.onMessage(payload);
    });
    try {
      await client.connect();
      for (const channel of new Set([...this.#listeners].map((listener) => listener.channel)))
        await ask(listenTo(channel));
    } catch (error) {
      void client.end();
      throw error;
    }
    const stopPinging = ping(ask, this.#pace.ping);
    client.on('end', () => {
      stopPinging();
      this.#connection = undefined;
      if (this.#isStopped) return;
      this.#tellOfGap();
      this.#reconnectLater();
    });
    return { client, ask };
  }

  #reconnectLater(): void {
    this.#retry = setTimeout(() => {
      this.#connected().then(
        () => this.#tellOfGap(),
        () => {
          if (!this.#isStopped) this.#reconnectLater();
        },
      );
    }, this.#pace.retry);
  }

  #tellOfGap(): void {
    for (const { onGap } of this.#listeners) onGap();
  }
}

/** A second time on the same connection it changes nothing. */
const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

/** A connection takes one question after the other. */
function inTurn(client: pg.Client): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return (text) => {
    const answer = last.then(() => client.query(text));
    last = answer.catch(() => {});
    return answer;
  };
}

/** An unanswered question is not repeated: the silence that follows ends the connection. */
function ping(ask: Ask, everyMs: number): () => void {
  let isAsked = false;
  const timer = setInterval(() => {
    if (isAsked) return;
    isAsked = true;
    ask('select 1').then(
      () => {
        isAsked = false;
      },
      () => {},
    );
  }, everyMs);
  return () => clearInterval(timer);
}
