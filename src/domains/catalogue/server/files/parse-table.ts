import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import type { Column } from '#domains/catalogue/model/files/product-columns.ts';
import { MAX_FILE_BYTES, MAX_FILE_MB, MAX_ROWS } from '#domains/catalogue/model/files/file-limits.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { unescapedCsvCell } from '#engine/server/lists/csv.ts';
import type { Cells } from './product-cells.ts';
import { readXlsx } from './read-xlsx.ts';

/** The columns come with the file: the process that reads it does without the rules of the form. */
export interface TableQuestion {
  file: Uint8Array;
  columns: readonly string[];
}

export interface TableRow {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  cells: Cells;
}

const CHUNK_CHARACTERS = 64 * 1024;
const MAX_RECORD_CHARACTERS = 200_000;
/** Spreadsheets write rows that hold nothing but a colour. They cost time to read all the same. */
const MAX_ROWS_WITH_EMPTY_ONES = 5 * MAX_ROWS;
/** As many as a CSV can hold. A spreadsheet keeps a text once and names it ten thousand times: 47 KB said 900 MB. */
const MAX_CHARACTERS = MAX_FILE_BYTES;

const tooManyRows = () =>
  new AppError('invalid', 'errors:productFile.tooManyRows', { params: { max: MAX_ROWS } });

/**
 * The rows of a file under the names of its head. Columns that nobody knows are refused: a typing error is no new column.
 * Runs in the process of `table-process.ts` only: nothing else unpacks what a stranger sent.
 */
export async function parseTable({ file, columns }: TableQuestion): Promise<TableRow[]> {
  let head: Column[] | undefined;
  let seen = 0;
  let characters = 0;
  const rows: TableRow[] = [];
  const take = (texts: string[], row: number) => {
    seen += 1;
    if (seen > MAX_ROWS_WITH_EMPTY_ONES) throw tooManyRows();
    characters += texts.reduce((sum, text) => sum + text.length, 0);
    if (characters > MAX_CHARACTERS)
      throw new AppError('too_large', 'errors:productFile.tooLarge', { params: { max: MAX_FILE_MB } });
    if (texts.every((text) => text.trim() === '')) return;
    if (head === undefined) {
      head = readHead(texts, columns);
      return;
    }
    if (rows.length === MAX_ROWS) throw tooManyRows();
    rows.push({
      row,
      cells: Object.fromEntries(head.map((column, at) => [column, withPlainLineEnds(texts[at] ?? '')])),
    });
  };
  if (isZip(file)) await readXlsx(file, take);
  else await readCsv(textOf(file), take);
  if (rows.length === 0) throw new AppError('invalid', 'errors:productFile.empty');
  return rows;
}

const withPlainLineEnds = (text: string) => text.replaceAll('\r\n', '\n');

function readHead(texts: string[], columns: readonly string[]): Column[] {
  const names = texts.map((text) => text.trim().toLowerCase());
  while (names.at(-1) === '') names.pop();
  for (const [at, name] of names.entries()) {
    if (!columns.includes(name))
      throw new AppError('invalid', 'errors:productFile.column', { params: { name } });
    if (names.indexOf(name) !== at)
      throw new AppError('invalid', 'errors:productFile.columnTwice', { params: { name } });
  }
  return names as Column[];
}

const isZip = (file: Uint8Array) => Buffer.from(file.subarray(0, 4)).equals(Buffer.from('PK\x03\x04'));

/** UTF-8 with or without its mark, and UTF-16 with it. Anything else would turn 'Müller' into 'M?ller' without a word. */
function textOf(file: Uint8Array): string {
  const isUtf16 = file[0] === 0xff && file[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(file);
    if (text.includes('\0')) throw new TypeError('No text');
    return text;
  } catch {
    throw new AppError('invalid', 'errors:productFile.encoding');
  }
}

/** The rows of a text with commas, semicolons or tabs, whichever its first line has most of. */
async function readCsv(text: string, take: (cells: string[], row: number) => void): Promise<void> {
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  let row = 0;
  try {
    for await (const record of Readable.from(portionsOf(text)).pipe(parser)) {
      row += 1;
      take((record as string[]).map(unescapedCsvCell), row);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'errors:productFile.tornRow', { params: { row: row + 1 } });
  }
}

/** Others get their turn in between. */
async function* portionsOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK_CHARACTERS) {
    yield text.slice(at, at + CHUNK_CHARACTERS);
    await nextTurn();
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
}
