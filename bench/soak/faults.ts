import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { RealPostgres } from '../../tests/support/real-postgres.ts';
import type { AppProcess } from './app-process.ts';
import type { Postbox } from './postbox.ts';
import type { SoakRecord } from './record.ts';

export interface Stage {
  apps: AppProcess[];
  postbox: Postbox;
  proxyUrl: string;
  admin: { username: string; password: string };
  uploadsFolder: string;
  /** Whether the uploads lie on a small disk of their own. */
  smallDisk: boolean;
  record: SoakRecord;
}

const OUTAGE_MS = 6_000;
const SLOW_CLIENTS = 150;
const SMALL_DISK = '4m';
/** Mails under way when a process or the database goes may be sent once more: at most as many as a process sends at once. */
export const MAILS_AT_ONCE = 4;

export type Fault = readonly [name: string, run: (stage: Stage) => Promise<string>];

const kill =
  (number: number) =>
  async ({ apps, record }: Stage): Promise<string> => {
    const app = apps[number]!;
    record.repeatsAllowed += MAILS_AT_ONCE;
    await app.end('SIGKILL');
    const started = Date.now();
    await app.start();
    return `came back after ${seconds(started)} s`;
  };

const postgresAway =
  (postgres: RealPostgres, signal: 'SIGINT' | 'SIGQUIT') =>
  async ({ apps, record }: Stage): Promise<string> => {
    record.repeatsAllowed += MAILS_AT_ONCE * apps.length;
    await postgres.halt(signal);
    await wait(OUTAGE_MS);
    const started = Date.now();
    await postgres.resume();
    await Promise.all(apps.map(untilReady));
    return `both processes were ready ${seconds(started)} s after it was started`;
  };

async function smtpAway({ postbox }: Stage): Promise<string> {
  await postbox.close();
  await wait(OUTAGE_MS * 2);
  await postbox.open();
  return 'mails waited in the outbox';
}

/** Half never finish their request, half never take their answer. */
async function slowClients({ proxyUrl }: Stage): Promise<string> {
  const { port } = new URL(proxyUrl);
  const head = 'GET /api/products HTTP/1.1\r\nHost: shop\r\n';
  const sockets: Socket[] = [];
  for (let number = 0; number < SLOW_CLIENTS; number += 1) {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(number % 2 === 0 ? head : `${head}\r\n`.repeat(20)),
    );
    socket.on('error', () => {});
    socket.pause();
    sockets.push(socket);
  }
  const started = Date.now();
  const answer = await fetch(`${proxyUrl}/api/products?limit=24`);
  await answer.arrayBuffer();
  const served = seconds(started);
  await wait(OUTAGE_MS);
  for (const socket of sockets) socket.destroy();
  if (!answer.ok) throw new Error(`others were answered ${answer.status}`);
  return `${SLOW_CLIENTS} of them; others were served in ${served} s`;
}

async function fullDisk(stage: Stage): Promise<string> {
  if (!stage.smallDisk) return 'skipped: no small disk may be mounted here';
  const filler = path.join(stage.uploadsFolder, 'filler.part');
  const cookie = await signIn(stage);
  await writeFile(filler, Buffer.alloc(8 * 1024 * 1024)).catch(() => {});
  const refused = await upload(stage, cookie);
  await rm(filler, { force: true });
  const taken = await upload(stage, cookie);
  if (refused !== 503 || taken !== 201) throw new Error(`uploads were answered ${refused} and then ${taken}`);
  return 'uploads were refused with 503, and taken again once there was room';
}

export function shopFaults(postgres: RealPostgres): readonly Fault[] {
  return [
    ['kill -9 of the first process', kill(0)],
    ['the mail server is down', smtpAway],
    ['slow clients', slowClients],
    ['PostgreSQL is stopped and started', postgresAway(postgres, 'SIGINT')],
    ['a full disk for uploads', fullDisk],
    ['kill -9 of the second process', kill(1)],
    ['PostgreSQL crashes and recovers', postgresAway(postgres, 'SIGQUIT')],
  ];
}

/** Needs the right to mount; without it that fault is left out. */
export async function mountSmallDisk(folder: string): Promise<boolean> {
  try {
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder]);
    return true;
  } catch {
    return false;
  }
}

export async function unmountSmallDisk(folder: string): Promise<void> {
  await promisify(execFile)('umount', [folder]);
}

export function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

async function untilReady(app: AppProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await app.isReady())) {
    if (app.hasDied) throw new Error(`${app.url} died`);
    if (Date.now() > deadline) throw new Error(`${app.url} did not recover in a minute`);
    await wait(100);
  }
}

/** A busy shop may ask to come back: this one does. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask();
    if (answer.headers.get('retry-after') === null || attempt >= 20) return answer;
    await wait(1_000);
  }
}

async function signIn({ proxyUrl, admin }: Stage): Promise<string> {
  const answer = await patiently(() =>
    fetch(`${proxyUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    }),
  );
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the administrator’s sign-in was answered ${answer.status}`);
  return answer.headers.getSetCookie()[0]!.split(';', 1)[0]!;
}

async function upload({ proxyUrl }: Stage, cookie: string): Promise<number> {
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  const answer = await patiently(() => {
    const form = new FormData();
    form.set('entityType', 'product');
    form.set('entityId', '1');
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
    return fetch(`${proxyUrl}/api/uploads`, { method: 'POST', headers: { cookie }, body: form });
  });
  await answer.arrayBuffer();
  return answer.status;
}
