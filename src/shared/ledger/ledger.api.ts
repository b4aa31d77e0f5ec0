import type { z } from 'zod';
import type { Download } from '#shared/api/call.ts';
import type { Page } from '#shared/paging.ts';
import type { LedgerBalances, LedgerEntry, ledgerEntryListSchema, ledgerFilterSchema } from './ledger.ts';

export interface LedgerApi {
  'GET /api/admin/ledger': { answer: LedgerBalances };
  'GET /api/admin/ledger/entries': {
    query?: z.input<typeof ledgerEntryListSchema>;
    answer: Page<LedgerEntry>;
  };
  'GET /api/admin/ledger/entries/export': {
    query?: z.input<typeof ledgerFilterSchema>;
    answer: Download;
  };
}
