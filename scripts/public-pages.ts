// What everybody may see, by the names of its screenshots.
export const OIL = '/product/taggiasca-extra-virgin-olive-oil';

export const PUBLIC_PAGES: Record<string, string> = {
  home: '/',
  shop: '/shop',
  category: '/shop/cheese',
  product: OIL,
  modal: '/shop?product=taggiasca-extra-virgin-olive-oil',
  producers: '/producers',
  producer: '/producers/frantoio-ripalunga',
  search: '/search?q=honey',
  'search-empty': '/search?q=zzzz',
  checkout: '/checkout',
  saved: '/saved',
  login: '/login',
  register: '/register',
  about: '/about',
  discounts: '/discounts',
  'group-buying': '/group-buying',
  'gift-sets': '/gift-sets',
  shipping: '/shipping',
  returns: '/returns',
  privacy: '/privacy',
  faqs: '/faqs',
  contact: '/contact',
  waitlist: '/waitlist',
  'not-found': '/nowhere',
};
