import type { Product } from '#domains/catalogue/model/product.ts';
import type { Producer } from './producer.ts';

export interface ProducersApi {
  'GET /api/producers': { response: Producer[] };
  'GET /api/producers/:slug': { response: Producer };
  'GET /api/producers/:slug/products': { query?: { limit?: number | undefined }; response: Product[] };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ProducersApi {}
}
