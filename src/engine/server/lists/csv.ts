import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * A spreadsheet would run cells that begin like a formula; an apostrophe makes them text. Many read `;` or a tab as the
 * border of a cell, whatever the quotes say: what follows one of these, or a line's end, begins a cell as well.
 */
const FORMULA_START = /(^|[;\t\r\n|])([\s"']*)(?=[=+\-@＝＋－＠])/g;
/** Tab and line ends at the beginning of a cell start a formula by themselves in some programs. */
const BLANK_START = /^(?=[\t\r\n])/;

export function csvCell(value: unknown): string {
  if (value == null) return '';
  const raw = String(value);
  const text =
    typeof value === 'string' ? raw.replaceAll(FORMULA_START, "$1$2'").replace(BLANK_START, "'") : raw;
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const ESCAPED_START = /(^|[;\t\r\n|])([\s"']*)'(?=[=+\-@＝＋－＠])/g;
const ESCAPED_BLANK = /^'(?=[\t\r\n])/;

/** What `csvCell` was given, from a cell that came back. */
export function unescapedCsvCell(cell: string): string {
  return cell.replace(ESCAPED_BLANK, '').replaceAll(ESCAPED_START, '$1$2');
}

export function csvLine(values: unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** A whole export, portion by portion, so that its size does not matter. */
export async function* csv<Row>(
  header: string[],
  portions: AsyncIterable<Row[]>,
  toValues: (row: Row) => unknown[],
): AsyncGenerator<string> {
  // The mark tells spreadsheets that the text is UTF-8.
  yield `\uFEFF${csvLine(header)}`;
  for await (const portion of portions) yield portion.map((row) => csvLine(toValues(row))).join('');
}

/** Sends an export as a file to save. */
export function sendCsv(reply: FastifyReply, filename: string, lines: AsyncIterable<string>): FastifyReply {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${filename}"`);
  return reply.send(Readable.from(lines));
}
