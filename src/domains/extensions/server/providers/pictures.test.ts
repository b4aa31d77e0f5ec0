import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { removeUnusedPictures } from '#domains/catalogue/server/pictures/remove-unused-pictures.ts';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import { readPicturesPlace } from '#engine/server/config.ts';
import { uploads } from '#engine/server/db/operations.schema.ts';
import { requirePictureSources, storeAt } from '#engine/server/files/open-picture-store.ts';
import { withExtensions, writeExtension } from '../../../../../tests/support/extension-desk.ts';
import { closeAtEnd } from '../../../../../tests/support/opened.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { sendPicture } from '../../../../../tests/support/uploads.ts';

/** A shelf that takes everything, behind an extension that does everything wrong, as the test says by `mode`. */
const SHELF = `
  settings: { url: { kind: 'url', required: true } },
  pictures: {
    put: async ({ file }, shop) => {
      const mode = await shop.store.get('mode');
      if (mode === 'throws') throw new Error('the shelf is locked');
      if (mode === 'dies') process.exit(1);
      if (mode === 'says nothing') return undefined;
      if (mode === 'leads away') return { url: 'https://elsewhere.example.com/' + file.name };
      if (mode === 'leads inside') return { url: 'http://127.0.0.1:9/' + file.name };
      if (mode === 'reads files') return { url: 'file:///etc/passwd' };
      if (mode === 'splits headers') return { url: shop.settings.url + file.name, headers: { a: 'b\\r\\nc: d' } };
      if (mode === 'deletes') return { url: shop.settings.url + file.name, method: 'DELETE' };
      await shop.store.set('told', file);
      return { url: shop.settings.url + file.name };
    },
    get: async ({ name }, shop) => {
      const mode = await shop.store.get('mode');
      return mode === 'has none' ? null : { url: shop.settings.url + (mode === 'is sent on' ? 'moved/' : '') + name };
    },
    remove: async ({ name }, shop) => { await shop.fetch(shop.settings.url + name, { method: 'DELETE' }); },
    list: async ({ after }, shop) => {
      const mode = await shop.store.get('mode');
      if (mode === 'lists in circles') return { files: [], next: after === 'a' ? 'b' : 'a' };
      if (mode === 'lists nonsense') return { files: [{ name: 'x', savedAt: 'yesterday' }], next: null };
      if (mode === 'lists strangers') return { files: [{ name: '../../private.key', savedAt: '2000-01-01T00:00:00Z' }, { name: 'a.jpg', savedAt: '2000-01-01T00:00:00Z' }], next: null };
      return { files: (await shop.fetch(shop.settings.url)).json(), next: null };
    },
  },
  routes: {
    'PUT /set': { who: 'public', summary: 'Says something', handle: async ({ body }, shop) => {
      for (const [key, value] of Object.entries(body)) await shop.store.set(key, value);
    } },
    'GET /told': { who: 'public', summary: 'What was told', handle: (_, shop) => shop.store.get('told') },
  },`;

