import type { z } from 'zod';
import type { Download, ListCall } from '#engine/model/api/call.ts';
import type { Page } from '#engine/model/paging.ts';
import type { LedgerBalances, LedgerEntry, ledgerEntryListSchema, ledgerFilterSchema } from './ledger.ts';
import type {
  AdminPayout,
  adminPayoutListSchema,
  payoutPaidSchema,
  PayoutWithLines,
  ProducerPayouts,
} from './payouts.ts';

export interface LedgerApi {
  'GET /api/admin/ledger': { response: LedgerBalances };
  'GET /api/admin/ledger/entries': {
    query?: z.input<typeof ledgerEntryListSchema>;
    response: Page<LedgerEntry>;
    page: Page<LedgerEntry>;
  };
  'GET /api/admin/ledger/entries/export': {
    query?: z.input<typeof ledgerFilterSchema>;
    response: Download;
  };

  'GET /api/admin/payouts': ListCall<z.input<typeof adminPayoutListSchema>, AdminPayout>;
  'POST /api/admin/payouts/run': { response: { items: AdminPayout[] } };
  'PATCH /api/admin/payouts/:id': { body: z.input<typeof payoutPaidSchema>; response: AdminPayout };
  'GET /api/admin/payouts/:id/statement': { response: Download };

  'GET /api/producer/payouts': { response: ProducerPayouts };
  'GET /api/producer/payouts/:id': { response: PayoutWithLines };
  'GET /api/producer/payouts/:id/statement': { response: Download };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends LedgerApi {}
}
