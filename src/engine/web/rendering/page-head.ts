import { brand } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#engine/model/languages.ts';
import type { RouterContext } from './router-context.ts';

interface PageHead {
  title: string;
  description: string;
  /** Path with the query that makes the page a page of its own, e.g. '/shop?page=2'. */
  path: string;
  image?: string | null;
  type?: 'website' | 'product' | 'article';
  /** schema.org objects. Routes make them where `import.meta.env.SSR` alone: no browser downloads what only machines read. */
  structuredData?: object[];
  /** Search results and private pages stay out of indexes. */
  index?: boolean;
}

/** Everything machines read about a page: the `head` of a route returns this. */
export function pageHead(context: RouterContext, page: PageHead) {
  const title = page.title.includes(brand().name) ? page.title : `${page.title} · ${brand().name}`;
  // A browser that goes from page to page shows the title and nothing else of it.
  if (!import.meta.env.SSR) return { meta: [{ title }] };
  const { publicUrl, i18n } = context;
  const canonical = `${publicUrl}${page.path}`;
  const image = pictureHref(page.image, publicUrl) ?? `${publicUrl}/pictures/home/hero.jpg`;
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:site_name', content: brand().name },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: image },
      { property: 'og:locale', content: i18n.language },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.index === false ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links:
      page.index === false
        ? []
        : [{ rel: 'canonical', href: canonical }, ...alternates(publicUrl, page.path)],
    scripts: (page.structuredData ?? []).map((data) => ({
      type: 'application/ld+json',
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }),
    })),
  };
}

function alternates(publicUrl: string, path: string) {
  const separator = path.includes('?') ? '&' : '?';
  return [
    ...LANGUAGES.map((language) => ({
      rel: 'alternate',
      hrefLang: language as string,
      href:
        language === DEFAULT_LANGUAGE
          ? `${publicUrl}${path}`
          : `${publicUrl}${path}${separator}lng=${language}`,
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: `${publicUrl}${path}` },
  ];
}

/** A picture's whole URL, for machines; undefined while it lies elsewhere. */
export function pictureHref(imageUrl: string | null | undefined, publicUrl: string): string | undefined {
  if (!imageUrl?.startsWith('/')) return undefined;
  return new URL(imageUrl, publicUrl).href;
}
