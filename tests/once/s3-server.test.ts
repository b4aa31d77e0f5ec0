// Pictures in a bucket of an S3 server that is not ours: Debian's Swift, where it is installed, or the one of S3_SERVER, which is
// written as PICTURES is, with its AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. The bucket has to be empty, and is so again.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirePictures } from '#engine/server/files/open-picture-store.ts';
import { S3Client, type S3Place } from '#engine/server/files/s3-client.ts';
import { S3PictureStore } from '#engine/server/files/s3-picture-store.ts';
import { signedHeaders } from '#engine/server/files/sign-request.ts';
import { readPicturesPlace } from '#engine/server/config.ts';
import { aProducer } from '../support/people.ts';
import { hasSwift, startSwift } from '../support/swift.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { sendPicture } from '../support/uploads.ts';

const { S3_SERVER, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
/** Everything that has to be escaped in a path, a query or XML. */
const ODD_NAME = "odd/é ö+b&c=d?e#f%25<g>'h'(i)*!~.jpg";

const isHere = S3_SERVER !== undefined || hasSwift;

describe.skipIf(!isHere)('on an S3 server of others', { timeout: 120_000 }, () => {
  let place: S3Place;
  let client: S3Client;
  let folder: string;
  let shop: TestApp;
  let url: string;
  beforeAll(async () => {
    place = S3_SERVER === undefined ? await startSwift() : placeOf(S3_SERVER);
    client = new S3Client(place);
    // Pictures of a shop would be moved with the others.
    if ((await client.list('', undefined, 1)).objects.length > 0) throw new Error('The bucket is not empty.');
    folder = await mkdtemp(path.join(tmpdir(), 'madia-pictures-'));
    shop = await openTestApp({ pictures: place, previousPictures: { folder } });
    const mill = await aProducer(shop, 'frantoio-ripalunga');
    const fields = { entityType: 'producer', entityId: String(mill.producerId) };
    ({ url } = (await sendPicture(mill.visitor, fields)).body);
  }, 300_000);
  afterAll(async () => {
    for (const key of [...names().map((name) => `uploads/${name}`), ODD_NAME, 'signed.jpg', 'another.jpg'])
      await client.delete(key);
    await rm(folder, { recursive: true, force: true });
  });

  const names = () =>
    ['.jpg', '-400.avif', '-800.avif'].map((ending) => path.basename(url, '.jpg') + ending).sort();
  const target = (key: string) => new URL(`${place.endpoint}/${place.bucket}/${key}`);
  const stored = async () => {
    const files = await new S3PictureStore(place).list();
    return files.map(({ name }) => name);
  };

  it('an uploaded picture is there in all sizes, and shown by the shop', async () => {
    expect(await stored()).toEqual(names());
    for (const name of names()) {
      const file = await shop.app.inject(`/uploads/${name}`);
      expect(file.statusCode, name).toBe(200);
      expect(file.rawPayload.equals((await client.get(`uploads/${name}`))!), name).toBe(true);
      const request = { method: 'GET', url: target(`uploads/${name}`) } as const;
      const { headers } = await fetch(request.url, { headers: signedHeaders(request, place, new Date()) });
      expect(headers.get('content-type')).toBe(file.headers['content-type']);
    }
    const [file] = await new S3PictureStore(place).list();
    expect(Math.abs(Date.now() - file!.savedAt)).toBeLessThan(3_600_000);
  });

  it('lists come page by page', async () => {
    const found: string[] = [];
    let next: string | undefined;
    do {
      const page = await client.list(`uploads/${path.basename(url, '.jpg')}`, next, 2);
      expect(page.objects.length).toBeLessThanOrEqual(2);
      found.push(...page.objects.map(({ key }) => key));
      next = page.next;
    } while (next !== undefined);
    expect(found).toEqual(names().map((name) => `uploads/${name}`));
  });

  it('names and bytes of any kind come back as they went', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251);
    await client.put(ODD_NAME, bytes, 'image/jpeg');
    expect(Buffer.from((await client.get(ODD_NAME))!).equals(bytes)).toBe(true);
    expect((await client.list('odd/')).objects.map(({ key }) => key)).toEqual([ODD_NAME]);
    await client.delete(ODD_NAME);
    await client.delete(ODD_NAME);
    expect(await client.get(ODD_NAME)).toBeUndefined();
  });

  it('npm run pictures:move takes them into a folder and back', async () => {
    const bucket = `s3://${place.bucket}?endpoint=${place.endpoint}&region=${place.region}`;
    const move = (from: string, to: string) =>
      promisify(execFile)(process.execPath, ['scripts/pictures-move.ts'], {
        env: {
          ...process.env,
          PICTURES_PREVIOUS: from,
          PICTURES: to,
          AWS_ACCESS_KEY_ID: place.accessKeyId,
          AWS_SECRET_ACCESS_KEY: place.secretAccessKey,
        },
      });
    await move(bucket, folder);
    expect((await readdir(folder)).sort()).toEqual(names());
    expect(await stored()).toEqual([]);
    expect((await shop.app.inject(url)).statusCode).toBe(200);
    await move(folder, bucket);
    expect(await readdir(folder)).toEqual([]);
    expect(await stored()).toEqual(names());
    expect((await shop.app.inject(url)).statusCode).toBe(200);
  });

  it('a wrong secret, key or bucket is refused', async () => {
    const wrong = (change: Partial<S3Place>) =>
      requirePictures({ pictures: { ...place, ...change }, previousPictures: undefined });
    await expect(wrong({ secretAccessKey: 'another' })).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(wrong({ accessKeyId: 'another' })).rejects.toThrow('403');
    await expect(wrong({ bucket: 'another-bucket' })).rejects.toThrow('404 NoSuchBucket');
    const nowhere = new S3Client({ ...place, bucket: 'another-bucket' });
    await expect(nowhere.put('a.jpg', new Uint8Array(1), 'image/jpeg')).rejects.toThrow('404 NoSuchBucket');
    await expect(nowhere.get('a.jpg')).rejects.toThrow('404 NoSuchBucket');
  });

  it('what was changed on the way is refused', async () => {
    const body = Buffer.from('as signed');
    const headers = signedHeaders({ method: 'PUT', url: target('signed.jpg'), body }, place, new Date());
    const sent = (key: string, bytes: string) =>
      fetch(target(key), { method: 'PUT', headers, body: Buffer.from(bytes) });
    expect((await sent('another.jpg', 'as signed')).status).toBe(403);
    expect((await sent('signed.jpg', 'not so.')).ok).toBe(false);
    expect(await client.get('signed.jpg')).toBeUndefined();
  });
});

function placeOf(setting: string): S3Place {
  const found = readPicturesPlace(setting, { accessKeyId, secretAccessKey }, process.cwd());
  if (typeof found === 'string' || !('bucket' in found))
    throw new Error(`S3_SERVER: ${JSON.stringify(found)}`);
  return found;
}
