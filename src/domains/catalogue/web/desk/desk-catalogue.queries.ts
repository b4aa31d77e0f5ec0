import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest, apiWrite } from '#engine/web/api/client.ts';

export const ownProductsQuery = apiQuery('/api/producer/products');

export const ownProductQuery = (id: number) => apiQuery('/api/producer/products/:id', { params: { id } });

export const ownFamiliesQuery = apiQuery('/api/producer/families', { query: {} });

export type ProductToAdd = BodyOf<'POST /api/products'>;
export type ProductChanges = BodyOf<'PATCH /api/products/:id'>;

export const addProduct = apiWrite('POST /api/products');

export const changeProduct = (id: number, changes: ProductChanges) =>
  apiRequest('PATCH /api/products/:id', { params: { id }, body: changes });

export const adminCategoriesQuery = apiQuery('/api/admin/categories');
