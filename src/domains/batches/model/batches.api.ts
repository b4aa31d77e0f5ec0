import type { Contract } from '#engine/model/api/call.ts';
import { batchChangesSchema, batchListSchema, batchSchema, holdSchema, newBatchSchema } from './batch.ts';

export const batchesApi = {
  'GET /api/producer/batches': {
    guard: 'PRODUCER',
    right: 'catalogue',
    query: batchListSchema,
    list: batchSchema,
    summary: 'The batches of own products, newest first',
  },
  'GET /api/producer/batches/:id': {
    guard: 'PRODUCER',
    right: 'catalogue',
    response: batchSchema,
    summary: 'One batch of an own product',
  },
  'POST /api/producer/batches': {
    guard: 'PRODUCER',
    right: 'catalogue',
    body: newBatchSchema,
    response: batchSchema,
    status: 201,
    summary: 'Adds a batch to a product that keeps them: its stock is on the shelf at once',
  },
  'PATCH /api/producer/batches/:id': {
    guard: 'PRODUCER',
    right: 'catalogue',
    body: batchChangesSchema,
    response: batchSchema,
    summary: 'Changes what is named of a batch, or takes it off hold',
  },
  'POST /api/producer/batches/:id/hold': {
    guard: 'PRODUCER',
    right: 'catalogue',
    body: holdSchema,
    response: batchSchema,
    summary: 'Stops the sale of a batch at once',
  },
} as const satisfies Contract;

type BatchesApi = typeof batchesApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends BatchesApi {}
}
