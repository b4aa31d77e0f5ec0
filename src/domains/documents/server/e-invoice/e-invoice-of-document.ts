import type { DocumentRecord } from '#domains/documents/server/document-view.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { toCii } from './cii.ts';
import { eInvoiceOf, type EInvoice } from './e-invoice.ts';
import { toUbl } from './ubl.ts';

/** As a file of its own; undefined: the document has none. */
export function ublOf(record: DocumentRecord): string | undefined {
  const invoice = eInvoice(record);
  return invoice && toUbl(invoice);
}

/** As it lies in the PDF; null: the document has none. */
export function ciiOf(record: DocumentRecord): string | null {
  const invoice = eInvoice(record);
  return invoice === undefined ? null : toCii(invoice);
}

/** Of goods that were sold with the tax in their prices, in the document's own language. */
function eInvoice(record: DocumentRecord): EInvoice | undefined {
  const { content } = record;
  if (content.type !== 'goods' || !content.taxIncluded) return undefined;
  const t = translator(isLanguage(record.language) ? record.language : DEFAULT_LANGUAGE);
  return eInvoiceOf(record, content, (key, values = {}) => t(`documents:${key}`, values));
}
