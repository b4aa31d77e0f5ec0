import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { bulkIdsQuerySchema } from '#engine/model/lists/bulk.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import {
  adminCategorySchema,
  adminProducerListSchema,
  adminProducerSchema,
  adminProductChangesSchema,
  adminProductListSchema,
  adminProductSchema,
  adminReviewListSchema,
  adminReviewSchema,
  bulkProductsResultSchema,
  bulkProductsSchema,
  categoryChangesSchema,
  newCategorySchema,
  producerChoiceSchema,
  ownProductListSchema,
  producerVerdictSchema,
  heldUnitsSchema,
} from './desk.ts';
import { ownProductSchema, productRecordSchema } from './own-product.ts';
import {
  newAnswerSchema,
  producerReviewListSchema,
  producerReviewSchema,
  reviewStatusSchema,
} from './reviews/review.ts';

/** The catalogue in the dashboards of producers and administrators. */
export const adminCatalogueApi = {
  'GET /api/producer/products': {
    guard: 'PRODUCER',
    right: 'catalogue',
    query: ownProductListSchema,
    list: ownProductSchema,
    summary: 'The own products, with what only their producer sees',
  },
  'GET /api/producer/products/held': {
    guard: 'PRODUCER',
    right: 'catalogue',
    query: bulkIdsQuerySchema,
    response: heldUnitsSchema,
    summary: 'What open group buys hold of these own products, before they are taken off sale',
  },
  'GET /api/producer/products/:id': {
    guard: 'PRODUCER',
    right: 'catalogue',
    response: ownProductSchema,
    summary: 'One of the own products',
  },

  'PATCH /api/producer/products': {
    guard: 'PRODUCER',
    right: 'catalogue',
    body: bulkProductsSchema,
    response: bulkProductsResultSchema,
    summary: 'Changes many of the own products at once',
    example: { ids: [1, 2], change: { pricePercent: 5 } },
  },

  'GET /api/producer/reviews': {
    guard: 'PRODUCER',
    right: 'catalogue',
    query: producerReviewListSchema,
    response: z.array(producerReviewSchema),
    exported: true,
    summary: 'What was written about the own products, newest first',
  },
  'PUT /api/producer/reviews/:id/answer': {
    guard: 'PRODUCER',
    right: 'catalogue',
    body: newAnswerSchema,
    response: producerReviewSchema,
    summary: 'Answers a review in public, or writes the answer anew; the reviewer is mailed once',
    example: { text: 'Thank you. The new harvest is even greener.' },
  },
  'DELETE /api/producer/reviews/:id/answer': {
    guard: 'PRODUCER',
    right: 'catalogue',
    response: idResponseSchema,
    summary: 'Takes the own answer back',
  },

  'GET /api/admin/products/producers': {
    guard: 'ADMIN',
    right: 'catalogue',
    response: z.array(producerChoiceSchema),
    summary: 'The producers that a new product can belong to, by name',
  },
  'GET /api/admin/producers': {
    guard: 'ADMIN',
    right: 'people',
    query: adminProducerListSchema,
    list: adminProducerSchema,
    summary: 'All producers',
  },
  'GET /api/admin/producers/:id': {
    guard: 'ADMIN',
    right: 'people',
    response: adminProducerSchema,
    summary: 'One producer',
  },
  'PATCH /api/admin/producers/:id': {
    guard: 'ADMIN',
    right: 'people',
    body: producerVerdictSchema,
    response: idResponseSchema,
    summary: 'Approves or declines a producer',
  },

  'GET /api/admin/reviews': {
    guard: 'ADMIN',
    right: 'catalogue',
    query: adminReviewListSchema,
    list: adminReviewSchema,
    summary: 'All reviews',
  },
  'PATCH /api/admin/reviews/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: z.object({ status: reviewStatusSchema }),
    response: idResponseSchema,
    summary: 'Publishes or hides a review',
  },

  'GET /api/admin/products': {
    guard: 'ADMIN',
    right: 'catalogue',
    query: adminProductListSchema,
    list: adminProductSchema,
    summary: 'All products',
  },
  'PATCH /api/admin/products': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: bulkProductsSchema,
    response: bulkProductsResultSchema,
    summary: 'Changes many products at once',
    example: { ids: [1, 2], change: { visible: false } },
  },
  'GET /api/admin/products/held': {
    guard: 'ADMIN',
    right: 'catalogue',
    query: bulkIdsQuerySchema,
    response: heldUnitsSchema,
    summary: 'What open group buys hold of these products, before they are taken off sale',
  },
  'GET /api/admin/products/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    response: productRecordSchema,
    summary: 'One product with all its fields, hidden or not',
  },
  'PATCH /api/admin/products/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: adminProductChangesSchema,
    response: idResponseSchema,
    summary: 'Features or hides a product',
    example: { featured: true },
  },

  'GET /api/admin/categories': {
    guard: 'ADMIN',
    right: 'catalogue',
    response: z.array(adminCategorySchema),
    exported: true,
    summary: 'All categories, in their order, hidden ones too',
  },
  'POST /api/admin/categories': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: newCategorySchema,
    response: z.object({ id: z.number(), slug: z.string() }),
    status: 201,
    summary: 'Adds a category behind the others',
    example: {
      name: 'Honey',
      description: 'From one hive, one valley, one summer.',
      translations: { de: { name: 'Honig' } },
    },
  },
  'PATCH /api/admin/categories/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: categoryChangesSchema,
    response: idResponseSchema,
    summary: 'Changes what is named of a category; `position` moves it among the others',
    example: { position: 0, hidden: false },
  },
  'DELETE /api/admin/categories/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    response: idResponseSchema,
    summary: 'Deletes a category that holds no products',
  },
} as const satisfies Contract;

type AdminCatalogueApi = typeof adminCatalogueApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends AdminCatalogueApi {}
}
