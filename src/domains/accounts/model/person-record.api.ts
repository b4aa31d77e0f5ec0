import type { Contract } from '#engine/model/api/call.ts';
import { personRecordSchema, suspendSchema } from './person-record.ts';

/** The page of a person at the desk. What decides about somebody is not open to API keys. */
export const personRecordApi = {
  'GET /api/admin/users/:id': {
    guard: 'ADMIN',
    right: 'people',
    response: personRecordSchema,
    summary: 'One account',
  },
  'POST /api/admin/users/:id/suspend': {
    guard: 'ADMIN',
    right: 'people',
    sessionOnly: true,
    body: suspendSchema,
    response: personRecordSchema,
    summary: 'Suspends an account: it is signed out everywhere and told why',
    example: { reason: 'Several chargebacks; please write to us.' },
  },
  'POST /api/admin/users/:id/reactivate': {
    guard: 'ADMIN',
    right: 'people',
    sessionOnly: true,
    response: personRecordSchema,
    summary: 'Ends the suspension of an account',
  },
  'POST /api/admin/users/:id/password-reset': {
    guard: 'ADMIN',
    right: 'people',
    sessionOnly: true,
    response: personRecordSchema,
    summary: 'Mails the owner of an account a link to set a new password',
  },
  'POST /api/admin/users/:id/sign-out': {
    guard: 'ADMIN',
    right: 'people',
    sessionOnly: true,
    response: personRecordSchema,
    summary: 'Signs an account out everywhere',
  },
} as const satisfies Contract;

type PersonRecordApi = typeof personRecordApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends PersonRecordApi {}
}
