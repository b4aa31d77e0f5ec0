import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { remindNow } from './remind-unpaid.ts';
import { listUnpaidInvoices } from './unpaid-invoices.queries.ts';

export function unpaidInvoicesRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/invoices/unpaid', (request) => listUnpaidInvoices(db, request.query, new Date()));

  app.post('/api/admin/invoices/:id/remind', (request) =>
    remindNow(db, request.params.id, signedInUser(request), new Date()),
  );
}
