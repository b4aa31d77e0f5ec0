import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { clientNetwork, siteOf } from './client-network.ts';

interface Bounds {
  /** How often the event loop is looked at. */
  sampleMs: number;
  /** A turn of the event loop that takes longer is a late one. */
  maxDelayMs: number;
  /** One alone is a process that stood still: a laptop that slept, a machine that was moved. Nothing waits after it. */
  lateInARow: number;
  /** As many are needed to accept requests again: the first ones are timely because all others were refused. */
  timelyInARow: number;
}

const BOUNDS: Bounds = { sampleMs: 100, maxDelayMs: 1_500, lateInARow: 2, timelyInARow: 10 };
const RETRY_AFTER_SECONDS = 5;

/** Tells an event loop with too much to do from one that was not allowed to run. */
export class EventLoopDelay {
  readonly #bounds: Bounds;
  #last: number;
  #late = 0;
  #timely = 0;
  #isOverloaded = false;

  /** Times are in milliseconds, of any clock that does not jump. */
  constructor(now: number, bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...BOUNDS, ...bounds };
    this.#last = now;
  }

  get isOverloaded(): boolean {
    return this.#isOverloaded;
  }

  /** To be called as soon as the event loop comes to it, `sampleMs` after the last time. */
  sample(now: number): void {
    const { sampleMs, maxDelayMs, lateInARow, timelyInARow } = this.#bounds;
    const isLate = now - this.#last - sampleMs > maxDelayMs;
    this.#last = now;
    this.#late = isLate ? this.#late + 1 : 0;
    this.#timely = isLate ? 0 : this.#timely + 1;
    if (this.#late >= lateInARow) this.#isOverloaded = true;
    if (this.#timely >= timelyInARow) this.#isOverloaded = false;
  }
}

/** New requests are answered 503 rather than queued while the event loop does not keep up. */
export function refuseWhenOverloaded(app: FastifyInstance, bounds: Partial<Bounds> = {}): void {
  const delay = new EventLoopDelay(performance.now(), bounds);
  const timer = setTimeout(() => {
    delay.sample(performance.now());
    timer.refresh();
  }, bounds.sampleMs ?? BOUNDS.sampleMs);
  timer.unref();
  app.addHook('onRequest', (_request, _reply, done) => {
    done(
      delay.isOverloaded
        ? new AppError('unavailable', 'errors:unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
        : undefined,
    );
  });
  app.addHook('onClose', () => clearTimeout(timer));
}

interface QueueBounds {
  /** With so much waiting for the database, a network is asked how much of it is its own. */
  busy: number;
  /** Requests of one network that are answered then: who has more under way is refused, not who comes beside it. */
  ofNetwork: number;
  /** As many of one network are too many at any time: what comes in one moment has not asked for anything yet. */
  atOnce: number;
  /** With so much waiting nobody is let in, wherever they come from: the last would wait for seconds. */
  full: number;
}

const QUEUE: QueueBounds = { busy: 16, ofNetwork: 16, atOnce: 64, full: 256 };
/** Asked by who watches over the process. A flood is no reason to end it. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz']);

/**
 * The embedded database does one thing after the other, and what is asked of it waits without end. Requests are refused
 * before anything of them is done, so that those who are let in are quick; what the shop does by itself is no request.
 * `shares`: whether networks are told apart.
 */
export function refuseWhenQueueIsLong(
  app: FastifyInstance,
  waiting: () => number,
  { shares, bounds = QUEUE }: { shares: boolean; bounds?: QueueBounds },
): void {
  const underWay = new Map<string, number>();
  const networks = new WeakMap<FastifyRequest, string>();
  const leave = (request: FastifyRequest) => {
    const network = networks.get(request);
    if (network === undefined) return;
    networks.delete(request);
    const left = underWay.get(network)! - 1;
    if (left > 0) underWay.set(network, left);
    else underWay.delete(network);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const network = siteOf(clientNetwork(request));
    const own = underWay.get(network) ?? 0;
    const queued = waiting();
    const isOverShare = own >= (queued >= bounds.busy ? bounds.ofNetwork : bounds.atOnce);
    const isTooMuch = queued >= bounds.full || (shares && isOverShare);
    if (isTooMuch && !ALWAYS_ANSWERED.has(request.url)) {
      done(new AppError('unavailable', 'errors:unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      return;
    }
    underWay.set(network, own + 1);
    networks.set(request, network);
    reply.raw.once('close', () => leave(request));
    done();
  });
  // A stream may be open for hours, and somebody may read slowly: the answer has begun.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
}

/**
 * Requests of one connection are begun one after the other. A connection may bring a thousand in one packet without waiting for
 * an answer, and Node hands them all over at once: before anybody could see that there are too many, all of them would be
 * under way. Called when all listeners are there.
 */
export function answerInTurn(server: Server): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const handle = () => {
      for (const handler of handlers) void handler(request, response);
    };
    // It has the connection as soon as all before it are answered, and their answers read.
    if (response.socket === null) response.once('socket', handle);
    else handle();
  });
}
