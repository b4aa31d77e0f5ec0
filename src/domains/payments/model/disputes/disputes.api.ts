import type { Contract } from '#engine/model/api/call.ts';
import {
  disputeListSchema,
  disputeSchema,
  disputeWithEvidenceSchema,
  evidenceNoteSchema,
} from './dispute.ts';

export const disputesApi = {
  'GET /api/admin/disputes': {
    guard: 'ADMIN',
    right: 'money',
    query: disputeListSchema,
    list: disputeSchema,
    summary: 'Payments that customers dispute',
  },
  'GET /api/admin/disputes/:id': {
    guard: 'ADMIN',
    right: 'money',
    response: disputeWithEvidenceSchema,
    summary: 'One dispute, with what the shop knows about it',
  },
  'POST /api/admin/disputes/:id/evidence': {
    guard: 'ADMIN',
    right: 'money',
    body: evidenceNoteSchema.nullish(),
    response: disputeWithEvidenceSchema,
    summary: 'Sends what the shop knows to the bank',
  },
  'POST /api/admin/disputes/:id/accept': {
    guard: 'ADMIN',
    right: 'money',
    response: disputeWithEvidenceSchema,
    summary: 'Lets the customer have the money',
  },
} as const satisfies Contract;

type DisputesApi = typeof disputesApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends DisputesApi {}
}
