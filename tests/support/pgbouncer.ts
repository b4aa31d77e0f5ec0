// Debian's PgBouncer in front of a test's PostgreSQL, in transaction mode. Needs the program `pgbouncer`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 50;
/** To the server; far fewer than those that come in. */
const CONNECTIONS = 3;

const { status, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
export const hasPgBouncer = status === 0;
/** From 1.21 on it knows statements by name, on whichever connection they were prepared. */
export const knowsStatements = hasPgBouncer && isSince121(stdout);

export interface PgBouncer {
  /** The same database, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** `namedStatements`: they are kept, as deploy/pgbouncer.ini has it. */
export async function startPgBouncer(
  databaseUrl: string,
  port: number,
  { namedStatements = false } = {},
): Promise<PgBouncer> {
  const { username, password, hostname, port: serverPort, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'madia-pgbouncer-'));
  const users = path.join(folder, 'users.txt');
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${CONNECTIONS}`,
      'max_client_conn = 200',
      ...(namedStatements ? ['max_prepared_statements = 200'] : []),
      'query_timeout = 8',
      'idle_transaction_timeout = 8',
    ].join('\n'),
  );
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const bouncer = spawn('pgbouncer', [file], { ...as, stdio: 'ignore' });
  const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (bouncer.exitCode !== null || Date.now() > deadline) throw new Error('PgBouncer did not start.');
    await wait(POLL_MS);
  }
  return {
    url,
    async stop() {
      bouncer.kill('SIGTERM');
      if (bouncer.exitCode === null) await once(bouncer, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isSince121(version: string): boolean {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
