import { toDocument, type DocumentRecord } from '#domains/documents/server/document-view.ts';
import { ciiOf } from '#domains/documents/server/e-invoice/e-invoice-of-document.ts';
import { makePdf } from './make-pdf.ts';
import { toPrintout } from './to-printout.ts';

/** So many are kept, of some 20 to 60 KB each: a customer opens the one that was just mailed. */
const MOST_KEPT = 100;

const kept = new Map<string, Promise<Uint8Array>>();

/** A document as PDF. It never changes, so it is made once and kept for a while. */
export function documentPdf(record: DocumentRecord): Promise<Uint8Array> {
  // Another database has other documents under the same numbers: tests have many.
  const key = `${record.number} ${record.createdAt.toISOString()}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = makePdf({ ...toPrintout(toDocument(record), record.createdAt), eInvoice: ciiOf(record) });
  kept.set(key, made);
  // What failed is tried again by the next who asks.
  made.catch(() => kept.delete(key));
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return made;
}
