import type { Product } from '#domains/catalogue/model/product.ts';
import type { Producer } from './producer.ts';

export interface ProducersApi {
  'GET /api/producers': { answer: Producer[] };
  'GET /api/producers/:slug': { answer: Producer };
  'GET /api/producers/:slug/products': { query?: { limit?: number | undefined }; answer: Product[] };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ProducersApi {}
}
