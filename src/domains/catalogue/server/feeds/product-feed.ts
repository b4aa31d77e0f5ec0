import { policies } from '#engine/model/policies.ts';
import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { allCategories } from '#domains/catalogue/server/products/catalogue.queries.ts';
import {
  productPlaces,
  productsInPortions,
} from '#domains/catalogue/server/products/product-list.queries.ts';
import { sizesOfProducts } from '#domains/catalogue/server/families/families.queries.ts';
import { csv } from '#engine/server/lists/csv.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import {
  element,
  feedItem,
  type FeedItem,
  pageUrl,
  textElement,
  XML_DECLARATION,
  xmlText,
} from './feed-item.ts';

const PORTION = 500;

/** Who asks for a feed, and where its links lead. */
export interface FeedRequest {
  publicUrl: string;
  language: Language;
}

/** All products for merchant centres, as RSS 2.0. However many there are, one portion is in memory at a time. */
export async function* productFeedXml(db: Db, request: FeedRequest): AsyncGenerator<string> {
  const t = translator(request.language);
  yield `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${[
    textElement('title', brand().name),
    textElement('link', pageUrl('/', request)),
    textElement('description', t('shell:meta.description')),
    textElement('language', request.language),
  ].join('')}`;
  for await (const items of feedItems(db, request)) yield items.map(xmlItem).join('');
  yield '</channel></rss>\n';
}

/** The same as a table. Attributes with several values part them by commas, those with fields by colons. */
export function productFeedCsv(db: Db, request: FeedRequest): AsyncGenerator<string> {
  // Of a shop that charges no tax there is nothing to say about it.
  const columns = policies().taxMode === 'none' ? COLUMNS : ([...COLUMNS, 'price_includes_tax'] as const);
  return csv([...columns], feedItems(db, request), (item) =>
    columns.map((column) => {
      if (column === 'additional_image_link') return item.additional_image_link.join(',');
      if (column !== 'shipping') return item[column];
      return item.shipping.map(({ country, service, price }) => `${country}::${service}:${price}`).join(',');
    }),
  );
}

const COLUMNS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
  'product_type',
  'google_product_category',
  'item_group_id',
  'size',
  'brand',
  'condition',
  'gtin',
  'identifier_exists',
  'shipping_weight',
  'shipping',
] as const satisfies (keyof FeedItem)[];

async function* feedItems(db: Db, { publicUrl, language }: FeedRequest): AsyncGenerator<FeedItem[]> {
  const categories = await allCategories(db, language);
  const context = {
    publicUrl,
    language,
    categoryNames: new Map(categories.map(({ id, name }) => [id, name])),
  };
  const sought = { language, list: { sort: 'newest' as const }, categoryId: undefined };
  const first = await productPlaces(db, sought, undefined, PORTION);
  for await (const products of productsInPortions(db, sought, first, PORTION)) {
    const sizes = await sizesOfProducts(
      db,
      language,
      products.map(({ id }) => id),
    );
    yield products.flatMap((product) => feedItem(product, { ...context, sizes }) ?? []);
  }
}

function xmlItem({ shipping, additional_image_link: pictures, ...single }: FeedItem): string {
  const attributes = Object.entries(single).flatMap(([name, value]) =>
    value === undefined ? [] : textElement(`g:${name}`, value),
  );
  return element(
    'item',
    [
      ...attributes,
      ...pictures.map((picture) => textElement('g:additional_image_link', picture)),
      ...shipping.map((offer) =>
        element(
          'g:shipping',
          Object.entries(offer)
            .map(([name, value]) => `<g:${name}>${xmlText(value)}</g:${name}>`)
            .join(''),
        ),
      ),
    ].join(''),
  );
}
