import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { aProducer } from '../../../../tests/support/people.ts';
import { S3StandIn } from '../../../../tests/support/s3-stand-in.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';
import { sendPicture } from '../../../../tests/support/uploads.ts';
import { FolderPictureStore } from './folder-picture-store.ts';
import { movePictures } from './move-pictures.ts';
import { requirePictures, storeAt } from './open-picture-store.ts';
import { removeUnusedPictures } from '#domains/catalogue/server/pictures/remove-unused-pictures.ts';
import { S3PictureStore } from './s3-picture-store.ts';
import { ownPictures } from './picture-owner.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { readPicturesPlace } from '#engine/server/config.ts';

const FILES_PER_PICTURE = 3;

describe('pictures in a bucket', { timeout: 60_000 }, () => {
  let s3: S3StandIn;
  let folder: string;
  let shop: TestApp;
  let mill: { producerId: number; visitor: Visitor };
  beforeAll(async () => {
    s3 = await S3StandIn.open();
    folder = await mkdtemp(path.join(tmpdir(), 'madia-pictures-'));
    shop = await openTestApp({ pictures: s3.place, previousPictures: { folder } });
    mill = await aProducer(shop, 'frantoio-ripalunga');
  });
  beforeEach(() => {
    s3.objects.clear();
    s3.refusals.length = 0;
  });
  afterAll(() => s3.close());

  const upload = async () => {
    const fields = { entityType: 'producer', entityId: String(mill.producerId) };
    return sendPicture(mill.visitor, fields);
  };
  const namesOf = (url: string) =>
    ['.jpg', '-400.avif', '-800.avif'].map((ending) => path.basename(url).replace('.jpg', '') + ending);

  it('are stored and shown from there, signed, for a year', async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    expect([...s3.objects.keys()].sort()).toEqual(
      namesOf(body.url)
        .map((name) => `uploads/${name}`)
        .sort(),
    );
    for (const name of namesOf(body.url)) {
      const file = await shop.app.inject(`/uploads/${name}`);
      expect(file.statusCode).toBe(200);
      expect(file.rawPayload.equals(s3.objects.get(`uploads/${name}`)!.bytes)).toBe(true);
      expect(file.headers['content-type']).toBe(s3.objects.get(`uploads/${name}`)!.type);
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const again = await shop.app.inject({
        url: `/uploads/${name}`,
        headers: { 'if-none-match': String(file.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    }
  });

  it.each([`${'0'.repeat(32)}.jpg`, 'other.txt', '..%2Fprivate.jpg', `${'0'.repeat(32)}.jpg.part`])(
    'show nothing under %s',
    async (name) => {
      s3.objects.set('private.jpg', { bytes: Buffer.from('x'), type: 'image/jpeg', changedAt: new Date() });
      expect((await shop.app.inject(`/uploads/${name}`)).statusCode).toBe(404);
    },
  );

  it('survive a server that is busy for a moment; one that stays away is a 503', async () => {
    s3.refusals.push(503, 500);
    const { status, body } = await upload();
    expect(status).toBe(201);
    s3.refusals.push('cut');
    const bytes = s3.objects.get(`uploads/${path.basename(body.url)}`)!.bytes;
    expect((await shop.app.inject(body.url)).rawPayload.equals(bytes)).toBe(true);
    s3.refusals.push(503, 'cut', 503);
    expect((await shop.app.inject(body.url)).statusCode).toBe(503);
    s3.refusals.push(503, 503, 503);
    expect((await upload()).status).toBe(503);
  });

  it('go when nothing shows them any more, page by page of the list', async () => {
    const [first, second] = [await upload(), await upload()];
    await removeUnusedPictures(shop.shop, new S3PictureStore(s3.place));
    const left = [...s3.objects.keys()].filter((key) => key !== 'uploads/owner.json').sort();
    expect(left).toEqual(
      namesOf(second.body.url)
        .map((name) => `uploads/${name}`)
        .sort(),
    );
    expect((await shop.app.inject(first.body.url)).statusCode).toBe(404);
  });

  it('are left alone by a shop of another database, or at another address', async () => {
    const { body } = await upload();
    const bucket = storeAt(s3.place);
    await removeUnusedPictures(shop.shop, bucket);
    const later = Date.now() + 2 * 60 * 60 * 1000;
    const staging = await openTestApp({ pictures: s3.place });
    await expect(removeUnusedPictures(staging.shop, bucket, later)).rejects.toThrow(
      'they belong to the shop at localhost',
    );
    // Made from a dump of the database, and it has forgotten what is shown.
    const copy = { db: shop.db, config: { publicUrl: 'https://staging.example.com' } };
    await shop.db.update(producerProfiles).set({ bannerImage: null });
    await expect(removeUnusedPictures(copy, bucket, later)).rejects.toThrow('staging.example.com');
    expect((await shop.app.inject(body.url)).statusCode).toBe(200);
    // Until somebody says that they are its own.
    await ownPictures(copy, bucket);
    await removeUnusedPictures(copy, bucket, later);
    expect((await shop.app.inject(body.url)).statusCode).toBe(404);
  });

  it('are nobody’s where nothing says whose they are and most are unknown', async () => {
    await upload();
    const staging = await openTestApp({ pictures: s3.place });
    await expect(removeUnusedPictures(staging.shop, storeAt(s3.place))).rejects.toThrow(
      'does not know most of them',
    );
    expect(s3.objects.has('uploads/owner.json')).toBe(false);
    await removeUnusedPictures(shop.shop, storeAt(s3.place));
    expect(s3.objects.has('uploads/owner.json')).toBe(true);
  });

  it('have a prefix where several shops share a bucket', async () => {
    const url = `s3://pictures/staging/eu?endpoint=${s3.place.endpoint}`;
    const place = readPicturesPlace(url, { accessKeyId: 'a', secretAccessKey: 'b' }, '/');
    expect(place).toMatchObject({ bucket: 'pictures', prefix: 'staging/eu/' });
    const bucket = storeAt({ ...s3.place, prefix: 'staging/eu/' });
    await bucket.save('a.jpg', new Uint8Array(1));
    expect([...s3.objects.keys()]).toEqual(['staging/eu/uploads/a.jpg']);
    expect((await bucket.list()).map(({ name }) => name)).toEqual(['a.jpg']);
    expect(await storeAt(s3.place).list()).toEqual([]);
    expect(readPicturesPlace('s3://pictures/../x', { accessKeyId: 'a', secretAccessKey: 'b' }, '/')).toEqual(
      expect.objectContaining({ prefix: 'x/' }),
    );
    expect(readPicturesPlace('s3://pictures/a b', { accessKeyId: 'a', secretAccessKey: 'b' }, '/')).toMatch(
      /^must name/u,
    );
  });

  it('may stand among files of others, whatever those are called', async () => {
    const name = `it's "a" & b.jpg`;
    s3.objects.set(`uploads/${name}`, { bytes: Buffer.from('x'), type: '', changedAt: new Date() });
    expect((await new S3PictureStore(s3.place).list()).map((file) => file.name)).toEqual([name]);
  });

  it('move from a folder and back while the shop shows them', async () => {
    const before = new FolderPictureStore(folder);
    const { body } = await upload();
    const bucket = storeAt(s3.place);
    const bytes = s3.objects.get(`uploads/${path.basename(body.url)}`)!.bytes;
    const isShown = async () => expect((await shop.app.inject(body.url)).rawPayload.equals(bytes)).toBe(true);

    expect(await movePictures(bucket, before, () => void isShown())).toBe(FILES_PER_PICTURE);
    expect(s3.objects.size).toBe(0);
    expect(await readdir(folder)).toHaveLength(FILES_PER_PICTURE);
    await isShown();
    // Cut off after two files, and run again.
    let copied = 0;
    const tired = {
      ...asStore(bucket),
      save: async (name: string, picture: Uint8Array) => {
        copied += 1;
        if (copied === 3) throw new Error('cut off');
        await bucket.save(name, picture);
      },
    };
    await expect(movePictures(before, tired)).rejects.toThrow('cut off');
    await isShown();
    expect(await movePictures(before, bucket)).toBe(FILES_PER_PICTURE - 2);
    expect(await readdir(folder)).toEqual([]);
    await isShown();
  });

  it('are refused at the start where the keys or the bucket are wrong', async () => {
    const wrong = (change: object) =>
      requirePictures({ pictures: { ...s3.place, ...change }, previousPictures: undefined });
    await requirePictures({ pictures: s3.place, previousPictures: { folder } });
    await expect(wrong({ secretAccessKey: 'another' })).rejects.toThrow(
      /^PICTURES: .*403 SignatureDoesNotMatch/,
    );
    await expect(wrong({ accessKeyId: 'another' })).rejects.toThrow('InvalidAccessKeyId');
    await expect(wrong({ bucket: 'another' })).rejects.toThrow('404 NoSuchBucket');
  });

  it('are neither stored nor missing where the bucket is gone', async () => {
    const gone = storeAt({ ...s3.place, bucket: 'another' });
    await expect(gone.save('a.jpg', new Uint8Array(1))).rejects.toThrow('404 NoSuchBucket');
    await expect(gone.read('a.jpg')).rejects.toThrow('404 NoSuchBucket');
  });

  it('are shown by products as before', async () => {
    const [oil] = await shop.db.select().from(products).where(eq(products.producerId, mill.producerId));
    await mill.visitor.patch(`/api/products/${oil!.id}`, { imageUrl: null, additionalImages: [] });
    const fields = { entityType: 'product', entityId: String(oil!.id) };
    const { body } = await sendPicture(mill.visitor, fields);
    const shown = await shop.visitor().get<{ imageUrl: string }>(`/api/products/${oil!.slug}`);
    expect(shown.body.imageUrl).toBe(body.url);
  });
});

function asStore(store: ReturnType<typeof storeAt>) {
  return {
    read: (name: string) => store.read(name),
    remove: (name: string) => store.remove(name),
    list: () => store.list(),
    places: store.places,
  };
}
