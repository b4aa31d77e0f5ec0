import { z } from 'zod';
import { PRIVATE_PATHS } from '#engine/model/pages/private-pages.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { sendCached } from '#engine/server/cache/send-cached.ts';
import { documentQuery } from '#engine/server/api/document-query.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import { webAppManifest } from './manifest.ts';
import { sitemapIndex, sitemapPart, sitemapParts } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';

/** What search engines ask for, cached until the catalogue changes. */
export function seoRoutes(app: App, shop: Shop): void {
  const { db, config, cache } = shop;

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    const closed = ['/api/', ...PRIVATE_PATHS, '/checkout', '/order/', '/search'];
    const rules = storeMode(shop) === 'prelaunch' ? ['/shop', '/product/', ...closed] : closed;
    return `User-agent: *\n${rules.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
  });

  app.get(
    '/manifest.webmanifest',
    { schema: { hide: true, querystring: documentQuery } },
    (request, reply) => {
      const { lng } = request.query;
      return sendCached(cache, request, reply, {
        key: `/manifest.webmanifest ${lng}`,
        contentType: 'application/manifest+json; charset=utf-8',
        write: async () => ({ text: webAppManifest(lng, storeMode(shop) === 'prelaunch') }),
      });
    },
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    sendCached(cache, request, reply, {
      key: request.url,
      contentType: XML,
      write: async () => ({ text: sitemapIndex(config.publicUrl, await sitemapParts(db)) }),
    }),
  );

  app.get(
    '/sitemap-:part.xml',
    { schema: { hide: true, params: z.object({ part: z.coerce.number().int().min(0).max(100_000) }) } },
    (request, reply) =>
      sendCached(cache, request, reply, {
        key: request.url,
        contentType: XML,
        write: async () => {
          const { part } = request.params;
          if (part >= (await sitemapParts(db))) throw new AppError('not_found', 'errors:not_found');
          return { text: await sitemapPart(db, config.publicUrl, part) };
        },
      }),
  );
}
