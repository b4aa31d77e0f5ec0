// Debian's OpenStack Swift with its S3 interface, which checks signatures and hashes: one machine, one copy of everything. Needs
// the packages swift-proxy, swift-account, swift-container and swift-object.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signedHeaders } from '#engine/server/files/sign-request.ts';
import type { S3Place } from '#engine/server/files/s3-client.ts';
import { closeAtEnd } from './opened.ts';
import { freePort } from './postbox.ts';

const START_TIMEOUT_MS = 200_000;
const POLL_MS = 200;
const STORES = ['account', 'container', 'object'] as const;
const PROGRAMS = ['swift-ring-builder', ...['proxy', ...STORES].map((name) => `swift-${name}-server`)];
/** 2 ** 4 parts, one copy of each, which may move at once. */
const RING = ['4', '1', '0'];

export const hasSwift = spawnSync('which', PROGRAMS).status === 0;

/** Stops at the end of the test file. */
export async function startSwift(): Promise<S3Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'madia-swift-'));
  await mkdir(path.join(folder, 'devices/disk'), { recursive: true });
  const servers: ChildProcess[] = [];
  closeAtEnd(async () => {
    for (const server of servers) await end(server);
    await rm(folder, { recursive: true, force: true });
  });
  const start = async (name: string, port: number, settings: string[]) => {
    const file = path.join(folder, `${name}-server.conf`);
    const common = [
      '[DEFAULT]',
      'bind_ip = 127.0.0.1',
      `bind_port = ${port}`,
      `user = ${userInfo().username}`,
      `swift_dir = ${folder}`,
      `devices = ${folder}/devices`,
      'mount_check = false',
      // Within the process itself.
      'workers = 0',
    ];
    await writeFile(file, [...common, ...settings].join('\n'));
    servers.push(spawn(`swift-${name}-server`, [file], { stdio: 'ignore' }));
  };
  for (const name of STORES) {
    const port = await freePort();
    const ring = (...args: string[]) =>
      execFileSync('swift-ring-builder', [path.join(folder, `${name}.builder`), ...args]);
    ring('create', ...RING);
    ring('add', `r1z1-127.0.0.1:${port}/disk`, '1');
    ring('rebalance');
    await start(name, port, [
      '[pipeline:main]',
      `pipeline = ${name}-server`,
      `[app:${name}-server]`,
      `use = egg:swift#${name}`,
    ]);
  }
  const port = await freePort();
  const place = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'madia',
    region: 'eu-central-1',
    accessKeyId: 'shop:pictures',
    secretAccessKey: 'a/secret+of=swift',
  };
  await start('proxy', port, [
    '[pipeline:main]',
    'pipeline = catch_errors gatekeeper cache s3api tempauth bulk slo proxy-server',
    ...['catch_errors', 'gatekeeper', 'bulk', 'slo'].flatMap((filter) => [
      `[filter:${filter}]`,
      `use = egg:swift#${filter}`,
    ]),
    '[filter:cache]',
    'use = egg:swift#memcache',
    '[filter:s3api]',
    'use = egg:swift#s3api',
    `location = ${place.region}`,
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_shop_pictures = ${place.secretAccessKey} .admin`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
  ]);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await hasBucket(place))) {
    if (servers.some(({ exitCode }) => exitCode !== null) || Date.now() > deadline)
      throw new Error('Swift did not start.');
    await wait(POLL_MS);
  }
  return place;
}

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

/** Makes it. */
async function hasBucket(place: S3Place): Promise<boolean> {
  const request = { method: 'PUT', url: new URL(`${place.endpoint}/${place.bucket}`) } as const;
  const headers = signedHeaders(request, place, new Date());
  return fetch(request.url, { method: 'PUT', headers }).then(
    ({ status }) => status === 200 || status === 409,
    () => false,
  );
}
