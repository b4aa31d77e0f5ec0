import { writtenInvoices } from '#domains/orders/server/show-orders.ts';
import { domains } from '#engine/server/domain.ts';
import type { LateMail, MailAttachment } from '#engine/server/mail/mail-content.ts';

/** What a mail that is about an invoice learns of it when it leaves. */
export interface InvoiceOfMail {
  /** Undefined: the order has none. */
  invoiceNumber?: string;
  invoiceFile?: MailAttachment;
}

/** The invoice is written by then, at the latest now: its number is not known when the mail is queued. */
export const withInvoiceNumber: LateMail = async ({ db }, { data }) => {
  const orderId = data['orderId'] as number;
  const invoiceNumber = (await writtenInvoices(db, [orderId])).get(orderId);
  return { ...data, ...(invoiceNumber !== undefined && { invoiceNumber }) };
};

/** The same with the invoice itself. A mail without it says what was bought as well, and where the invoice is: it goes. */
export const withInvoice: LateMail = async (shop, mail) => {
  const numbered = await withInvoiceNumber(shop, mail);
  const { invoiceFile } = domains().find((domain) => domain.invoiceFile !== undefined) ?? {};
  const file = await invoiceFile?.(shop.db, mail.data['orderId'] as number).catch(() => undefined);
  return { ...numbered, ...(file && { invoiceFile: file }) };
};
