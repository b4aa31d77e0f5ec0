import { and, asc, between, eq, max } from 'drizzle-orm';
import { LANGUAGES, DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { categories, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** The protocol allows 50,000 URLs a file; with five languages each, the 50 MB limit would come first at far more. */
export const SITEMAP_PART_SIZE = 50_000;

const FIXED_PAGES = [
  '/',
  '/shop',
  '/producers',
  '/about',
  '/discounts',
  '/group-buying',
  '/gift-sets',
  '/contact',
  '/faqs',
  '/shipping',
  '/returns',
  '/privacy',
];

/** Part 0 holds pages, categories and producers; the others products by ranges of their numbers, so that each is one index scan. */
export async function sitemapParts(db: Db): Promise<number> {
  const [row] = await db.select({ highest: max(products.id) }).from(products);
  return 1 + Math.ceil((row?.highest ?? 0) / SITEMAP_PART_SIZE);
}

export function sitemapIndex(publicUrl: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${publicUrl}/sitemap-${part}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

export async function sitemapPart(db: Db, publicUrl: string, part: number): Promise<string> {
  const paths = part === 0 ? await generalPaths(db) : await productPaths(db, part);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${paths
    .map((path) => entry(publicUrl, path))
    .join('')}</urlset>`;
}

async function generalPaths(db: Db): Promise<string[]> {
  const inCategories = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(eq(categories.hidden, false));
  const producers = await db
    .select({ slug: producerProfiles.slug })
    .from(producerProfiles)
    .where(eq(producerProfiles.shown, true))
    .limit(SITEMAP_PART_SIZE - 1_000);
  return [
    ...FIXED_PAGES,
    ...inCategories.map(({ slug }) => `/shop/${slug}`),
    ...producers.map(({ slug }) => `/producers/${slug}`),
  ];
}

async function productPaths(db: Db, part: number): Promise<string[]> {
  const last = part * SITEMAP_PART_SIZE;
  const found = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.listed, true), between(products.id, last - SITEMAP_PART_SIZE + 1, last)))
    .orderBy(asc(products.id));
  return found.map(({ slug }) => `/product/${slug}`);
}

function entry(publicUrl: string, path: string): string {
  const alternates = LANGUAGES.map((language) => {
    const href =
      language === DEFAULT_LANGUAGE ? `${publicUrl}${path}` : `${publicUrl}${path}?lng=${language}`;
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  });
  return `<url><loc>${publicUrl}${path}</loc>${alternates.join('')}</url>`;
}
