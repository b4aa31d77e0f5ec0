/** A document in words, ready to be set on paper. It knows no shop: the process that draws it holds neither data nor texts. */
export interface Printout {
  /** BCP 47 */
  language: string;
  paper: 'A4' | 'LETTER';
  /** 'Invoice M-2026-000243' */
  title: string;
  kind: string;
  /** ISO: when it was written. */
  writtenAt: string;
  seller: { name: string; lines: string[] };
  mark: { viewBox: string; shapes: { d: string; colour: string }[] };
  recipient: { label: string; name: string; lines: string[] };
  facts: Fact[];
  table: PrintedTable | null;
  totals: (Fact & { isTotal?: boolean })[];
  /** Under the totals. */
  notes: string[];
  payTo: {
    title: string;
    intro: string;
    facts: Fact[];
    qrCode: { size: number; path: string } | null;
  } | null;
  /** '{page}' and '{pages}' stand for the numbers. */
  pageOf: string;
  /** The same for programs, which is put into the PDF; null: there is none. */
  eInvoice?: string | null;
}

export interface Fact {
  label: string;
  value: string;
}

export interface PrintedTable {
  caption: string;
  columns: { header: string; width: number; align: 'left' | 'right' }[];
  /** `note`: in small print under the text of the cell. */
  rows: { text: string; note?: string }[][];
}
