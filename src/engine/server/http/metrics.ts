import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { requireInside } from './inside-requests.ts';

/** Upper bounds of the latency buckets, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes a request that was answered, how long that took in seconds. */
    observe(method: string, route: string, status: number, seconds: number): void;
    /** Events since the start, by the name they have at /metrics. */
    counters: Map<string, number>;
    /** What else is shown there: each gives whole lines. */
    metricSources: (() => string[])[];
  }
}

interface Series {
  count: number;
  sum: number;
  buckets: number[];
}

/** Request counts and latencies by route, in Prometheus' text form at /metrics, for the inside only. */
export function addMetrics(app: FastifyInstance): void {
  const series = new Map<string, Series>();
  const counters = new Map<string, number>();
  const sources: (() => string[])[] = [];
  app.decorate('counters', counters);
  app.decorate('metricSources', sources);
  const observe = (method: string, route: string, status: number, seconds: number) => {
    const key = `method="${method}",route="${route}",status="${status}"`;
    let entry = series.get(key);
    if (entry === undefined) series.set(key, (entry = { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) }));
    entry.count += 1;
    entry.sum += seconds;
    for (let i = BUCKETS.length - 1; i >= 0 && seconds <= BUCKETS[i]!; i -= 1) entry.buckets[i]! += 1;
  };
  app.decorate('observe', observe);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true }, onRequest: requireInside }, async (_request, reply) => {
    reply.type('text/plain; version=0.0.4');
    return render(series, counters, sources);
  });
}

function render(
  series: Map<string, Series>,
  counters: Map<string, number>,
  sources: readonly (() => string[])[],
): string {
  const lines = ['# TYPE http_request_duration_seconds histogram'];
  for (const [labels, entry] of series) {
    BUCKETS.forEach((bound, i) =>
      lines.push(`http_request_duration_seconds_bucket{${labels},le="${bound}"} ${entry.buckets[i]}`),
    );
    lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${entry.count}`);
    lines.push(`http_request_duration_seconds_sum{${labels}} ${entry.sum}`);
    lines.push(`http_request_duration_seconds_count{${labels}} ${entry.count}`);
  }
  for (const [name, count] of counters) lines.push(`# TYPE ${name} counter`, `${name} ${count}`);
  for (const source of sources) lines.push(...source());
  const memory = process.memoryUsage();
  lines.push('# TYPE process_resident_memory_bytes gauge', `process_resident_memory_bytes ${memory.rss}`);
  const { user, system } = process.cpuUsage();
  lines.push(
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
  );
  const peakBytes = peakMemory();
  lines.push(
    '# TYPE process_peak_resident_memory_bytes gauge',
    `process_peak_resident_memory_bytes ${peakBytes}`,
  );
  lines.push('# TYPE nodejs_heap_used_bytes gauge', `nodejs_heap_used_bytes ${memory.heapUsed}`);
  return `${lines.join('\n')}\n`;
}

/** Linux's own count; what Node knows may be that of the process which started this one. */
function peakMemory(): number {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}
