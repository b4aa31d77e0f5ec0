import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { ledgerBalances } from './balances.queries.ts';
import { listLedgerEntries } from './entries.queries.ts';
import { moneyOverview } from './overview/money-overview.ts';

/** The books, to read: nothing here writes. */
export function ledgerRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/money', (request) => moneyOverview(db, request.query));

  app.get('/api/admin/ledger', () => ledgerBalances(db));

  app.get('/api/admin/ledger/entries', (request) => listLedgerEntries(db, request.query));
}
