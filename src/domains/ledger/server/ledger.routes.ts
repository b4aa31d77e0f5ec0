import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import { ledgerBalances } from './balances.queries.ts';
import { allLedgerEntries, listLedgerEntries } from './entries.queries.ts';

/** The books, to read: nothing here writes. */
export function ledgerRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/ledger', () => ledgerBalances(db));

  app.get('/api/admin/ledger/entries', (request) => listLedgerEntries(db, request.query));

  app.get('/api/admin/ledger/entries/export', (request, reply) => {
    const header = ['id', 'at', 'account', 'amount', 'kind', 'orderId', 'partId', 'refundId', 'payoutId'];
    const lines = csv(header, allLedgerEntries(db, request.query), (entry) => [
      entry.id,
      entry.at,
      entry.account,
      // As a number: a text that begins with a minus is taken for a formula.
      entry.amount,
      entry.kind,
      entry.orderId,
      entry.partId,
      entry.refundId,
      entry.payoutId,
    ]);
    return sendCsv(reply, 'ledger.csv', lines);
  });
}
