import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { uploads } from '#engine/server/db/operations.schema.ts';
import { aProducer, anOrder } from '../../../../../tests/support/people.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../../tests/support/test-app.ts';
import { sendPicture } from '../../../../../tests/support/uploads.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { pictureOf } from '#engine/server/files/picture-store.ts';
import { removeUnusedPictures } from './remove-unused-pictures.ts';
import { catalogue } from '#domains/catalogue/catalogue.server.ts';

const FILES_PER_PICTURE = 3;
const TWO_HOURS_AGO = new Date(Date.now() - 2 * 60 * 60 * 1000);

describe('uploaded pictures that nothing shows any more', { timeout: 60_000 }, () => {
  let shop: TestApp;
  let store: FolderPictureStore;
  let mill: { producerId: number; visitor: Visitor };
  let oil: typeof products.$inferSelect;
  let soap: typeof products.$inferSelect;

  beforeAll(async () => {
    shop = await openTestApp();
    store = new FolderPictureStore(path.join(shop.shop.config.dataDir, 'uploads'));
    mill = await aProducer(shop, 'frantoio-ripalunga');
    [oil, soap] = (await shop.db.select().from(products).where(eq(products.producerId, mill.producerId))) as [
      typeof oil,
      typeof soap,
    ];
  });
  beforeEach(async () => {
    for (const { id } of [oil, soap])
      await mill.visitor.patch(`/api/products/${id}`, { imageUrl: null, additionalImages: [] });
    await removeUnusedPictures(shop.shop, store);
  });

  const upload = async (entityType: 'producer' | 'product', entityId: number) => {
    const answer = await sendPicture(mill.visitor, { entityType, entityId: String(entityId) });
    expect(answer.status).toBe(201);
    return answer.body.url;
  };
  const change = (id: number, changes: object) => mill.visitor.patch(`/api/products/${id}`, changes);
  const filesOf = async (url: string) =>
    (await readdir(store.folder)).filter((name) => pictureOf(name) === url).length;
  const isListed = async (url: string) =>
    (await shop.db.select().from(uploads).where(eq(uploads.path, url))).length > 0;

  it('go: a banner that was replaced, a picture taken out of the gallery', async () => {
    const oldBanner = await upload('producer', mill.producerId);
    const banner = await upload('producer', mill.producerId);
    const main = await upload('product', oil.id);
    const second = await upload('product', oil.id);
    await change(oil.id, { additionalImages: [] });
    await removeUnusedPictures(shop.shop, store);
    for (const gone of [oldBanner, second]) {
      expect(await filesOf(gone)).toBe(0);
      expect(await isListed(gone)).toBe(false);
    }
    for (const kept of [banner, main]) {
      expect(await filesOf(kept)).toBe(FILES_PER_PICTURE);
      expect(await isListed(kept)).toBe(true);
    }
  });

  it('stay as long as another product shows them', async () => {
    const shared = await upload('product', oil.id);
    expect((await change(soap.id, { imageUrl: shared })).status).toBe(200);
    await change(oil.id, { imageUrl: null });
    await removeUnusedPictures(shop.shop, store);
    expect(await filesOf(shared)).toBe(FILES_PER_PICTURE);
    await change(soap.id, { imageUrl: null });
    await removeUnusedPictures(shop.shop, store);
    expect(await filesOf(shared)).toBe(0);
  });

  it('cannot come back by a form that lay open meanwhile', async () => {
    const gone = await upload('product', oil.id);
    await change(oil.id, { imageUrl: null });
    await removeUnusedPictures(shop.shop, store);
    for (const changes of [{ imageUrl: gone }, { additionalImages: [gone] }])
      expect((await change(oil.id, changes)).status).toBe(400);
  });

  it('leave at most files without a row when the process ends in between, and these go later', async () => {
    const url = await upload('product', oil.id);
    await change(oil.id, { imageUrl: null });
    class Ended extends FolderPictureStore {
      override remove = () => Promise.reject(new Error('the process ended'));
    }
    await expect(removeUnusedPictures(shop.shop, new Ended(store.folder))).rejects.toThrow('ended');
    expect(await isListed(url)).toBe(false);
    expect(await filesOf(url)).toBe(FILES_PER_PICTURE);
    await removeUnusedPictures(shop.shop, store);
    // They might just as well belong to an upload under way.
    expect(await filesOf(url)).toBe(FILES_PER_PICTURE);
    for (const { name } of await store.list())
      await utimes(path.join(store.folder, name), TWO_HOURS_AGO, TWO_HOURS_AGO);
    await removeUnusedPictures(shop.shop, store);
    expect(await filesOf(url)).toBe(0);
  });

  it('stay where a folder is another shop’s, and its timer says so', async () => {
    const url = await upload('product', oil.id);
    await removeUnusedPictures(shop.shop, store);
    const other = await openTestApp({ pictures: { folder: store.folder } });
    const timer = catalogue.timers!(other.shop).find(({ name }) => name === 'remove-unused-pictures')!;
    for (const { name } of await store.list())
      await utimes(path.join(store.folder, name), TWO_HOURS_AGO, TWO_HOURS_AGO);
    await expect(timer.run(new Date())).rejects.toThrow(/^No picture was removed/u);
    expect(await filesOf(url)).toBe(FILES_PER_PICTURE);
  });

  it('are told from what somebody else keeps in the folder', async () => {
    const note = path.join(store.folder, 'read-me.txt');
    await writeFile(note, 'Do not delete.');
    await utimes(note, TWO_HOURS_AGO, TWO_HOURS_AGO);
    await removeUnusedPictures(shop.shop, store);
    expect(await readdir(store.folder)).toContain('read-me.txt');
  });

  it('go at once with the account of their producer, except what an order shows', async () => {
    const banner = await upload('producer', mill.producerId);
    const [ordered, gallery] = [await upload('product', oil.id), await upload('product', oil.id)];
    const neverOrdered = await upload('product', soap.id);
    await anOrder(shop.db, { status: 'completed', lines: [{ slug: oil.slug, quantity: 1 }] });
    expect((await mill.visitor.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    for (const gone of [banner, gallery, neverOrdered]) expect(await filesOf(gone)).toBe(0);
    expect(await filesOf(ordered)).toBe(FILES_PER_PICTURE);
  });
});
