/** Texts are keys of `shell:footer`. */
export const QUICK_LINKS = [
  { to: '/shop', text: 'shop' },
  { to: '/producers', text: 'producers' },
  { to: '/about', text: 'about' },
  { to: '/discounts', text: 'discounts' },
  { to: '/group-buying', text: 'groupBuying' },
  { to: '/gift-sets', text: 'giftSets' },
] as const;

export const SERVICE_LINKS = [
  { to: '/contact', text: 'contact' },
  { to: '/faqs', text: 'faqs' },
  { to: '/shipping', text: 'shipping' },
  { to: '/returns', text: 'returns' },
  { to: '/privacy', text: 'privacy' },
] as const;
