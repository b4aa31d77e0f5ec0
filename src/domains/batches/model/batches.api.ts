import type { Contract } from '#engine/model/api/call.ts';
import { messageSchema } from '#engine/model/api/responses.ts';
import {
  batchChangesSchema,
  batchListSchema,
  batchRecordSchema,
  batchSchema,
  holdSchema,
  newBatchSchema,
  ownBatchListSchema,
} from './batch.ts';
import { passportQuerySchema, passportSchema } from './passport.ts';
import { newRecallSchema, recallLinkSchema, recallSchema, recallSheetSchema } from './recall.ts';

export const batchesApi = {
  'GET /api/producer/batches': {
    guard: 'PRODUCER',
    right: 'catalogue',
    query: ownBatchListSchema,
    list: batchSchema,
    summary: 'The batches of own products, newest first',
  },
  'GET /api/producer/batches/:id': {
    guard: 'PRODUCER',
    right: 'catalogue',
    response: batchRecordSchema,
    summary: 'One batch of an own product, with the whereabouts of its units and its recalls',
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

  /** Leads to the page of the batch. */
  'GET /api/producer/batches/:id/code.svg': {
    guard: 'PRODUCER',
    right: 'catalogue',
    download: 'image/svg+xml',
    summary: 'The QR code of a batch, to print on its labels',
  },

  'GET /api/batches/:id': {
    guard: 'public',
    response: passportSchema,
    summary: 'The passport of a batch',
  },
  'GET /api/passport': {
    guard: 'public',
    query: passportQuerySchema,
    response: passportSchema,
    summary: 'The passport of a batch by the GTIN of its product and its code (GS1 Digital Link)',
  },

  'POST /api/recalls/opened': {
    guard: 'public',
    rateLimit: 'accountLink',
    body: recallLinkSchema,
    response: messageSchema,
    summary: 'Notes that the page of a recalled batch was opened by the link of a mail',
  },

  'GET /api/admin/batches': {
    guard: 'ADMIN',
    right: 'catalogue',
    query: batchListSchema,
    list: batchSchema,
    summary: 'The batches of all products, newest first',
  },
  'GET /api/admin/batches/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    response: batchRecordSchema,
    summary: 'One batch, with the whereabouts of its units, its recalls and how far they are',
  },
  'POST /api/admin/batches/:id/recall': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: newRecallSchema,
    response: recallSchema,
    summary: 'Calls a batch back: once, however often it is sent; with `practice` nobody is mailed',
  },
  'GET /api/admin/recalls/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    response: recallSheetSchema,
    summary: 'A recall with where its batch came from and who got units of it, to be printed for authorities',
  },
  'GET /api/admin/recalls/:id/list': {
    guard: 'ADMIN',
    right: 'catalogue',
    download: 'text/csv',
    summary: 'Who got units of a batch that was called back, as a CSV file',
  },
} as const satisfies Contract;

type BatchesApi = typeof batchesApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends BatchesApi {}
}
