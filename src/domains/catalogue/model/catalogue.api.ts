import type { z } from 'zod';
import type { IdResponse } from '#engine/model/api/responses.ts';
import type { ListCall } from '#engine/model/api/call.ts';
import type { newProductSchema, productChangesSchema } from './product-form.ts';
import type { productListSchema } from './product-list.ts';
import type { Category, Product } from './product.ts';

type ProductList = ListCall<z.input<typeof productListSchema>, Product>;

export interface CatalogueApi {
  'GET /api/categories': { response: Category[] };
  'GET /api/categories/:slug/products': ProductList;
  'GET /api/products': ProductList;
  'GET /api/products/featured': { response: Product[] };
  'GET /api/products/:slug': { response: Product };
  'POST /api/products': { body: z.input<typeof newProductSchema>; response: { id: number; slug: string } };
  'PATCH /api/products/:id': { body: z.input<typeof productChangesSchema>; response: IdResponse };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends CatalogueApi {}
}
