import autocannon, { type Request } from 'autocannon';

/** What today's browsers send. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

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
  /** Before it counts. */
  warmUpSeconds?: number;
  requests?: Request[];
  headers?: Record<string, string>;
}

/** Requests per second and latency of one address (or of `requests` in turn) under 20 connections. */
export async function measure(url: string, load: Load): Promise<Figure> {
  const options = {
    url,
    connections: load.connections ?? 20,
    ...(load.requests === undefined ? {} : { requests: load.requests }),
    headers: { ...BROWSER, ...load.headers },
  };
  const { warmUpSeconds = 1 } = load;
  if (warmUpSeconds > 0) await autocannon({ ...options, duration: warmUpSeconds });
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
    headers: BROWSER,
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

export function figureOf(result: autocannon.Result): Figure {
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** Of single calls, in milliseconds each: how often they could be made one after the other. */
export function latencyFigure(latencies: readonly number[], failures: number): Figure {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const mean = sorted.reduce((sum, latency) => sum + latency, 0) / Math.max(1, sorted.length);
  return { perSecond: 1000 / mean, p50: at(0.5), p99: at(0.99), failures };
}

/** The middle of each figure, whichever round it comes from. */
export function middleOf(rounds: Figure[]): Figure {
  const middle = (figure: 'perSecond' | 'p50' | 'p99') =>
    rounds.map((round) => round[figure]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  };
}
