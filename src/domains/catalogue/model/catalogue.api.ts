import type { z } from 'zod';
import type { IdAnswer } from '#engine/model/api/answers.ts';
import type { ListCall } from '#engine/model/api/call.ts';
import type { newProductSchema, productChangesSchema } from './product-form.ts';
import type { productListSchema } from './product-list.ts';
import type { Category, Product } from './product.ts';

type ProductList = ListCall<z.input<typeof productListSchema>, Product>;

export interface CatalogueApi {
  'GET /api/categories': { answer: Category[] };
  'GET /api/categories/:slug/products': ProductList;
  'GET /api/products': ProductList;
  'GET /api/products/featured': { answer: Product[] };
  'GET /api/products/:slug': { answer: Product };
  'POST /api/products': { body: z.input<typeof newProductSchema>; answer: { id: number; slug: string } };
  'PATCH /api/products/:id': { body: z.input<typeof productChangesSchema>; answer: IdAnswer };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends CatalogueApi {}
}
