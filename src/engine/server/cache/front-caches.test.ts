import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FrontCaches } from './front-caches.ts';

let server: Server;
let received: IncomingMessage[];
let status: number;
let caches: FrontCaches;
beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer((request, response) => {
    received.push(request);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  caches = new FrontCaches([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
});
afterEach(() => {
  caches.stop();
  server.close();
});
const purges = () =>
  received.map(({ method, headers }) => [method, headers['x-purge'], headers['x-soft-purge']]);

it('are told what to forget, and that lists may be sent a moment longer', async () => {
  caches.forget(['product:7', 'shelf:3', 'lists']);
  await expect.poll(purges).toEqual([['PURGE', 'product:7', 'shelf:3 lists']]);
  caches.forget(['group:abc', 'groups']);
  await expect.poll(purges).toHaveLength(2);
  expect(purges()[1]).toEqual(['PURGE', 'group:abc groups', undefined]);
});

it('are told to forget everything when nobody knows what changed, and when one could not be told', async () => {
  caches.forget(undefined);
  await expect.poll(purges).toEqual([['PURGE', 'all', undefined]]);
  status = 503;
  caches.forget(['product:7', 'lists']);
  await expect.poll(purges).toHaveLength(2);
  status = 200;
  await expect.poll(purges, { timeout: 10_000 }).toHaveLength(3);
  expect(purges()[2]).toEqual(['PURGE', 'all', undefined]);
});

it('may store what has tags of reasonable length, under all of them', () => {
  expect(caches.headersFor(['product:7', 'lists'])).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=2',
    vary: 'accept-encoding, accept-language',
    xkey: 'all product:7 lists',
  });
  const many = Array.from({ length: 1_000 }, (_, id) => `product:${id}` as const);
  expect(caches.headersFor(many)).toBeUndefined();
});

it('that are not there store nothing', () => {
  expect(new FrontCaches([]).headersFor(['lists'])).toBeUndefined();
});
