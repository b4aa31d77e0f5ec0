import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { taxReportQuerySchema, taxReportRowSchema } from './tax-report.ts';
import {
  newRateSchema,
  rateChangesSchema,
  taxRateFilterSchema,
  taxRateListSchema,
  taxRateSchema,
} from './tax-rate.ts';

/** The owner's rates of tax. */
export const taxesApi = {
  'GET /api/admin/tax-rates': {
    guard: 'ADMIN',
    right: 'money',
    query: taxRateListSchema,
    list: taxRateSchema,
    summary: 'All rates of tax',
  },
  'POST /api/admin/tax-rates': {
    guard: 'ADMIN',
    right: 'money',
    body: newRateSchema,
    response: taxRateSchema,
    status: 201,
    summary: 'Adds a rate; 409 where it overlaps another of its place and category',
    example: { country: 'US', region: 'NY', category: 'food', name: 'Sales tax', percent: 4.5 },
  },
  'PATCH /api/admin/tax-rates/:id': {
    guard: 'ADMIN',
    right: 'money',
    body: rateChangesSchema,
    response: taxRateSchema,
    summary: 'Changes a rate, from the next cart on',
  },
  'DELETE /api/admin/tax-rates/:id': {
    guard: 'ADMIN',
    right: 'money',
    response: idResponseSchema,
    summary: 'Removes a rate; orders keep what they were charged',
  },
  'GET /api/admin/tax-rates/export': {
    guard: 'ADMIN',
    right: 'money',
    query: taxRateFilterSchema,
    download: 'text/csv',
    summary: 'All rates as a file that can be imported again',
  },
  'POST /api/admin/tax-rates/import': {
    guard: 'ADMIN',
    right: 'money',
    rateLimit: 'productFiles',
    form: z.object({}),
    response: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
    summary: 'Takes over a file of rates, all of it or nothing',
  },
  'GET /api/admin/taxes': {
    guard: 'ADMIN',
    right: 'money',
    query: taxReportQuerySchema,
    response: z.array(taxReportRowSchema),
    summary: 'What was taxed and taken back, by place and rate',
  },
  'GET /api/admin/taxes/export': {
    guard: 'ADMIN',
    right: 'money',
    query: taxReportQuerySchema,
    download: 'text/csv',
    summary: 'The same as a file',
  },
  'GET /api/tax-categories': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    response: z.array(z.string()),
    summary: 'The categories of tax that products may have',
  },
} as const satisfies Contract;

type TaxesApi = typeof taxesApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends TaxesApi {}
}
