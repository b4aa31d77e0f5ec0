import type { ServerDomain } from '#engine/server/domain.ts';
import { everyMinutes, HOURLY } from '#engine/server/scheduler/timer.ts';
import { documentsApi } from './model/documents.api.ts';
import { bookkeepingRoutes } from './server/bookkeeping.routes.ts';
import { documentsRoutes } from './server/documents.routes.ts';
import { invoiceNumbers } from './server/invoice-queue.ts';
import { writeMissingDocuments } from './server/missing-documents.ts';
import { invoiceFile } from './server/pdf/invoice-file.ts';
import { forgetRecipients, ownDocuments } from './server/personal-data.ts';
import { searchableDocuments } from './server/search-documents.ts';

/** Invoices, credit notes and statements of payouts: numbered without gaps, written once, never changed. */
export const documents: ServerDomain = {
  name: 'documents',
  api: [documentsApi],
  routes: [documentsRoutes, bookkeepingRoutes],
  timers: ({ db }) => [
    { name: 'write-documents', next: everyMinutes(1), run: (now) => writeMissingDocuments(db, now) },
    { name: 'forget-recipients', next: HOURLY, run: (now) => forgetRecipients(db, now) },
  ],
  searchable: [searchableDocuments],
  writeInvoices: invoiceNumbers,
  invoiceFile,
  ownData: ownDocuments,
};
