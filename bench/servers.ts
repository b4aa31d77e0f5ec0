// Starts what is measured, each on the server's core: the shop from its build, and the ceilings it is held against.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_FLAGS } from '../scripts/server-flags.mjs';

export const ADMIN_PASSWORD = 'bench-admin-password';
const START_TIMEOUT_MS = 60_000;
const CAN_PIN = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;
/** Server and load on separate cores: otherwise the load generator's appetite is measured too. */
const SERVER_CORE = '0';
const LOAD_CORE = '1';

export interface RunningServer {
  url: string;
  pid: number;
  /** From its start until it said so. */
  readyAfterMs: number;
  stop(): Promise<void>;
}

/** This process and what it starts from now on, and the database: a server, which hands its core on to its connections. */
export function pinLoad(database?: { pid: number }): boolean {
  if (!CAN_PIN) return false;
  const pids = [process.pid, ...(database === undefined ? [] : familyOf(database.pid))];
  return pids.every((pid) => spawnSync('taskset', ['-pc', LOAD_CORE, String(pid)]).status === 0);
}

function familyOf(pid: number): number[] {
  const children = spawnSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' }).stdout;
  return [pid, ...children.split('\n').filter(Boolean).map(Number)];
}

/** Measures one while the others stand still: what they tidy up when they are idle would take its core away. */
export async function alone<T>(one: RunningServer, all: RunningServer[], work: () => Promise<T>): Promise<T> {
  const others = all.filter((server) => server !== one);
  for (const { pid } of others) process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const { pid } of others) process.kill(pid, 'SIGCONT');
    // Having stood still they take themselves for overloaded, and refuse everything for a moment.
    for (const { url } of others) await ready(`${url}/readyz`);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** The built shop, on PostgreSQL when an address is given, otherwise on the embedded database of `dataDir`. */
export async function startShop(options: {
  databaseUrl?: string;
  dataDir?: string;
  /** With its buyers, orders and reviews. */
  isAlive?: boolean;
  /** As the setting `PAYMENTS`. */
  payments?: string;
  /** Of a collector of traces and figures. */
  collector?: string;
  /** Others than these. */
  settings?: Record<string, string>;
}): Promise<RunningServer> {
  const port = await freePort();
  const own = options.dataDir === undefined ? await mkdtemp(path.join(tmpdir(), 'madia-bench-')) : undefined;
  const server = launch('dist/server/main.js', {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: options.dataDir ?? own!,
    DATABASE_URL: options.databaseUrl ?? '',
    SAMPLE_DATA: options.databaseUrl === undefined ? (options.isAlive ? 'on' : 'catalogue') : 'off',
    // One database may see several of them, each with a folder of its own.
    SECRET_KEY: 'the-same-key-for-every-measured-process',
    PAYMENTS: options.payments ?? 'invoice',
    OTEL_EXPORTER_OTLP_ENDPOINT: options.collector ?? '',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ADMIN_PASSWORD,
    ...options.settings,
  });
  const url = `http://127.0.0.1:${port}`;
  const readyAfterMs = await ready(`${url}/readyz`, server);
  return {
    url,
    pid: server.pid!,
    readyAfterMs,
    stop: async () => {
      await end(server);
      if (own !== undefined) await rm(own, { recursive: true, force: true });
    },
  };
}

/** Bare node:http and Fastify with prepared strings: what this machine's core can do at best. */
export async function startCeilings(sizes: number[], databaseUrl: string): Promise<RunningServer> {
  const port = await freePort();
  const server = launch('bench/ceilings.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    SIZES: sizes.join(','),
    DATABASE_URL: databaseUrl,
  });
  const url = `http://127.0.0.1:${port}`;
  const readyAfterMs = await ready(`${url}/ready`, server);
  return { url, pid: server.pid!, readyAfterMs, stop: () => end(server) };
}

function launch(script: string, env: Record<string, string>): ChildProcess {
  const [command, args] = CAN_PIN
    ? ['taskset', ['-c', SERVER_CORE, process.execPath, ...SERVER_FLAGS, script]]
    : [process.execPath, [...SERVER_FLAGS, script]];
  return spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function ready(url: string, server?: ChildProcess): Promise<number> {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    const elapsed = Math.round(performance.now() - started);
    if (answer?.ok) return elapsed;
    if (server?.exitCode != null || elapsed > START_TIMEOUT_MS) throw new Error(`${url} did not come up.`);
    await wait(100);
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
