import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { AppError } from '#engine/server/http/app-error.ts';
import { unescapedCsvCell } from '#engine/server/lists/csv.ts';

const CHUNK_CHARACTERS = 64 * 1024;
const MAX_RECORD_CHARACTERS = 200_000;

/** The rows of a text with commas, semicolons or tabs, whichever its first line has most of. */
export async function readCsv(text: string, take: (cells: string[], row: number) => void): Promise<void> {
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
