import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { removeUnusedPictures } from '#domains/catalogue/server/pictures/remove-unused-pictures.ts';
import { uploads } from '#engine/server/db/operations.schema.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { movePictures } from '#engine/server/files/move-pictures.ts';
import { storeAt } from '#engine/server/files/open-picture-store.ts';
import { ownPictures } from '#engine/server/files/picture-owner.ts';
import { withExtensions } from '../../../../tests/support/extension-desk.ts';
import { aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';
import { aPhoto, sendPicture } from '../../../../tests/support/uploads.ts';
import { WebDavStandIn } from '../../../../tests/support/webdav-stand-in.ts';

const PLACE = { extension: 'x-webdav-pictures' } as const;
const FILES_PER_PICTURE = 3;
const SEAL_BYTES = 32;
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

describe('pictures on a WebDAV server', { timeout: 60_000 }, () => {
  let dav: WebDavStandIn;
  let folder: string;
  let shop: TestApp;
  let staging: TestApp;
  let mill: { producerId: number; visitor: Visitor };
  /** What has passed since on the clock of the process. */
  let later = 0;
  const realClock = performance.now.bind(performance);

  beforeAll(async () => {
    dav = await WebDavStandIn.open();
    folder = await mkdtemp(path.join(tmpdir(), 'madia-pictures-'));
    await withExtensions(['./examples/webdav-pictures'], dav.settings);
    staging = await openTestApp({ pictures: PLACE });
    shop = await openTestApp({ pictures: PLACE, previousPictures: { folder } });
    mill = await aProducer(shop, 'frantoio-ripalunga');
  });
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => realClock() + later);
    // What failed before is not remembered for the next.
    later += 60_000;
    dav.empty();
    dav.refusals.length = 0;
    dav.isAway = false;
  });
  afterAll(async () => {
    await dav.close();
    await rm(folder, { recursive: true, force: true });
  });

  const upload = async () =>
    sendPicture(mill.visitor, { entityType: 'producer', entityId: String(mill.producerId) });
  const namesOf = (url: string) =>
    ['.jpg', '-400.avif', '-800.avif'].map((ending) => path.basename(url).replace('.jpg', '') + ending);
  const show = (name: string) => shop.app.inject(`/uploads/${path.basename(name)}`);
  const store = () => storeAt(PLACE, shop.db);

  it('are stored and shown from there, for a year', async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    expect(dav.names()).toEqual(namesOf(body.url).sort());
    for (const name of namesOf(body.url)) {
      const stored = dav.named(name)!;
      const shown = await show(name);
      expect(shown.statusCode).toBe(200);
      expect(shown.rawPayload.equals(stored.bytes.subarray(0, -SEAL_BYTES))).toBe(true);
      expect(shown.headers['content-type']).toBe(name.endsWith('.jpg') ? 'image/jpeg' : 'image/avif');
      expect(shown.headers['content-type']).toBe(stored.type);
      expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('are asked for once, however many want one, and never under a name that somebody has made up', async () => {
    const { body } = await upload();
    dav.asked.length = 0;
    const shown = await Promise.all(Array.from({ length: 30 }, () => show(body.url)));
    expect(new Set(shown.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await show(body.url);
    expect(dav.asked).toHaveLength(1);
    for (const name of [`${'0'.repeat(32)}.jpg`, `${'f'.repeat(32)}-400.avif`, 'owner.json', 'other.txt'])
      expect((await show(name)).statusCode).toBe(404);
    expect(dav.asked).toHaveLength(1);
  });

  it('are asked for a few at a time', async () => {
    const urls: string[] = [];
    for (let each = 0; each < 6; each += 1) urls.push((await upload()).body.url);
    const { promise, resolve } = Promise.withResolvers<void>();
    dav.gate = promise;
    dav.mostInside = 0;
    const shown = Promise.all(urls.flatMap((url) => namesOf(url)).map((name) => show(name)));
    await vi.waitFor(() => expect(dav.inside).toBe(12), 10_000);
    // The shop is as quick as ever meanwhile.
    expect((await shop.visitor().get('/api/categories')).status).toBe(200);
    resolve();
    expect((await shown).map(({ statusCode }) => statusCode)).toEqual(urls.flatMap(() => [200, 200, 200]));
    expect(dav.mostInside).toBe(12);
    dav.gate = undefined;
  });

  it.each([
    ['a script', () => Buffer.from('<script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['half of itself', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['another picture', () => undefined],
    ['more than fits', () => Buffer.alloc(11 * 2 ** 20)],
  ])('are not shown where somebody has put %s in their place', async (_, swapped) => {
    const [{ body }, other] = [await upload(), await upload()];
    const stored = dav.named(path.basename(body.url))!;
    stored.bytes = swapped(stored.bytes) ?? dav.named(path.basename(other.body.url))!.bytes;
    expect((await show(body.url)).statusCode).toBeGreaterThanOrEqual(404);
    expect((await show(other.body.url)).statusCode).toBe(200);
  });

  it('survive a server that stumbles; one that stays away leaves what was shown, and refuses new ones', async () => {
    const [seen, unseen] = [(await upload()).body.url, (await upload()).body.url];
    dav.refusals.push('cut');
    expect((await show(seen)).statusCode).toBe(200);
    dav.isAway = true;
    const before = await shop.db.$count(uploads);
    const refused = await upload();
    expect(refused.status).toBe(503);
    expect(refused.body.message).toBe('The picture could not be stored right now. Please try again later.');
    expect(await shop.db.$count(uploads)).toBe(before);
    for (let each = 0; each < 5; each += 1) {
      const shown = await show(unseen);
      expect(shown.statusCode).toBe(503);
      expect(String(shown.headers['cache-control'])).not.toContain('immutable');
    }
    // It is left in peace for a moment, and nobody waits for it.
    const asked = dav.asked.length;
    expect((await show(unseen)).statusCode).toBe(503);
    expect((await upload()).status).toBe(503);
    expect(dav.asked).toHaveLength(asked);
    expect((await show(seen)).statusCode).toBe(200);
    later += 2 * 60 * 60_000;
    expect((await show(seen)).statusCode).toBe(200);
    dav.isAway = false;
    later += 6_000;
    expect((await show(unseen)).statusCode).toBe(200);
    expect((await upload()).status).toBe(201);
  });

  it('go when nothing shows them any more; what others have put there stays', async () => {
    const [first, second] = [await upload(), await upload()];
    for (const name of ['holiday.jpg', 'index.php', `${'a'.repeat(32)}.txt`])
      dav.files.set(`${new URL(dav.url).pathname}${name}`, {
        bytes: Buffer.from('x'),
        type: '',
        changedAt: new Date(0),
      });
    await removeUnusedPictures(shop.shop, store());
    expect(dav.names()).toEqual(
      [...namesOf(second.body.url), 'holiday.jpg', 'index.php', `${'a'.repeat(32)}.txt`, 'owner.json'].sort(),
    );
    expect((await show(first.body.url)).statusCode).toBe(404);
  });

  it('are left alone by a shop of another database, or at another address', async () => {
    const { body } = await upload();
    await removeUnusedPictures(shop.shop, store());
    const afterwards = Date.now() + TWO_HOURS_MS;
    const theirs = storeAt(PLACE, staging.db);
    await expect(removeUnusedPictures(staging.shop, theirs, afterwards)).rejects.toThrow(
      'they belong to the shop at localhost',
    );
    // They are not what that shop has stored, either.
    expect(await theirs.read(path.basename(body.url))).toBeUndefined();
    // Made from a dump of the database, and it has forgotten what is shown.
    const copy = { db: shop.db, config: { publicUrl: 'https://staging.example.com' } };
    await shop.db.update(producerProfiles).set({ bannerImage: null });
    await expect(removeUnusedPictures(copy, store(), afterwards)).rejects.toThrow('staging.example.com');
    expect(dav.named(path.basename(body.url))).toBeDefined();
    // Until somebody says that they are its own.
    await ownPictures(copy, store());
    await removeUnusedPictures(copy, store(), afterwards);
    expect(dav.names()).toEqual(['owner.json']);
  });

  it('are not taken for gone where the folder is', async () => {
    await upload();
    await removeUnusedPictures(shop.shop, store());
    const { files } = dav;
    const kept = new Map(files);
    dav.folders.clear();
    await expect(removeUnusedPictures(shop.shop, store())).rejects.toThrow('There is no such folder');
    expect(new Map(files)).toEqual(kept);
  });

  it('move from a folder and back while the shop shows them', async () => {
    const before = new FolderPictureStore(folder);
    const { body } = await upload();
    const photo = (await show(body.url)).rawPayload;
    const isShown = async () => {
      // Nothing of it is in memory any more.
      later += TWO_HOURS_MS;
      expect((await show(body.url)).rawPayload.equals(photo)).toBe(true);
    };
    expect(await movePictures(store(), before)).toBe(FILES_PER_PICTURE);
    expect(dav.names()).toEqual([]);
    expect(await readdir(folder)).toHaveLength(FILES_PER_PICTURE);
    await isShown();
    expect(await movePictures(before, store())).toBe(FILES_PER_PICTURE);
    expect(await readdir(folder)).toEqual([]);
    await isShown();
  });

  it('are shown whatever they are of: the largest that an upload makes', async () => {
    const bytes = await aPhoto(1200, 4800);
    const fields = { entityType: 'producer', entityId: String(mill.producerId) };
    const { status, body } = await sendPicture(mill.visitor, fields, { bytes });
    expect(status).toBe(201);
    expect((await show(body.url)).statusCode).toBe(200);
  });
});
