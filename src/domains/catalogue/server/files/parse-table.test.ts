// Files as strangers send them, read without the process that reads them in the shop: reading-files.test.ts has that one.
import { describe, expect, it } from 'vitest';
import { COLUMNS } from '#domains/catalogue/model/files/product-columns.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { aSheet } from '../../../../../tests/support/product-file-desk.ts';
import { parseTable } from './parse-table.ts';

const read = (file: string | Buffer) => parseTable({ file: Buffer.from(file), columns: COLUMNS });

/** What the person reads who sent it. */
async function refusal(file: string | Buffer): Promise<string> {
  const error: unknown = await read(file).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error('It was not refused.', { cause: error });
  expect(error.code).toBe('invalid');
  return translator('en')(error.message, error.details.params ?? {});
}

describe('files as they come', () => {
  const rowOf = (sign: string) => `id${sign}price\r\n7${sign}"41,5"\r\n\r\n`;
  it.each([
    ['with a byte order mark', `\uFEFF${rowOf(',')}`],
    ['with semicolons', rowOf(';')],
    ['with tabs', rowOf('\t')],
    ['in UTF-16', Buffer.from(`\uFEFF${rowOf('\t')}`, 'utf16le')],
  ])('%s are read', async (_, file) => {
    expect(await read(file)).toEqual([{ row: 2, cells: { id: '7', price: '41,5' } }]);
  });

  it.each([
    ['in another encoding', Buffer.from([0x69, 0x64, 0x0a, 0xd6, 0x6c, 0x0a]), 'UTF-8'],
    ['with an unknown column', 'id,prize\n1,2\n', '“prize”'],
    ['with a column twice', 'id,price,price\n1,2,3\n', 'twice'],
    ['with a torn row', 'id,name\n1,"oil\n2,jam\n', 'quotation mark'],
    ['without rows', 'id,price\n', 'no rows'],
    ['that are something else', Buffer.from('%PDF-1.7\n%\xe2\xe3', 'latin1'), 'UTF-8'],
    ['that are no workbook', Buffer.from('PK\x03\x04 nothing behind it'), 'cannot be read'],
  ])('%s are refused with a sentence', async (_, file, sentence) => {
    expect(await refusal(file)).toContain(sentence);
  });
});

describe('files that were made to be slow', () => {
  it('a cell far to the right of every row costs no more than one nearby', async () => {
    const rows = Array.from({ length: 9_000 }, (_, at) => `<row r="${at + 2}"><c r="ZZZ${at + 2}"/></row>`);
    expect(await refusal(aSheet(rows.join('')))).not.toBe('');
  });

  it('rows that hold nothing are counted too', async () => {
    expect(await refusal(aSheet('<row/>'.repeat(60_000)))).toContain('10,000');
  });

  it('a hundred thousand empty lines of a CSV file are refused', async () => {
    expect(await refusal(`id\n${'\n'.repeat(100_000)}`)).toContain('10,000');
  });
});
