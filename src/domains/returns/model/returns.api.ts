import type { Contract } from '#engine/model/api/call.ts';
import { optionalTokenSchema, tokenQuerySchema } from '#domains/orders/model/order-token.ts';
import {
  adminReturnSchema,
  producerReturnSchema,
  producerReturnsSchema,
  returnRowSchema,
} from './handled-return.ts';
import {
  adminReturnListSchema,
  producerReturnListSchema,
  returnAnswerSchema,
  returnDecisionSchema,
  returnPhotoSchema,
  returnRequestSchema,
} from './return-input.ts';
import {
  requestedReturnSchema,
  returnOptionsSchema,
  returnPhotoAnswerSchema,
  returnViewsSchema,
} from './return.ts';

export const returnsApi = {
  'GET /api/user/orders/:id/return-options': {
    guard: 'BUYER',
    response: returnOptionsSchema,
    summary: 'What of an own order may be returned',
  },
  'GET /api/user/orders/:id/returns': {
    guard: 'BUYER',
    response: returnViewsSchema,
    summary: 'The returns of an own order',
  },
  'POST /api/user/orders/:id/returns': {
    guard: 'BUYER',
    rateLimit: 'returnRequests',
    body: returnRequestSchema,
    status: 201,
    response: requestedReturnSchema,
    summary: 'Asks for a return of an own order',
  },

  'GET /api/orders/:id/return-options': {
    guard: 'owner',
    query: tokenQuerySchema,
    response: returnOptionsSchema,
    summary: 'What of an order may be returned, by the token of its link',
  },
  'GET /api/orders/:id/returns': {
    guard: 'owner',
    query: tokenQuerySchema,
    response: returnViewsSchema,
    summary: 'The returns of an order, by the token of its link',
  },
  'POST /api/orders/:id/returns': {
    guard: 'owner',
    rateLimit: 'returnRequests',
    query: tokenQuerySchema,
    body: returnRequestSchema,
    status: 201,
    response: requestedReturnSchema,
    summary: 'Asks for a return, by the token of its link',
  },

  /** With the picture as the file `image`; guests with the order's token. */
  'POST /api/uploads/return-photos': {
    guard: 'owner',
    rateLimit: 'returnPhotos',
    query: optionalTokenSchema,
    form: returnPhotoSchema,
    status: 201,
    response: returnPhotoAnswerSchema,
    summary: 'Uploads a photo of what is wrong',
  },
  /** To the customer, the producers concerned and administrators. */
  'GET /api/return-photos/:id': {
    guard: 'owner',
    query: optionalTokenSchema,
    download: 'image/jpeg',
    summary: 'A photo of what is wrong',
  },
  /** The number as a bar code (Code 128), from the authorisation on. */
  'GET /api/returns/:number/label.svg': {
    guard: 'owner',
    query: optionalTokenSchema,
    download: 'image/svg+xml',
    summary: 'The label of a return, to print',
  },

  'GET /api/admin/returns': {
    guard: 'ADMIN',
    right: 'orders',
    query: adminReturnListSchema,
    list: returnRowSchema,
    summary: 'All returns',
  },
  'GET /api/admin/returns/:id': {
    guard: 'ADMIN',
    right: 'orders',
    response: adminReturnSchema,
    summary: 'One return',
  },
  'PATCH /api/admin/returns/:id': {
    guard: 'ADMIN',
    right: 'orders',
    body: returnDecisionSchema,
    response: adminReturnSchema,
    summary: 'Decides a return, or takes it a step further',
  },

  'GET /api/producer/returns': {
    guard: 'PRODUCER',
    right: 'orders',
    query: producerReturnListSchema,
    response: producerReturnsSchema,
    summary: 'Returns of own products, newest first; in pages, what is open comes first',
  },
  'GET /api/producer/returns/:id': {
    guard: 'PRODUCER',
    right: 'orders',
    response: producerReturnSchema,
    summary: 'One return of own products',
  },
  'POST /api/producer/returns/:id/answers': {
    guard: 'PRODUCER',
    right: 'orders',
    body: returnAnswerSchema,
    status: 201,
    response: producerReturnSchema,
    summary: 'Says something to a return',
  },
} as const satisfies Contract;

type ReturnsApi = typeof returnsApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends ReturnsApi {}
}
