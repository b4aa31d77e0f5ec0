/** Rooms of the API by the beginning of a path; the first that fits. */
const TAGS = [
  ['/api/admin/', 'Administration', 'What administrators do'],
  ['/api/producer/', 'Producer', "A producer's own orders, returns, payouts and figures"],
  ['/api/product-file', 'Product files', 'Products as CSV or Excel, out and in'],
  ['/api/keys', 'Keys and webhooks', 'How programs call the shop, and how it calls them'],
  ['/api/webhook', 'Keys and webhooks', ''],
  ['/api/uploads', 'Catalogue', 'Products, categories and producers'],
  ['/api/products', 'Catalogue', ''],
  ['/api/categories', 'Catalogue', ''],
  ['/api/producers', 'Catalogue', ''],
  ['/api/search', 'Catalogue', ''],
  ['/api/cart', 'Buying', 'Cart, checkout and orders'],
  ['/api/checkout', 'Buying', ''],
  ['/api/order', 'Buying', ''],
  ['/api/return', 'Buying', ''],
  ['/api/payments', 'Buying', ''],
  ['/api/user/', 'Buyer', "A buyer's own orders, reviews and saved products"],
  ['/api/reviews', 'Buyer', ''],
  ['/api/saved', 'Buyer', ''],
  ['/api/group-buys', 'Group buys', 'Buying together'],
  ['/api/auth/', 'Account', 'Signing in, and the account itself'],
  ['/api/profile', 'Account', ''],
] as const;

const OTHER = 'Letters';

export const API_TAGS = [
  ...TAGS.filter(([, , description]) => description !== '').map(([, name, description]) => ({
    name,
    description,
  })),
  { name: OTHER, description: 'Messages, newsletter and waitlist' },
];

export function tagOf(path: string): string {
  return TAGS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? OTHER;
}
