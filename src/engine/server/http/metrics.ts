import { readFileSync, statfsSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { BlockList, isIPv6 } from 'node:net';
import { AppError } from './app-error.ts';

/** Upper bounds of the latency buckets, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes a request that was answered, how long that took in seconds. */
    observe(method: string, route: string, status: number, seconds: number): void;
    /** What is shown at /metrics. */
    metrics: Registry;
  }
}

/** Request counts and latencies by route, in Prometheus' text form at /metrics, for the inside only. */
export function addMetrics(app: FastifyInstance): void {
  const metrics = new Registry();
  app.decorate('metrics', metrics);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [metrics],
  });
  app.decorate('observe', (method: string, route: string, status: number, seconds: number) =>
    durations.observe({ method, route, status }, seconds),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    app.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  showProcess(metrics);
  app.get('/metrics', { schema: { hide: true }, onRequest: requireInside }, async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.metrics();
  });
}

/** A figure that something else keeps, or that the system knows: read whenever /metrics is asked. */
interface Figure {
  name: string;
  help: string;
  read: () => number | Promise<number>;
}

/** One for each value of a label. */
interface Figures {
  name: string;
  help: string;
  label: string;
  read: () => Record<string, number> | Promise<Record<string, number>>;
}

export function showGauge(metrics: Registry, figure: Figure | Figures): void {
  const { name, help } = figure;
  const gauge = new Gauge({
    name,
    help,
    labelNames: labelsOf(figure),
    registers: [metrics],
    collect: async () => {
      const values = await valuesOf(figure);
      gauge.reset();
      for (const [labels, value] of values) gauge.set(labels, value);
    },
  });
}

export function showCounter(metrics: Registry, figure: Figure | Figures): void {
  const { name, help } = figure;
  const counter = new Counter({
    name,
    help,
    labelNames: labelsOf(figure),
    registers: [metrics],
    collect: async () => {
      const values = await valuesOf(figure);
      counter.reset();
      for (const [labels, value] of values) counter.inc(labels, value);
    },
  });
}

const labelsOf = (figure: Figure | Figures): string[] => ('label' in figure ? [figure.label] : []);

async function valuesOf(figure: Figure | Figures): Promise<[Record<string, string>, number][]> {
  if (!('label' in figure)) return [[{}, await figure.read()]];
  return Object.entries(await figure.read()).map(([of, value]) => [{ [figure.label]: of }, value]);
}

function showProcess(metrics: Registry): void {
  showGauge(metrics, {
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    read: () => process.memoryUsage.rss(),
  });
  showGauge(metrics, {
    name: 'process_peak_resident_memory_bytes',
    help: 'The most memory the process has had.',
    read: peakMemory,
  });
  showGauge(metrics, {
    name: 'nodejs_heap_used_bytes',
    help: 'Memory of JavaScript objects.',
    read: () => process.memoryUsage().heapUsed,
  });
  showCounter(metrics, {
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    read: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  });
}

/** Where uploads and, without a database server, all data are. */
export function showDisk(metrics: Registry, folder: string): void {
  showGauge(metrics, {
    name: 'disk_free_bytes',
    help: 'What is free in DATA_DIR.',
    read: () => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
  });
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

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** What a proxy adds to a request that it passes on. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** For figures about the shop: only this machine or its private network may ask, and no proxy on somebody's behalf. */
export async function requireInside({ raw, headers }: FastifyRequest): Promise<void> {
  const peer = raw.socket.remoteAddress ?? '';
  const isPrivate = PRIVATE.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
  if (!isPrivate || PASSED_ON.some((name) => name in headers))
    throw new AppError('not_found', 'errors:not_found');
}
