import type { z } from 'zod';
import type { IdResponse, Message } from '#engine/model/api/responses.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import type {
  localFavouritesSchema,
  leaveAlertsSchema,
  SavedProduct,
  slugsQuerySchema,
} from './saved-product.ts';

export interface SavedApi {
  'GET /api/user/saved-products': { response: SavedProduct[] };
  'PUT /api/user/saved-products/:productId': { response: IdResponse };
  'DELETE /api/user/saved-products/:productId': { response: IdResponse };
  /** A visitor's hearts move into the account. */
  'POST /api/user/saved-products': { body: z.input<typeof localFavouritesSchema>; response: SavedProduct[] };
  /** What a visitor's browser remembers by slug alone. */
  'GET /api/saved-products': { query: z.input<typeof slugsQuerySchema>; response: Product[] };
  'POST /api/saved-products/unsubscribe': { body: z.input<typeof leaveAlertsSchema>; response: Message };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends SavedApi {}
}
