import { findDocument } from '#domains/documents/server/documents.queries.ts';
import { invoiceNumbers } from '#domains/documents/server/invoice-queue.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { MailAttachment } from '#engine/server/mail/mail-content.ts';
import { documentPdf } from './document-pdf.ts';

/** The invoice of an order for its mail, written and drawn now if need be. */
export async function invoiceFile(db: Db, orderId: number): Promise<MailAttachment | undefined> {
  const number = (await invoiceNumbers(db, [orderId])).get(orderId);
  const invoice = number === undefined ? undefined : await findDocument(db, number);
  if (invoice === undefined) return undefined;
  return {
    filename: `${invoice.number}.pdf`,
    contentType: 'application/pdf',
    content: await documentPdf(invoice),
  };
}
