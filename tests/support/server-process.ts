// The real server as a process of its own, built from the sources of this moment: for tests that kill it.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 90_000;
const START_POLL_MS = 50;

export interface ServerBuild {
  /** The program, for those who start it their own way. */
  file: string;
  start(env: Record<string, string>): Promise<ServerProcess>;
  /** For settings that cannot work: resolves once the server has given up. */
  refusal(env: Record<string, string>): Promise<Refusal>;
  remove(): Promise<void>;
}

export interface Refusal {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export interface ServerProcess {
  url: string;
  /** Resolves to the exit code, null when the signal itself ended the process. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** `SERVER_BUILD` names one that was built just before (`scripts/checks.ts`); else it is built now. */
export async function buildServer(): Promise<ServerBuild> {
  const ready = process.env.SERVER_BUILD;
  if (ready !== undefined) return serverBuild(path.join(ROOT, ready), async () => {});
  return buildNow();
}

/** Inside the project, so that packages and texts are found as they are from dist/; not in dist/, which others use. */
async function buildNow(): Promise<ServerBuild> {
  const folder = path.join(ROOT, '.cache', `server-${process.pid}-${Date.now()}`);
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--ssr', '--outDir', folder, '--logLevel', 'error'];
  const { NODE_ENV: _test, ...env } = process.env;
  await promisify(execFile)(process.execPath, [vite, ...args], { cwd: ROOT, env });
  if (!existsSync(path.join(ROOT, 'dist/new-database')))
    await promisify(execFile)(process.execPath, ['scripts/new-database.ts'], { cwd: ROOT, env });
  return serverBuild(path.join(folder, 'main.js'), () => rm(folder, { recursive: true, force: true }));
}

function serverBuild(file: string, remove: () => Promise<void>): ServerBuild {
  return {
    file,
    start: (settings) => startServer(file, settings),
    refusal: (settings) => refusedStart(file, settings),
    remove,
  };
}

/** `file`: the built program, from buildServer() or from dist/. */
export async function startServer(file: string, settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = launch(file, { PORT: String(port), ...settings });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killAtExit);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  try {
    await untilReady(child, url);
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`The server did not start.\n${said.join('')}`, { cause: error });
  }
  return { url, end };
}

function launch(file: string, settings: Record<string, string>) {
  return spawn(process.execPath, [...SERVER_FLAGS, file], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: 'only for this test',
      ...(settings.DATABASE_URL === undefined && { SAMPLE_DATA: 'catalogue' }),
      ...settings,
    },
  });
}

async function refusedStart(file: string, settings: Record<string, string>): Promise<Refusal> {
  const child = launch(file, { PORT: String(await freePort()), ...settings });
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await once(child, 'close');
  clearTimeout(timer);
  return { exitCode: child.exitCode, stdout, stderr };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`exit code ${child.exitCode}`);
    try {
      if ((await fetch(`${url}/readyz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await wait(START_POLL_MS);
  }
  throw new Error('timeout');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
