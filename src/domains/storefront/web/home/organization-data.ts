import { brand } from '#engine/model/brand.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import {
  returnPolicyData,
  shippingServicesData,
  shopReference,
} from '#domains/catalogue/web/structured-data/shop-data.ts';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';

/** The shop and its search box, as search engines read them. */
export function organizationData({ publicUrl, i18n }: RouterContext): object[] {
  const { address, seat } = brand();
  const { street, city, state, zip, country } = seat;
  const contact = { email: brand().supportEmail, telephone: brand().phone };
  return [
    {
      ...shopReference(publicUrl),
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      description: i18n.t('shell:meta.description'),
      ...contact,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        url: `${publicUrl}/contact`,
        ...contact,
        areaServed: country,
        availableLanguage: [...LANGUAGES],
      },
      address: address ?? {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: zip,
        addressCountry: country,
      },
      foundingDate: String(brand().founded),
      hasMerchantReturnPolicy: returnPolicyData(false, publicUrl),
      hasShippingService: shippingServicesData(),
    },
    {
      '@type': 'WebSite',
      name: brand().name,
      url: `${publicUrl}/`,
      inLanguage: [...LANGUAGES],
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
