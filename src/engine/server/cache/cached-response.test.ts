import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { CachedResponse } from './cached-response.ts';

const TEXT = 'L’olio della casa, '.repeat(500);

const plainText = (text: string) => new CachedResponse({ status: 200, type: 'text/plain', text });

function serve(response: CachedResponse) {
  const app = Fastify();
  app.get('/', (request, reply) => response.send(request, reply));
  return (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
}

it.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('is sent as %s to somebody who takes it, and reads the same', async (encoding, decompress) => {
  const response = plainText(TEXT);
  const { headers, rawPayload } = await serve(response)({ 'accept-encoding': encoding });
  expect(headers['content-encoding']).toBe(encoding);
  expect(decompress(rawPayload).toString()).toBe(TEXT);
  expect(response.text).toBe(TEXT);
});

it('is sent whole to somebody who takes nothing compressed, also once only its compressed form is held', async () => {
  const response = plainText(TEXT);
  const get = serve(response);
  expect((await get()).body).toBe(TEXT);
  await get({ 'accept-encoding': 'br' });
  const { body, headers } = await get();
  expect([body, headers['content-encoding']]).toEqual([TEXT, undefined]);
});

it('is held whole, and counted, once it was asked for so several times', async () => {
  const response = plainText(TEXT);
  const get = serve(response);
  const { rawPayload } = await get({ 'accept-encoding': 'zstd' });
  const compressed = rawPayload.length;
  for (let time = 1; time <= 2; time += 1) expect((await get()).body).toBe(TEXT);
  expect(response.weight).toBe(compressed);
  for (let time = 3; time <= 4; time += 1) expect((await get()).body).toBe(TEXT);
  expect(response.weight).toBe(compressed + Buffer.byteLength(TEXT));
  response.holdOnly({ bytes: Buffer.alloc(100), dictionary: Buffer.alloc(0) });
  expect(response.weight).toBe(100);
});

it('has one ETag in all forms, before and after', async () => {
  const response = plainText(TEXT);
  const get = serve(response);
  const tags = [];
  for (const encoding of ['', 'zstd', 'gzip', 'br', ''])
    tags.push((await get({ 'accept-encoding': encoding })).headers.etag);
  expect(new Set(tags).size).toBe(1);
  expect((await get({ 'if-none-match': tags[0]! })).statusCode).toBe(304);
});

it('weighs no more than its compressed forms once it was sent', async () => {
  const response = plainText(TEXT);
  expect(response.weight).toBeGreaterThanOrEqual(TEXT.length * 2);
  const { rawPayload } = await serve(response)({ 'accept-encoding': 'zstd' });
  expect(response.weight).toBe(rawPayload.length);
});

it('is compressed better when it is sent often', async () => {
  // Of words in no order, so that there is something to gain.
  const words = Array.from({ length: 20_000 }, (_, n) => ((n * 7919) % 1009).toString(36)).join(' ');
  const get = serve(plainText(words));
  const size = async () => (await get({ 'accept-encoding': 'br' })).rawPayload.length;
  const first = await size();
  await vi.waitFor(async () => expect(await size()).toBeLessThan(first));
});

it('is not compressed where that would save nothing', async () => {
  const { headers } = await serve(plainText('short'))({
    'accept-encoding': 'br',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

const listOf = (
  quantityAvailable: number,
  name = 'Oil',
  tags: readonly `product:${number}`[] = ['product:1'],
) => {
  const text = JSON.stringify([{ id: 1, name, quantityAvailable }]);
  const dependencies = { tags, quantities: [{ productId: 1, quantity: quantityAvailable }] };
  return new CachedResponse({
    status: 200,
    type: 'application/json',
    text,
    dependencies,
    mayLagInStock: true,
  });
};

it('is still right beside a newer one that says the same and is made of the same', () => {
  const list = listOf(5);
  expect(list.isEquivalentTo(listOf(5))).toBe(true);
  expect(list.isEquivalentTo(listOf(5, 'Oil of the First Frost'))).toBe(false);
  expect(list.isEquivalentTo(listOf(5, 'Oil', ['product:1', 'product:2']))).toBe(false);
});

it('is right beside one that says other quantities, until it is known to say wrong ones', () => {
  const list = listOf(5);
  expect(list.isEquivalentTo(listOf(4))).toBe(true);
  expect(list.isEquivalentTo(listOf(4, 'Oil of the First Frost'))).toBe(false);
  list.noteWrongQuantities();
  expect(list.isEquivalentTo(listOf(4))).toBe(false);
  expect(list.isEquivalentTo(listOf(5))).toBe(true);
});
