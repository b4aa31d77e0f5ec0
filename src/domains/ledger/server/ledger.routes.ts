import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { ledgerBalances } from './balances.queries.ts';
import { listLedgerEntries } from './entries.queries.ts';

/** The books, to read: nothing here writes. */
export function ledgerRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/ledger', () => ledgerBalances(db));

  app.get('/api/admin/ledger/entries', (request) => listLedgerEntries(db, request.query));
}
