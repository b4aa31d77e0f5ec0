import autocannon, { type Request } from 'autocannon';

export interface Figure {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were not 2xx. */
  failures: number;
}

export interface Load {
  connections?: number;
  seconds: number;
  requests?: Request[];
  headers?: Record<string, string>;
}

const WARM_UP_SECONDS = 1;

/** Requests per second and latency of one address (or of `requests` in turn) under 20 connections. */
export async function measure(url: string, load: Load): Promise<Figure> {
  const options = {
    url,
    connections: load.connections ?? 20,
    ...(load.requests === undefined ? {} : { requests: load.requests }),
    ...(load.headers === undefined ? {} : { headers: load.headers }),
  };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  return figureOf(await autocannon({ ...options, duration: load.seconds }));
}

/** Each address once, in the given order, without a warm-up: how the shop does with nothing cached. */
export async function measureOnce(url: string, paths: string[], connections = 20): Promise<Figure> {
  const queue = paths.values();
  const started = performance.now();
  // The load generator itself notices the end only at its next full second.
  let ended = started;
  const result = await autocannon({
    url,
    connections,
    amount: paths.length,
    requests: [
      {
        setupRequest: (request) => ({ ...request, path: queue.next().value ?? '/healthz' }),
        onResponse: () => {
          ended = performance.now();
        },
      },
    ],
  });
  return { ...figureOf(result), perSecond: (result.requests.total * 1000) / (ended - started) };
}

function figureOf(result: autocannon.Result): Figure {
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
