import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { foreignPictures } from '#domains/catalogue/server/pictures.schema.ts';
import { PictureNotFetched } from '#engine/server/files/fetch-picture.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { fetchForeignPictures } from './fetch-foreign-pictures.ts';

const MAIN = 'https://pics.example.com/main.png';
const SECOND = 'https://pics.example.com/second.png';
const OWN = /^\/uploads\/[0-9a-f]{32}\.jpg$/u;
const NOW = new Date('2026-11-18T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('pictures that lie elsewhere', { timeout: 60_000 }, () => {
  let shop: TestApp;
  let store: FolderPictureStore;
  let mill: { producerId: number; visitor: Visitor };
  let oil: typeof products.$inferSelect;
  let bytes: Buffer;
  let asked: string[];
  beforeAll(async () => {
    shop = await openTestApp();
    store = new FolderPictureStore(path.join(shop.shop.config.dataDir, 'uploads'));
    mill = await aProducer(shop, 'frantoio-ripalunga');
    [oil] = (await shop.db.select().from(products).where(eq(products.producerId, mill.producerId))) as [
      typeof oil,
    ];
    const red = { width: 60, height: 40, channels: 3, background: '#c00' } as const;
    bytes = await sharp({ create: red }).png().toBuffer();
  });
  beforeEach(async () => {
    asked = [];
    await change({ imageUrl: null, additionalImages: [] });
  });
  const change = async (changes: object) =>
    expect((await mill.visitor.patch(`/api/products/${oil.id}`, changes)).status).toBe(200);
  const run = (now = NOW, answer: () => Promise<Buffer> = async () => bytes) =>
    fetchForeignPictures(shop.shop, store, now, (url) => {
      asked.push(url);
      return answer();
    });
  const shown = async () => (await shop.visitor().get<Product>(`/api/products/${oil.slug}`)).body;
  const own = async () =>
    (await mill.visitor.get<OwnProduct[]>('/api/producer/products')).body.find(({ id }) => id === oil.id)!;

  it('become ours once, wherever the product shows them', async () => {
    await change({ imageUrl: MAIN, additionalImages: [SECOND, '/pictures/home/hero.jpg', MAIN] });
    expect((await shown()).imageUrl).toBe(MAIN);
    await run();
    const { imageUrl, additionalImages } = await shown();
    expect(imageUrl).toMatch(OWN);
    expect(additionalImages).toEqual([expect.stringMatching(OWN), '/pictures/home/hero.jpg', imageUrl]);
    expect(asked.sort()).toEqual([MAIN, SECOND]);
    expect((await shop.app.inject(imageUrl!)).statusCode).toBe(200);
    expect((await own()).imagePreview).toMatch(/^data:image\/webp/u);
    await run();
    expect(asked).toHaveLength(2);
  });

  it('are on no page before, and no browser may load them', async () => {
    await change({ imageUrl: MAIN, additionalImages: [SECOND] });
    const { text, headers } = await shop.visitor().get(`/product/${oil.slug}`);
    const html = text.replaceAll(/<script[^>]*>.*?<\/script>/gsu, '');
    expect(html).not.toContain('pics.example.com');
    expect(/<script type="application\/ld\+json">(.*?)<\/script>/su.exec(text)![1]).not.toContain(
      'pics.example',
    );
    expect(String(headers['content-security-policy'])).toMatch(/img-src 'self' data:(;|$)/u);
    expect((await shop.visitor().get('/feeds/products.xml')).text).not.toContain('pics.example.com');
  });

  it('that cannot be fetched are tried again later and later, and their owner is told', async () => {
    await change({ imageUrl: MAIN });
    const away = () => Promise.reject(new PictureNotFetched('unreachable'));
    await run(NOW, away);
    expect((await own()).pictureProblem).toBe('unreachable');
    await run(later(4), away);
    expect(asked).toHaveLength(1);
    for (const minutes of [5, 40, 300, 1_500, 4_000, 9_000, 20_000]) await run(later(minutes), away);
    expect(asked).toHaveLength(6);
    const [row] = await shop.db.select().from(foreignPictures);
    expect(row).toMatchObject({ attempts: 6, nextAttemptAt: null });
    // Another URL is another try.
    await change({ imageUrl: SECOND });
    await run(later(20_001));
    expect((await shown()).imageUrl).toMatch(OWN);
    expect((await own()).pictureProblem).toBeNull();
    expect(await shop.db.$count(foreignPictures)).toBe(0);
  });

  it('that are no pictures are given up at once', async () => {
    await change({ imageUrl: MAIN });
    await run(NOW, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await run(later(100_000));
    expect(asked).toHaveLength(1);
    expect((await own()).pictureProblem).toBe('notAPicture');
    expect((await store.list()).length % 3).toBe(0);
  });

  it('leave alone what their owner has changed meanwhile', async () => {
    await change({ imageUrl: SECOND });
    const before = (await store.list()).length;
    await run(NOW, async () => {
      await change({ imageUrl: null });
      return bytes;
    });
    expect(asked).toEqual([SECOND]);
    expect((await shown()).imageUrl).toBeNull();
    expect(await store.list()).toHaveLength(before);
  });
});
