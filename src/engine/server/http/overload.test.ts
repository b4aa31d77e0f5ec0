import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftToAll } from '../../../../tests/support/left-to-all.ts';
import { closeAtEnd } from '../../../../tests/support/opened.ts';
import type { AppError } from './app-error.ts';
import { answerInTurn, EventLoopDelay, refuseWhenOverloaded, refuseWhenQueueIsLong } from './overload.ts';

/** What is said after turns of the event loop that took this long, in milliseconds. */
function afterTurns(...turns: number[]): boolean {
  let now = 1_000;
  const delay = new EventLoopDelay(now);
  for (const turn of turns) {
    now += turn;
    delay.sample(now);
  }
  return delay.isOverloaded;
}

const timely = (count: number) => Array.from({ length: count }, () => 101);

describe('an event loop', () => {
  it('has no load because it stood still', () => {
    expect(afterTurns(101, 5_000)).toBe(false);
    expect(afterTurns(101, 8 * 3_600_000, 130)).toBe(false);
  });

  it('has none because it stood still again and again', () => {
    expect(afterTurns(5_000, 101, 5_000, 101, 5_000, 101)).toBe(false);
  });

  it('has too much to do when turn after turn takes long', () => {
    expect(afterTurns(101, 1_601, 1_601)).toBe(true);
    expect(afterTurns(101, 1_600, 1_600)).toBe(false);
  });

  it('has kept up for a while before that is over', () => {
    expect(afterTurns(2_000, 2_000, ...timely(9))).toBe(true);
    expect(afterTurns(2_000, 2_000, ...timely(9), 2_000, ...timely(9))).toBe(true);
    expect(afterTurns(2_000, 2_000, ...timely(10))).toBe(false);
  });
});

