export const DOCUMENT_KINDS = ['invoice', 'credit_note', 'payout_statement'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What the numbers of each kind begin with. */
export const NUMBER_LETTERS = {
  invoice: 'M',
  credit_note: 'C',
  payout_statement: 'P',
} as const satisfies Record<DocumentKind, string>;

const DIGITS = 6;

/** 'M-2026-000243' */
export function documentNumber(kind: DocumentKind, year: number, sequence: number): string {
  return `${NUMBER_LETTERS[kind]}-${year}-${String(sequence).padStart(DIGITS, '0')}`;
}

/** What stands on every document's first line, and nothing else does. */
export const DOCUMENT_NUMBER = /^[MCP]-\d{4}-\d{6,9}$/;