const files = new Map<string, Buffer>();
/** What each request was, as 'PUT 3f….jpg'. */
const asked: string[] = [];
let extensions: readonly OpenExtension[];
beforeAll(async () => {
  const server = createServer((request, response) => {
    const name = request.url!.slice(1);
    asked.push(`${request.method} ${name}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') files.set(name, Buffer.concat(chunks));
      if (request.method === 'DELETE') files.delete(name);
      if (name.startsWith('moved/')) response.writeHead(302, { location: `/${name.slice(6)}` }).end();
      else if (name === '')
        response.end(
          JSON.stringify([...files.keys()].map((each) => ({ name: each, savedAt: '2026-01-01T00:00:00Z' }))),
        );
      else response.writeHead(files.has(name) || request.method !== 'GET' ? 200 : 404).end(files.get(name));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAtEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  extensions = await withExtensions(
    [writeExtension('shelf', { code: SHELF }), writeExtension('gossip', { code: '' })],
    { X_SHELF_URL: url },
  );
});

const PLACE = { extension: 'x-shelf' } as const;
let shop: TestApp;
let mill: { producerId: number; visitor: Visitor };
beforeAll(async () => {
  shop = await openTestApp({ pictures: PLACE });
  mill = await aProducer(shop, 'frantoio-ripalunga');
});

/** What has passed since on the clock of the process. */
let later = 0;
const realClock = performance.now.bind(performance);
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => realClock() + later);
  later += 60_000;
  await tell('right');
  files.clear();
  asked.length = 0;
});

const tell = async (mode: string) => {
  expect((await shop.visitor().put('/api/x/shelf/set', { mode })).status).toBe(200);
};
const upload = () => sendPicture(mill.visitor, { entityType: 'producer', entityId: String(mill.producerId) });
const show = async (url: string) => (await shop.app.inject(url)).statusCode;
const cleanUp = () => removeUnusedPictures(shop.shop, storeAt(PLACE, shop.db), Date.now() + 7_200_000);

it('is told what it stores, and sees none of it', async () => {
  const { body } = await upload();
  const name = `${path.basename(body.url, '.jpg')}-800.avif`;
  expect((await shop.visitor().get('/api/x/shelf/told')).body).toEqual({
    name,
    type: 'image/avif',
    size: files.get(name)!.length,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await show(body.url)).toBe(200);
});

it.each([
  'throws',
  'dies',
  'says nothing',
  'leads away',
  'leads inside',
  'reads files',
  'splits headers',
  'deletes',
])('refuses an upload, and stores no row, where the extension %s', async (mode) => {
  const before = await shop.db.$count(uploads);
  await tell(mode);
  const { status, body } = await upload();
  expect(status).toBe(503);
  expect(body.message).toBe('The picture could not be stored right now. Please try again later.');
  expect(await shop.db.$count(uploads)).toBe(before);
  expect(asked).toEqual([]);
  await vi.waitFor(() => expect(extensions[0]!.host.isRunning).toBe(true), 10_000);
  await tell('right');
  later += 60_000;
  expect((await upload()).status).toBe(201);
});

it('shows nothing to which its answers lead by a detour', async () => {
  const { body } = await upload();
  await tell('is sent on');
  expect(await show(body.url)).toBe(503);
  later += 60_000;
  await tell('has none');
  expect(await show(body.url)).toBe(404);
  await tell('right');
  expect(await show(body.url)).toBe(200);
});

it('is asked for no size that the shop never made', async () => {
  const { body } = await upload();
  asked.length = 0;
  for (const ending of [
    '-1.avif',
    '-401.avif',
    '-400.jpg',
    '-1600.webp',
    '.avif',
    '-00400.avif',
    '.jpg.part',
  ])
    expect(await show(body.url.replace('.jpg', ending))).toBe(404);
  expect(asked).toEqual([]);
  for (const ending of ['.jpg', '-400.avif', '-800.avif'])
    expect(await show(body.url.replace('.jpg', ending))).toBe(200);
  expect(asked).toHaveLength(3);
});

it.each(['lists in circles', 'lists nonsense'])('removes nothing where the extension %s', async (mode) => {
  await upload();
  await upload();
  await tell(mode);
  const kept = [...files.keys()];
  await expect(cleanUp()).rejects.toThrow('x-shelf');
  expect([...files.keys()].filter((name) => name !== 'owner.json')).toEqual(kept);
});

it('removes nothing that no shop has stored', async () => {
  await upload();
  await cleanUp();
  await tell('lists strangers');
  asked.length = 0;
  await cleanUp();
  expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual([]);
});

it('is a folder, a bucket or an extension by what PICTURES says, and stops the start where nobody stores pictures', () => {
  const keys = { accessKeyId: undefined, secretAccessKey: undefined };
  expect(readPicturesPlace('x-shelf', keys, '/')).toEqual(PLACE);
  expect(readPicturesPlace('./x-shelf', keys, '/')).toEqual({ folder: '/x-shelf' });
  expect(() => requirePictureSources({ pictures: PLACE, previousPictures: undefined })).not.toThrow();
  for (const [setting, name] of [
    ['pictures', 'x-gossip'],
    ['previousPictures', 'x-nobody'],
  ] as const)
    expect(() =>
      requirePictureSources({
        pictures: { folder: '/' },
        previousPictures: undefined,
        [setting]: { extension: name },
      }),
    ).toThrow(/^Setting PICTURES(?:_PREVIOUS)? is wrong: no extension '\w+' stores pictures/);
});
