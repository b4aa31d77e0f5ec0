import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idempotencyHeadersSchema } from '#engine/model/api/idempotency.ts';
import { pageSchema } from '#engine/model/lists/paging.ts';
import { moneyOverviewQuerySchema, moneyOverviewSchema } from './overview/money-overview.ts';
import { ledgerBalancesSchema, ledgerEntryListSchema, ledgerEntrySchema } from './ledger.ts';
import { batchPaidSchema } from './payout-batch.ts';
import {
  changedPayoutAccountSchema,
  payoutAccountFormSchema,
  payoutAccountSchema,
} from './payout-account.ts';
import { producerMoneySchema } from './producer-money.ts';
import {
  adminPayoutListSchema,
  adminPayoutRecordSchema,
  adminPayoutSchema,
  payoutPaidSchema,
  payoutWithLinesSchema,
  producerPayoutsSchema,
  takeBackSchema,
} from './payouts.ts';

export const ledgerApi = {
  'GET /api/admin/ledger': {
    guard: 'ADMIN',
    right: 'money',
    response: ledgerBalancesSchema,
    summary: 'The balances of all accounts',
  },
  'GET /api/admin/ledger/entries': {
    guard: 'ADMIN',
    right: 'money',
    query: ledgerEntryListSchema,
    response: pageSchema(ledgerEntrySchema),
    summary: 'The entries of the books',
  },
  'GET /api/admin/money': {
    guard: 'ADMIN',
    right: 'money',
    query: moneyOverviewQuerySchema,
    response: moneyOverviewSchema,
    summary: 'Where the money stands, and what a month, a quarter or a year did to it',
  },

  'GET /api/admin/payouts': {
    guard: 'ADMIN',
    right: 'money',
    query: adminPayoutListSchema,
    list: adminPayoutSchema,
    summary: 'All payouts',
  },
  'POST /api/admin/payouts/run': {
    guard: 'ADMIN',
    right: 'money',
    response: z.object({ items: z.array(adminPayoutSchema) }),
    summary: 'Pays producers what is due',
  },
  'GET /api/admin/payouts/batch.xml': {
    guard: 'ADMIN',
    right: 'money',
    download: 'application/xml',
    summary: 'Payouts to IBANs, as a file for the bank (pain.001.001.09)',
  },
  'GET /api/admin/payouts/batch.csv': {
    guard: 'ADMIN',
    right: 'money',
    download: 'text/csv',
    summary: 'Payouts to all other accounts, as a table',
  },
  'POST /api/admin/payouts/batch': {
    guard: 'ADMIN',
    right: 'money',
    body: batchPaidSchema,
    response: z.object({ items: z.array(adminPayoutSchema) }),
    summary: 'Records that the bank has carried out the batch',
  },
  'GET /api/admin/payouts/:id': {
    guard: 'ADMIN',
    right: 'money',
    response: adminPayoutRecordSchema,
    summary: 'One payout with its lines, where it goes and how far it is',
  },
  'PATCH /api/admin/payouts/:id': {
    guard: 'ADMIN',
    right: 'money',
    body: payoutPaidSchema,
    response: adminPayoutSchema,
    summary: 'Records that the bank has paid',
  },
  'POST /api/admin/payouts/:id/reversal': {
    guard: 'ADMIN',
    right: 'money',
    headers: idempotencyHeadersSchema,
    body: takeBackSchema,
    response: adminPayoutSchema,
    status: 202,
    summary:
      'Takes back of a payout by a provider what the producer owes; the same `Idempotency-Key` does it once',
  },
  'GET /api/admin/payouts/:id/statement': {
    guard: 'ADMIN',
    right: 'money',
    download: 'text/csv',
    summary: 'The statement of a payout, as CSV',
  },

  'GET /api/admin/producers/:id/money': {
    guard: 'ADMIN',
    right: 'money',
    response: producerMoneySchema,
    summary: 'What a producer is owed, where it goes and the latest payouts',
  },

  'GET /api/producer/payout-account': {
    guard: 'PRODUCER',
    right: 'money',
    response: payoutAccountSchema,
    summary: 'Where payouts go',
  },
  'PUT /api/producer/payout-account': {
    guard: 'PRODUCER',
    right: 'money',
    sessionOnly: true,
    body: payoutAccountFormSchema,
    response: changedPayoutAccountSchema,
    summary: 'Changes where payouts go',
  },

  'GET /api/producer/payouts': {
    guard: 'PRODUCER',
    right: 'money',
    response: producerPayoutsSchema,
    exported: true,
    summary: 'Payouts, and what comes next',
  },
  'GET /api/producer/payouts/:id': {
    guard: 'PRODUCER',
    right: 'money',
    response: payoutWithLinesSchema,
    summary: 'One payout with its lines',
  },
  'GET /api/producer/payouts/:id/statement': {
    guard: 'PRODUCER',
    right: 'money',
    download: 'text/csv',
    summary: 'The statement of a payout, as CSV',
  },
} as const satisfies Contract;

type LedgerApi = typeof ledgerApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends LedgerApi {}
}
