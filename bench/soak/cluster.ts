// PostgreSQL on three machines under Patroni, and HAProxy in front: Debian's programs with the files of deploy/cluster.
// Each machine is a loopback address, so that all of them use the ports they would use elsewhere.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { identity } from '../../tests/support/real-postgres.ts';
import { Machine, type Role } from './cluster-machine.ts';

const FILES = path.join(import.meta.dirname, '../../deploy/cluster');
const POSTGRES_VERSIONS = '/usr/lib/postgresql';
const PORTS = [2379, 2380, 5000, 5001, 5432, 8008];
const START_TIMEOUT_MS = 180_000;
const POLL_MS = 400;
const PASSWORD = 'only-for-this-soak';
const OWNER = 'madia';

export interface Cluster {
  machines: readonly Machine[];
  /** Resolves to the urls of a new database, at whichever machine is the primary, and at those that follow it. */
  createDatabase(name: string): Promise<{ databaseUrl: string; replicaUrl: string }>;
  /** The machine that has this role at the moment; waits until there is one. */
  machineAs(role: Role, except?: Machine): Promise<Machine>;
  /** Every machine is up, and one of those that follow has all that was answered. */
  isWhole(): Promise<boolean>;
  stop(): Promise<void>;
}

/** What must be installed first, as one line; undefined where nothing is missing. */
export function missingForCluster(): string | undefined {
  const isThere = (program: string) => spawnSync('which', [program]).status === 0;
  const packages = [
    ...(isThere('patroni') ? [] : ['patroni']),
    ...(isThere('etcd') ? [] : ['etcd-server']),
    ...(isThere('haproxy') ? [] : ['haproxy']),
    ...(existsSync(POSTGRES_VERSIONS) ? [] : ['postgresql']),
  ];
  return packages.length === 0
    ? undefined
    : `--cluster needs programs that are not installed: apt-get install ${packages.join(' ')}`;
}

export async function startCluster(): Promise<Cluster> {
  const net = `127.${64 + Math.floor(Math.random() * 128)}.${Math.floor(Math.random() * 256)}`;
  await requirePorts(`${net}.1`);
  const folder = await mkdtemp(path.join(tmpdir(), 'madia-cluster-'));
  await chmod(folder, 0o755);
  const shared = {
    NODE_1: `${net}.1`,
    NODE_2: `${net}.2`,
    NODE_3: `${net}.3`,
    HAPROXY: `${net}.9`,
    POSTGRES_BIN: newestPrograms(),
    SUPERUSER_PASSWORD: PASSWORD,
    REPLICATION_PASSWORD: PASSWORD,
    REWIND_PASSWORD: PASSWORD,
  };
  const machines = [
    await makeMachine('node1', shared.NODE_1, folder, shared),
    await makeMachine('node2', shared.NODE_2, folder, shared),
    await makeMachine('node3', shared.NODE_3, folder, shared),
  ];
  const haproxyFile = path.join(folder, 'haproxy.cfg');
  await writeFile(haproxyFile, await filledIn('haproxy.cfg', shared));
  const haproxy = spawn('haproxy', ['-db', '-f', haproxyFile], { stdio: 'ignore' });
  const endAll = () => {
    for (const machine of machines) machine.kill();
    haproxy.kill('SIGKILL');
  };
  process.once('exit', endAll);
  for (const machine of machines) machine.start();

  const cluster: Cluster = {
    machines,
    machineAs: (role, except) =>
      until(`a machine as ${role}`, async () => {
        const asked = machines.filter((machine) => machine !== except);
        const roles = await Promise.all(asked.map((machine) => machine.role()));
        return asked[roles.indexOf(role)];
      }),
    async isWhole() {
      const roles = await Promise.all(machines.map((machine) => machine.role()));
      return roles.toSorted().join(' ') === 'primary replica sync';
    },
    createDatabase: (name) => createDatabase(`${net}.9`, name),
    async stop() {
      process.off('exit', endAll);
      endAll();
      await ended(haproxy);
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  try {
    await until('the cluster', async () => ((await cluster.isWhole()) ? true : undefined));
  } catch (error) {
    endAll();
    throw new Error(`The cluster did not start; its logs are in ${folder}.`, { cause: error });
  }
  return cluster;
}

async function makeMachine(
  name: string,
  ip: string,
  parent: string,
  shared: Record<string, string>,
): Promise<Machine> {
  const folder = path.join(parent, name);
  const as = identity();
  const values = { ...shared, NAME: name, IP: ip, DATA: folder };
  await mkdir(folder, { mode: 0o700 });
  await writeFile(path.join(folder, 'patroni.yml'), await filledIn('patroni.yml', values));
  if (as) await chown(folder, as.uid, as.gid);
  const settings = (await filledIn('etcd.env', values))
    .split('\n')
    .filter((line) => /^[A-Z_\d]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  return new Machine({ name, ip, folder }, Object.fromEntries(settings), as);
}

/** As `envsubst` does it. */
async function filledIn(file: string, values: Record<string, string>): Promise<string> {
  const text = await readFile(path.join(FILES, file), 'utf8');
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} asks for ${name}`);
    return value;
  });
}

async function createDatabase(ip: string, name: string) {
  // HAProxy looks at the machines once a second.
  const client = await until('the primary behind HAProxy', () =>
    connected(`postgres://postgres:${PASSWORD}@${ip}:5000/postgres`),
  );
  try {
    await client.query(`create role ${OWNER} login password '${PASSWORD}'`);
    await client.query(`create database ${client.escapeIdentifier(name)} owner ${OWNER}`);
  } finally {
    await client.end();
  }
  const urlAt = (port: number) => `postgres://${OWNER}:${PASSWORD}@${ip}:${port}/${name}`;
  return { databaseUrl: urlAt(5000), replicaUrl: urlAt(5001) };
}

async function connected(connectionString: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
}

async function until<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} was not there in ${START_TIMEOUT_MS / 1000} s`);
    await wait(POLL_MS);
  }
}

/** A program that listens on all addresses would be in the way. */
async function requirePorts(ip: string): Promise<void> {
  for (const port of PORTS) {
    const server = createServer();
    server.listen(port, ip);
    await once(server, 'listening').catch(() => {
      throw new Error(`--cluster needs the ports ${PORTS.join(', ')} of ${ip}, and ${port} is taken.`);
    });
    server.close();
    await once(server, 'close');
  }
}

function newestPrograms(): string {
  const versions = readdirSync(POSTGRES_VERSIONS).map(Number);
  return path.join(POSTGRES_VERSIONS, String(Math.max(...versions)), 'bin');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
