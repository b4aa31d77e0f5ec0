import { writtenInvoices } from '#domains/orders/server/show-orders.ts';
import type { LateMail } from '#engine/server/mail/mail-content.ts';

/** What a mail that is about an invoice learns of it when it leaves. */
export interface InvoiceOfMail {
  /** Undefined: the order has none. */
  invoiceNumber?: string;
}

/** The invoice is written by then, at the latest now: its number is not known when the mail is queued. */
export const withInvoice: LateMail = async ({ db }, { data }) => {
  const orderId = data['orderId'] as number;
  const invoiceNumber = (await writtenInvoices(db, [orderId])).get(orderId);
  return { ...data, ...(invoiceNumber !== undefined && { invoiceNumber }) };
};
