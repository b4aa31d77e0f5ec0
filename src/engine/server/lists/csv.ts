import type { FastifyReply } from 'fastify';
import { sendStream } from '#engine/server/cache/send-stream.ts';

/**
 * A spreadsheet would run cells that begin like a formula; an apostrophe makes them text. Many read `;` or a tab as the
 * border of a cell, whatever the quotes say: what follows one of these, or a line's end, begins a cell as well.
 */
const BORDERS = new Set(';\t\r\n|');
const FORMULA_SIGNS = new Set('=+-@＝＋－＠');
/** Spreadsheets look past them for the first sign of a cell. */
const SKIPPED = /[\s"']/;
/** Tab and line ends at the beginning of a cell start a formula by themselves in some programs. */
const BLANK_START = /^(?=[\t\r\n])/;

/** Where something in a text begins like a formula. One walk, whatever a stranger wrote: a pattern took its square. */
function formulaStarts(text: string): number[] {
  const starts: number[] = [];
  let isBegun = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (BORDERS.has(sign)) isBegun = false;
    else if (!isBegun && FORMULA_SIGNS.has(sign)) {
      starts.push(at);
      isBegun = true;
    } else if (!isBegun && !SKIPPED.test(sign)) isBegun = true;
  }
  return starts;
}

export function csvCell(value: unknown): string {
  if (value == null) return '';
  const text = typeof value === 'string' ? escaped(value) : String(value);
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escaped(text: string): string {
  const starts = formulaStarts(text);
  const pieces = [0, ...starts].map((from, index) => text.slice(from, starts[index]));
  return pieces.join("'").replace(BLANK_START, "'");
}

const ESCAPED_BLANK = /^'(?=[\t\r\n])/;

/** What `csvCell` was given, from a cell that came back. */
export function unescapedCsvCell(cell: string): string {
  const text = cell.replace(ESCAPED_BLANK, '');
  const marks = formulaStarts(text).filter((start) => text[start - 1] === "'");
  return [0, ...marks].map((from, index) => text.slice(from, (marks[index] ?? text.length + 1) - 1)).join('');
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
  return sendStream(reply, lines);
}
