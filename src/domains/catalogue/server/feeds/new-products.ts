import { brand } from '#engine/model/brand.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { escapeHtml } from '#engine/model/escape-html.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { allCategories } from '#domains/catalogue/server/products/catalogue.queries.ts';
import { productPlaces, productsAt } from '#domains/catalogue/server/products/product-list.queries.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { element, pageUrl, pictureUrl, textElement, XML_DECLARATION, xmlText } from './feed-item.ts';
import type { FeedRequest } from './product-feed.ts';

const NEWEST = 50;
/** A feed must say when it changed last; a shop without products has not since it began. */
const beginning = () => `${brand().founded}-01-01T00:00:00.000Z`;

export const ATOM_PATH = '/feeds/new.atom';

/** The newest products as an Atom feed (RFC 4287), and which they are. */
export async function newProductsFeed(
  db: Db,
  request: FeedRequest,
): Promise<{ text: string; shows: Product[] }> {
  const { language, publicUrl } = request;
  const sought = { language, list: { sort: 'newest' as const }, categoryId: undefined };
  const products = await productsAt(db, sought, await productPlaces(db, sought, undefined, NEWEST));
  const shown = new Set((await allCategories(db, language)).map(({ id }) => id));
  const text = `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${[
    textElement('id', permanentId(publicUrl, `new-products:${language}`)),
    textElement('title', translator(language)('feeds:newProducts')),
    textElement('updated', products[0]?.createdAt ?? beginning()),
    link('self', pageUrl(ATOM_PATH, request), 'application/atom+xml'),
    link('alternate', pageUrl('/shop', request), 'text/html'),
    textElement('icon', `${publicUrl}/favicon.ico`),
    element('author', textElement('name', brand().name)),
    ...products.map((product) => entry(product, shown.has(product.categoryId), request)),
  ].join('')}</feed>\n`;
  return { text, shows: products };
}

/** A category that is not shown is not named. */
function entry(product: Product, isCategoryShown: boolean, request: FeedRequest): string {
  return element(
    'entry',
    [
      textElement('id', permanentId(request.publicUrl, `product:${product.id}`)),
      textElement('title', product.name),
      textElement('published', product.createdAt),
      textElement('updated', product.createdAt),
      link('alternate', pageUrl(`/product/${product.slug}`, request), 'text/html'),
      element('author', textElement('name', product.producerName)),
      isCategoryShown ? `<category term="${xmlText(product.categorySlug)}"/>` : '',
      textElement('summary', product.description),
      `<content type="html">${xmlText(html(product, request.publicUrl))}</content>`,
    ].join(''),
  );
}

function html(product: Product, publicUrl: string): string {
  const [picture] = pictureUrl(product.imageUrl, publicUrl);
  const image =
    picture === undefined
      ? ''
      : `<p><img src="${escapeHtml(picture)}" alt="${escapeHtml(product.name)}"></p>`;
  return `${image}<p>${escapeHtml(product.description)}</p><p>${formatAmount(product.price)}</p>`;
}

/** A tag URI (RFC 4151): stays the same when a product is renamed or the shop moves to https. */
function permanentId(publicUrl: string, subject: string): string {
  return `tag:${new URL(publicUrl).hostname},${brand().founded}:${subject}`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;
}
