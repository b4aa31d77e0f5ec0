import { deliveryCountries } from '#domains/pricing/model/delivery/coverage.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { shippedFrom, soldFrom } from '#domains/catalogue/model/seasons/season.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopMidnight } from '#engine/model/dates.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { SENT_METHODS, type ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { DEFAULT_LANGUAGE, type Language } from '#engine/model/languages.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES } from '#domains/pricing/model/order-sum.ts';
import type { Measure } from '#domains/pricing/model/unit-price.ts';
import { policies } from '#engine/model/policies.ts';
import { escapeHtml } from '#engine/model/escape-html.ts';
import type { SizeInFamily } from '#domains/catalogue/server/families/families.queries.ts';

/** Of Google's taxonomy: Food, Beverages & Tobacco > Food Items. */
const FOOD_ITEMS = '422';
/** As people compare prices: those that merchant centres know. */
const BASE_MEASURES: Readonly<Record<Measure, string>> = {
  l: '1 l',
  kg: '1 kg',
  '100g': '100 g',
  '10g': '10 g',
};
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_ADDITIONAL_PICTURES = 10;

/** A product in the words of merchant centres (https://support.google.com/merchants/answer/7052112). */
export interface FeedItem {
  id: string;
  title: string;
  description: string;
  link: string;
  image_link: string;
  additional_image_link: string[];
  availability: 'in_stock' | 'out_of_stock' | 'preorder';
  /** When a pre-order is shipped, or the season begins. */
  availability_date: string | undefined;
  price: string;
  /** What a litre or a weight costs is worked out from these. Undefined where it is not known how much is in it. */
  unit_pricing_measure: string | undefined;
  unit_pricing_base_measure: string | undefined;
  /** A category that is not shown is not named. */
  product_type: string | undefined;
  google_product_category: string;
  /** The same for all sizes of a family, and which size it is. */
  item_group_id: string | undefined;
  size: string | undefined;
  brand: string;
  condition: 'new';
  /** The number of the article; many artisans have none, and then there is no other. */
  gtin: string | undefined;
  identifier_exists: 'yes' | 'no';
  shipping_weight: string | undefined;
  /** Whether the price holds the tax; undefined in a shop that charges none. */
  price_includes_tax: 'yes' | 'no' | undefined;
  shipping: { country: string; service: ShippingMethod; price: string }[];
}

export interface FeedContext {
  publicUrl: string;
  language: Language;
  /** By id, in the language of the feed; of those that are shown. */
  categoryNames: ReadonlyMap<number, string>;
  /** By product, of those that are in a family. */
  sizes: ReadonlyMap<number, SizeInFamily>;
}

/** Undefined where there is no picture: merchant centres take no product without one. */
export function feedItem(product: Product, context: FeedContext): FeedItem | undefined {
  const { publicUrl, categoryNames } = context;
  const [picture, ...others] = [product.imageUrl, ...product.additionalImages].flatMap((url) =>
    pictureUrl(url, publicUrl),
  );
  if (picture === undefined) return undefined;
  const size = context.sizes.get(product.id);
  const weight = product.weight === 0 ? undefined : `${product.weight} ${product.weightUnit}`;
  const per = product.unitPrice?.per;
  return {
    id: String(product.id),
    title: cut(product.name, MAX_TITLE),
    description: cut(product.description, MAX_DESCRIPTION),
    link: pageUrl(`/product/${product.slug}`, context),
    image_link: picture,
    additional_image_link: others.slice(0, MAX_ADDITIONAL_PICTURES),
    availability: !product.inStock ? 'out_of_stock' : product.season === 'preorder' ? 'preorder' : 'in_stock',
    availability_date: dateOf(shippedFrom(product) ?? soldFrom(product)),
    price: amount(toCents(product.price)),
    unit_pricing_measure: per === 'l' ? `${product.volume} ml` : per && weight,
    unit_pricing_base_measure: per && BASE_MEASURES[per],
    product_type: categoryNames.get(product.categoryId),
    google_product_category: FOOD_ITEMS,
    item_group_id: size && `family-${size.familyId}`,
    size: size?.label,
    brand: product.producerName,
    condition: 'new',
    gtin: product.gtin ?? undefined,
    identifier_exists: product.gtin === null ? 'no' : 'yes',
    shipping_weight: weight,
    price_includes_tax:
      policies().taxMode === 'none' ? undefined : policies().taxMode === 'included' ? 'yes' : 'no',
    shipping: deliveryCountries().flatMap((country) =>
      SENT_METHODS.map((service) => ({
        country,
        service,
        price: amount(shippingOfOne(product, service)),
      })),
    ),
  };
}

/** As merchant centres write a moment: the shop's morning of that day. */
function dateOf(day: Day | null): string | undefined {
  return day === null ? undefined : shopMidnight(day).toISOString();
}

/** A page in the language of the feed. */
export function pageUrl(
  path: string,
  { publicUrl, language }: Omit<FeedContext, 'categoryNames' | 'sizes'>,
): string {
  return `${publicUrl}${path}${language === DEFAULT_LANGUAGE ? '' : `?lng=${language}`}`;
}

/** Of our own pictures; those that lie elsewhere follow once they are fetched. */
export function pictureUrl(url: string | null, publicUrl: string): string[] {
  return url?.startsWith('/') ? [new URL(url, publicUrl).href] : [];
}

function shippingOfOne({ price, discountTiers }: Product, method: ShippingMethod): number {
  const one = priceLine({ unitPriceCents: toCents(price), quantity: 1, tiers: discountTiers });
  return orderSum([one], { ...PLAIN_CHOICES, method }).shippingCents;
}

/** '24.99 EUR' */
function amount(cents: number): string {
  return `${toAmount(cents).toFixed(2)} ${shopHome().currency}`;
}

/** By characters as people count them: never half of one. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join('');
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** What XML 1.0 cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Any text, as the content of an element or the value of an attribute. */
export function xmlText(text: string): string {
  return escapeHtml(text.toWellFormed().replaceAll(FORBIDDEN, ''));
}

/** `content` is XML already. */
export function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

export function textElement(name: string, text: string): string {
  return element(name, xmlText(text));
}
