import type { Contract } from '#engine/model/api/call.ts';
import {
  differenceListSchema,
  differenceSchema,
  explanationSchema,
  reconciledSchema,
} from './reconciliation.ts';

export const reconciliationApi = {
  'GET /api/admin/reconciliation': {
    guard: 'ADMIN',
    right: 'money',
    query: differenceListSchema,
    list: differenceSchema,
    summary: 'What our books and the provider’s say differently',
  },
  'POST /api/admin/reconciliation/run': {
    guard: 'ADMIN',
    right: 'money',
    response: reconciledSchema,
    summary: 'Compares our books with the provider’s',
  },
  'POST /api/admin/reconciliation/:id/explanation': {
    guard: 'ADMIN',
    right: 'money',
    body: explanationSchema,
    response: differenceSchema,
    summary: 'Says why something differs',
  },
} as const satisfies Contract;

type ReconciliationApi = typeof reconciliationApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends ReconciliationApi {}
}
