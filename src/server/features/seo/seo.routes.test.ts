import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

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

  it('keeps private pages out of indexes', async () => {
    const { text } = await shop.visitor().get('/robots.txt');
    expect(text).toContain('Disallow: /admin');
    expect(text).toContain('Sitemap: http');
  });
});