describe('a server', () => {
  const app = Fastify();
  afterEach(() => app.close());

  it('refuses requests while it has too much to do, and accepts them afterwards', async () => {
    refuseWhenOverloaded(app, { sampleMs: 5, maxDelayMs: 200 });
    app.setErrorHandler((error: { code: string }, _request, reply) => reply.code(503).send(error.code));
    app.get('/', async () => 'here');
    await app.ready();
    expect((await app.inject('/')).body).toBe('here');

    for (let turn = 0; turn < 4; turn += 1) {
      const end = performance.now() + 250;
      while (performance.now() < end);
      await wait(1);
    }
    expect((await app.inject('/')).body).toBe('unavailable');
    await vi.waitFor(async () => expect((await app.inject('/')).body).toBe('here'), 15_000);
  }, 20_000);

  const SHOP = `
    import Fastify from 'fastify';
    import { refuseWhenOverloaded } from '#engine/server/http/overload.ts';
    const app = Fastify();
    refuseWhenOverloaded(app);
    app.get('/', async () => 'here');
    console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;

  // It stands still for three real seconds.
  it.skipIf(leftToAll || process.platform === 'win32')(
    'answers who came while it stood still',
    async () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', SHOP], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const [url] = (await once(child.stdout, 'data')) as [Buffer];
        child.kill('SIGSTOP');
        const answer = fetch(String(url).trim());
        await wait(3_000);
        child.kill('SIGCONT');
        expect((await answer).status).toBe(200);
        expect((await fetch(String(url).trim())).status).toBe(200);
      } finally {
        child.kill('SIGKILL');
      }
    },
    60_000,
  );
});

describe('a database that does one thing after the other', () => {
  const open = async ({ shares = true } = {}) => {
    const app = Fastify({ trustProxy: true });
    const queue = { length: 0 };
    const work = Promise.withResolvers<void>();
    const bounds = { busy: 3, ofNetwork: 2, atOnce: 4, full: 6 };
    refuseWhenQueueIsLong(app, () => queue.length, { shares, bounds });
    app.setErrorHandler((error: AppError, _request, reply) =>
      reply.code(503).header('retry-after', String(error.details.retryAfterSeconds)).send(error.code),
    );
    app.get('/long', async () => {
      await work.promise;
      return 'done';
    });
    const streams: PassThrough[] = [];
    app.get('/stream', async () => {
      const stream = new PassThrough();
      stream.write('begun');
      streams.push(stream);
      return stream;
    });
    app.get('/', async () => 'here');
    app.get('/healthz', async () => 'well');
    closeAtEnd(async () => {
      for (const stream of streams) stream.destroy();
      await app.close();
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (path: string, ip: string) => fetch(url + path, { headers: { 'x-forwarded-for': ip } });
    const statusOf = async (path: string, ip: string) => (await ask(path, ip)).status;
    return { queue, work, ask, statusOf };
  };

  it('lets others in while one network has much under way', async () => {
    const { queue, work, ask, statusOf } = await open();
    const long = [ask('/long', '203.0.113.1'), ask('/long', '203.0.113.1')];
    expect(await statusOf('/', '203.0.113.1')).toBe(200);
    queue.length = 3;
    await vi.waitFor(async () => expect(await statusOf('/', '203.0.113.1')).toBe(503));
    expect((await ask('/', '203.0.113.1')).headers.get('retry-after')).toBe('5');
    expect(await statusOf('/', '203.0.113.2')).toBe(200);
    work.resolve();
    expect((await Promise.all(long)).map(({ status }) => status)).toEqual([200, 200]);
    await vi.waitFor(async () => expect(await statusOf('/', '203.0.113.1')).toBe(200));
  });

  it('lets in so many of one network at once, before any of them has asked for anything', async () => {
    const { work, ask, statusOf } = await open();
    const burst = Array.from({ length: 8 }, () => ask('/long', '203.0.113.1'));
    expect(await statusOf('/', '203.0.113.2')).toBe(200);
    work.resolve();
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 503, 503, 503, 503]);
  });

  it('counts no answer that has begun, however long it takes', async () => {
    const { queue, ask, statusOf } = await open();
    queue.length = 3;
    for (let times = 0; times < 3; times += 1) expect((await ask('/stream', '203.0.113.1')).status).toBe(200);
    expect(await statusOf('/', '203.0.113.1')).toBe(200);
  });

  it('counts a /48 of IPv6 as one', async () => {
    const { queue, work, ask, statusOf } = await open();
    const long = [ask('/long', '2001:db8:7:1::1'), ask('/long', '2001:db8:7:2::1')];
    queue.length = 3;
    await vi.waitFor(async () => expect(await statusOf('/', '2001:db8:7:3::1')).toBe(503));
    expect(await statusOf('/', '2001:db8:8::1')).toBe(200);
    work.resolve();
    await Promise.all(long);
  });

  it('refuses everybody when it is full, and never who asks whether the process lives', async () => {
    const { queue, statusOf } = await open();
    queue.length = 6;
    expect(await statusOf('/', '203.0.113.1')).toBe(503);
    expect(await statusOf('/healthz', '203.0.113.1')).toBe(200);
    queue.length = 5;
    expect(await statusOf('/', '203.0.113.1')).toBe(200);
  });

  it('tells nobody apart where limits are off', async () => {
    const { queue, work, ask, statusOf } = await open({ shares: false });
    const long = [ask('/long', '203.0.113.1'), ask('/long', '203.0.113.1')];
    queue.length = 5;
    expect(await statusOf('/', '203.0.113.1')).toBe(200);
    work.resolve();
    await Promise.all(long);
  });
});

it('begins what one connection sends at once one after the other, and answers all of it', async () => {
  const begun: string[] = [];
  let last: ServerResponse | undefined;
  const server = createServer((request, response) => {
    begun.push(request.url!);
    last = response;
  });
  answerInTurn(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  closeAtEnd(async () => {
    client.destroy();
    server.close();
  });
  let answer = '';
  client.on('data', (bytes) => {
    answer += String(bytes);
  });
  client.write(['/a', '/b', '/c'].map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
  await vi.waitFor(() => expect(begun).toEqual(['/a']));
  // Another connection waits for nobody.
  const other = connect(port, '127.0.0.1');
  other.write('GET /other HTTP/1.1\r\nhost: x\r\n\r\n');
  const first = last!;
  await vi.waitFor(() => expect(begun).toEqual(['/a', '/other']));
  other.destroy();
  first.end('one');
  await vi.waitFor(() => expect(begun).toEqual(['/a', '/other', '/b']));
  last!.end('two');
  await vi.waitFor(() => expect(begun).toEqual(['/a', '/other', '/b', '/c']));
  last!.end('three');
  await vi.waitFor(() => expect(answer).toMatch(/one[^]*two[^]*three/));
});
