import type { z } from 'zod';
import type { IdAnswer, Message } from '#engine/model/api/answers.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { localFavouritesSchema, leaveAlertsSchema, SavedProduct, slugsQuerySchema } from './saved-product.ts';

export interface SavedApi {
  'GET /api/user/saved-products': { answer: SavedProduct[] };
  'PUT /api/user/saved-products/:productId': { answer: IdAnswer };
  'DELETE /api/user/saved-products/:productId': { answer: IdAnswer };
  /** A visitor's hearts move into the account. */
  'POST /api/user/saved-products': { body: z.input<typeof localFavouritesSchema>; answer: SavedProduct[] };
  /** What a visitor's browser remembers by slug alone. */
  'GET /api/saved-products': { query: z.input<typeof slugsQuerySchema>; answer: Product[] };
  'POST /api/saved-products/unsubscribe': { body: z.input<typeof leaveAlertsSchema>; answer: Message };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends SavedApi {}
}
