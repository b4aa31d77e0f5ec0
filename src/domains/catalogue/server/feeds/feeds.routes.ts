import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#engine/model/languages.ts';
import { acceptedEncoding } from '#engine/server/cache/body/accepted-encoding.ts';
import { sendCached } from '#engine/server/cache/send-cached.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { documentQuery } from '#engine/server/api/document-query.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import { ATOM_PATH, newProductsFeed } from './new-products.ts';
import { OPEN_SEARCH_PATH, OPEN_SEARCH_TYPE, openSearchDescription } from './open-search.ts';
import { productFeedCsv, productFeedXml, type FeedRequest } from './product-feed.ts';

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What other programs subscribe to. Nothing of it exists before launch. */
export function feedsRoutes(app: App, shop: Shop): void {
  const { db, config, cache } = shop;
  const schema = { hide: true, querystring: documentQuery };
  const asked = (language: Language): FeedRequest => ({ publicUrl: config.publicUrl, language });
  const onRequest = async () => {
    if (storeMode(shop) === 'prelaunch') throw new AppError('not_found', 'errors:not_found');
  };

  const wholeCatalogue = { schema, onRequest, config: { rateLimit: 'feeds' as const } };
  app.get('/feeds/products.xml', wholeCatalogue, (request, reply) =>
    sendStream(request, reply, 'application/rss+xml', productFeedXml(db, asked(request.query.lng))),
  );
  app.get('/feeds/products.csv', wholeCatalogue, (request, reply) =>
    sendStream(request, reply, 'text/csv', productFeedCsv(db, asked(request.query.lng))),
  );

  app.get(ATOM_PATH, { schema, onRequest }, (request, reply) => {
    const { lng } = request.query;
    return sendCached(cache, request, reply, {
      key: `${ATOM_PATH} ${lng}`,
      contentType: 'application/atom+xml; charset=utf-8',
      write: () => newProductsFeed(db, asked(lng)),
    });
  });
  app.get(OPEN_SEARCH_PATH, { schema, onRequest }, (request, reply) => {
    const { lng } = request.query;
    return sendCached(cache, request, reply, {
      key: `${OPEN_SEARCH_PATH} ${lng}`,
      contentType: `${OPEN_SEARCH_TYPE}; charset=utf-8`,
      write: async () => ({ text: openSearchDescription(asked(lng), config) }),
    });
  });
}

/** Too long to hold: written while it is read. */
function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  lines: AsyncIterable<string>,
): FastifyReply {
  reply.type(`${type}; charset=utf-8`).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  const plain = Readable.from(lines);
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
  if (encoding === 'identity') return reply.send(plain);
  const compressed = encoding === 'br' ? createBrotliCompress(QUICK_BROTLI) : createGzip();
  // Whichever ends first ends the other: nobody reads on for somebody who has left.
  pipeline(plain, compressed, () => undefined);
  return reply.header('content-encoding', encoding).send(compressed);
}
