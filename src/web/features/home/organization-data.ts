import { BRAND } from '#shared/brand.ts';

/** The shop and its search box, as search engines read them. */
export function organizationData(publicUrl: string): object[] {
  return [
    {
      '@type': 'Organization',
      name: BRAND.name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/apple-touch-icon.png`,
      email: BRAND.supportEmail,
      telephone: BRAND.phone,
      foundingDate: String(BRAND.founded),
    },
    {
      '@type': 'WebSite',
      name: BRAND.name,
      url: `${publicUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
