import { load, requestTo, type Answers, type Request } from './load.ts';

/** What today's browsers send. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** Visitors at the same time. */
const CONNECTIONS = 20;

export interface Figure {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were not 2xx. */
  failures: number;
}

interface Measurement extends Request {
  seconds: number;
  connections?: number;
  /** Before it counts. */
  warmUpSeconds?: number;
}

/** Requests per second and latency of one address. */
export async function measure(url: string, measurement: Measurement): Promise<Figure> {
  const { seconds, connections = CONNECTIONS, warmUpSeconds = 1, headers, ...request } = measurement;
  const bytes = requestTo(url, { ...request, headers: { ...BROWSER, ...headers } });
  const next = () => bytes;
  if (warmUpSeconds > 0) await load(url, { connections, next, seconds: warmUpSeconds });
  return figureOf(await load(url, { connections, next, seconds }));
}

/** Each address once, in the given order, without a warm-up: how the shop does with nothing cached. */
export async function measureOnce(
  url: string,
  paths: readonly string[],
  connections = CONNECTIONS,
): Promise<Figure> {
  const queue = paths.values();
  return measureVisits(url, () => queue.next().value, { connections });
}

/** Every request goes to the path that comes next, until there is none or the time is over. */
export async function measureVisits(
  url: string,
  next: () => string | undefined,
  { connections = CONNECTIONS, seconds }: { connections?: number; seconds?: number } = {},
): Promise<Figure> {
  const nextRequest = () => {
    const path = next();
    return path === undefined ? undefined : requestTo(url, { path, headers: BROWSER });
  };
  return figureOf(
    await load(url, { connections, next: nextRequest, ...(seconds !== undefined && { seconds }) }),
  );
}

export function figureOf({ latencies, failures, seconds }: Answers): Figure {
  return { ...latencyFigure(latencies, failures), perSecond: latencies.length / seconds };
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

/** The middle figures of each, all of them measured once in every round. */
export async function inTurn<Item>(
  rounds: number,
  items: Item[],
  measureItem: (item: Item) => Promise<Figure>,
): Promise<Figure[]> {
  const taken: Figure[][] = items.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, item] of items.entries()) taken[at]!.push(await measureItem(item));
  }
  return taken.map(middleOf);
}
