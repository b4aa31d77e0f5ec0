import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

interface Manifest {
  icons: { src: string; type: string; sizes: string }[];
  screenshots: { src: string; type: string; sizes: string }[];
  shortcuts: { url: string }[];
}

describe('what machines read', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });

  it('serves a sitemap index that leads to every product, in five languages', async () => {
    const index = await shop.visitor().get('/sitemap.xml');
    expect(index.status).toBe(200);
    const parts = [...index.text.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)].map(
      (match) => match[1]!,
    );
    expect(parts).toEqual(['/sitemap-0.xml', '/sitemap-1.xml']);
    const products = await shop.visitor().get('/sitemap-1.xml');
    expect(products.text.match(/<url>/g)).toHaveLength(71);
    expect(products.text).toContain('hreflang="it"');
    const general = await shop.visitor().get('/sitemap-0.xml');
    expect(general.text).toContain('/producers/frantoio-ripalunga</loc>');
    expect((await shop.visitor().get('/sitemap-9.xml')).status).toBe(404);
  });

  it('can be installed, in every language as the same shop', async () => {
    for (const language of LANGUAGES) {
      const { status, headers, text } = await shop.visitor().get(`/manifest.webmanifest?lng=${language}`);
      expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
      const manifest = JSON.parse(text) as Manifest;
      expect(manifest).toMatchObject({ id: '/', name: 'Madia', lang: language, display: 'standalone' });
      const files = [...manifest.icons, ...manifest.screenshots];
      for (const { src, type, sizes } of files) {
        const { statusCode, rawPayload } = await shop.app.inject(src);
        expect(statusCode, src).toBe(200);
        const { width, height, format } = await sharp(rawPayload).metadata();
        expect(type, src).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
        expect([`${width}x${height}`, 'any'], src).toContain(sizes);
      }
      for (const { url } of manifest.shortcuts) {
        expect((await shop.visitor().get(url)).status, url).toBeLessThan(400);
      }
    }
    expect((await shop.visitor().get('/about', { cookie: 'language=it' })).text).toContain(
      '<link rel="manifest" href="/manifest.webmanifest?lng=it">',
    );
  });

  it('shows nothing of the shop before launch', async () => {
    const closed = await openTestApp({ ...shop.shop.config, storeMode: 'prelaunch' }, shop.shop.database);
    const { text } = await closed.visitor().get('/manifest.webmanifest');
    expect(Object.keys(JSON.parse(text) as Manifest)).not.toContain('screenshots');
  });

  it('keeps private pages out of indexes', async () => {
    const { text } = await shop.visitor().get('/robots.txt');
    expect(text).toContain('Disallow: /admin');
    expect(text).toContain('Sitemap: http');
  });
});
