import { z } from 'zod';
import { optionalTokenSchema, tokenQuerySchema } from '#domains/orders/model/order-token.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { bookkeepingSchema } from './bookkeeping.ts';
import {
  adminDocumentsSchema,
  deskDocumentSchema,
  documentSchema,
  listedDocumentSchema,
  numberParamsSchema,
  producerDocumentsSchema,
} from './document.ts';

export const documentsApi = {
  'GET /api/orders/:id/documents': {
    guard: 'owner',
    query: tokenQuerySchema,
    response: z.array(listedDocumentSchema),
    summary: 'Invoice and credit notes of an order, by the token of its link',
  },
  'GET /api/user/orders/:id/documents': {
    guard: 'BUYER',
    response: z.array(listedDocumentSchema),
    summary: 'Invoice and credit notes of an own order',
  },
  'GET /api/admin/orders/:id/documents': {
    guard: 'ADMIN',
    right: 'orders',
    response: z.array(listedDocumentSchema),
    summary: 'Invoice and credit notes of an order',
  },
  'GET /api/producer/documents': {
    guard: 'PRODUCER',
    right: 'money',
    query: producerDocumentsSchema,
    list: deskDocumentSchema,
    summary: 'Statements of the producer’s payouts',
  },
  'GET /api/admin/documents': {
    guard: 'ADMIN',
    right: 'money',
    query: adminDocumentsSchema,
    list: deskDocumentSchema,
    summary: 'All invoices, credit notes and statements of payouts',
  },
  'GET /api/admin/bookkeeping': {
    guard: 'ADMIN',
    right: 'money',
    query: bookkeepingSchema,
    download: 'text/csv',
    summary: 'Every posting of the books with its document, as CSV or for DATEV',
  },
  /** For its customer, by the order's token or signed in; for administrators; a statement for its producer. */
  'GET /api/documents/:number': {
    guard: 'owner',
    params: numberParamsSchema,
    query: optionalTokenSchema,
    response: documentSchema,
    summary: 'What a document says',
  },
  'GET /api/documents/:number.pdf': {
    guard: 'owner',
    params: numberParamsSchema,
    query: optionalTokenSchema,
    download: 'application/pdf',
    summary: 'A document as PDF',
  },
  'GET /api/documents/:number.xml': {
    guard: 'owner',
    params: numberParamsSchema,
    query: optionalTokenSchema,
    download: 'application/xml',
    summary: 'An invoice or credit note whose prices hold the tax, as EN 16931 XML (UBL)',
  },
} as const satisfies Contract;

type DocumentsApi = typeof documentsApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends DocumentsApi {}
}
