import type { FastifyReply } from 'fastify';
import { type Language, LANGUAGES } from '#engine/model/languages.ts';
import { sendCached } from '#engine/server/cache/send-cached.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { sendStream } from '#engine/server/cache/send-stream.ts';
import { documentQuery } from '#engine/server/api/document-query.ts';
import { type Shop, storeMode } from '#engine/server/shop.ts';
import { brand } from '#engine/model/brand.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { ATOM_PATH, newProductsFeed } from './new-products.ts';
import { type FeedRequest, productFeedCsv, productFeedXml } from './product-feed.ts';
import { pageUrl, textElement, XML_DECLARATION, xmlText } from './feed-item.ts';

const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';
const OPEN_SEARCH_PATH = '/opensearch.xml';

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
    sendFeed(reply, 'application/rss+xml', productFeedXml(db, asked(request.query.lng))),
  );
  app.get('/feeds/products.csv', wholeCatalogue, (request, reply) =>
    sendFeed(reply, 'text/csv', productFeedCsv(db, asked(request.query.lng))),
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
      write: async () => ({ text: openSearchDescription(asked(lng)) }),
    });
  });
}

function sendFeed(reply: FastifyReply, type: string, lines: AsyncIterable<string>): FastifyReply {
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache');
  return sendStream(reply, lines);
}

/** How browsers and other programs search the shop (OpenSearch 1.1). */
function openSearchDescription(request: FeedRequest): string {
  const { publicUrl, language } = request;
  return `${XML_DECLARATION}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">${[
    textElement('ShortName', brand().name),
    textElement('Description', translator(language)('feeds:search')),
    textElement('Contact', brand().supportEmail),
    url('text/html', `${publicUrl}/search?q={searchTerms}`),
    url(OPEN_SEARCH_TYPE, pageUrl(OPEN_SEARCH_PATH, request), ' rel="self"'),
    `<Image height="16" width="16" type="image/x-icon">${xmlText(`${publicUrl}/favicon.ico`)}</Image>`,
    `<Image height="192" width="192" type="image/png">${xmlText(`${publicUrl}/icon-192.png`)}</Image>`,
    ...LANGUAGES.map((each) => textElement('Language', each)),
    textElement('InputEncoding', 'UTF-8'),
    textElement('OutputEncoding', 'UTF-8'),
  ].join('')}</OpenSearchDescription>\n`;
}

function url(type: string, template: string, rest = ''): string {
  return `<Url type="${type}" template="${xmlText(template)}"${rest}/>`;
}
