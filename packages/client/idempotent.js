// Written by `npm run client` from the contract of the API. Not to be changed by hand.

/** Writes that are done once however often they are sent with the same key. */
export const IDEMPOTENT = new Set([
  'POST /api/admin/orders/:id/payments',
  'POST /api/admin/orders/:id/refunds',
  'POST /api/admin/orders/:id/removals',
  'POST /api/admin/payouts/:id/reversal',
  'POST /api/admin/users/:id/credit',
  'POST /api/checkout',
  'POST /api/gift-cards',
]);
