import { parse } from 'csv-parse/sync';
import { strToU8, zipSync } from 'fflate';
import { expect } from 'vitest';
import type { Column } from '#domains/catalogue/model/files/product-columns.ts';
import type { FileLine } from '#domains/catalogue/model/files/product-file.ts';
import type { TestApp, Visitor } from './test-app.ts';

const BOUNDARY = 'xxFILExx';

/** The rows of an export, by an independent reader. */
export const readBack = (file: Buffer) =>
  parse(file, { bom: true, columns: true }) as Record<Column, string>[];

export const csvOf = (head: string[], ...rows: string[][]) =>
  [head, ...rows].map((row) => row.join(',')).join('\n');

/**
 * A workbook that has the column of ids and these rows, as they are written into it. `shared`: the text that cells of the
 * type `s` name as 0.
 */
export const aSheet = (rows: string, shared = '') =>
  Buffer.from(
    zipSync({
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${shared}</t></si></sst>`),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>id</v></c></row>${rows}</sheetData></worksheet>`,
      ),
    }),
  );

/** Downloads, looks at and imports files of products. */
export function productFileDesk(shop: TestApp) {
  async function download(visitor: Visitor, query: string): Promise<Buffer> {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { rawPayload, statusCode } = await shop.app.inject({
      url: `/api/product-file?${query}`,
      headers: { cookie },
    });
    expect(statusCode).toBe(200);
    return rawPayload;
  }

  async function send(visitor: Visitor, call: 'preview' | 'apply', file: Buffer | string, fields = {}) {
    const texts = Object.entries(fields).map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    );
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="p.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(texts.join('') + head),
      Buffer.from(file),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/product-file/${call}`,
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: body,
    });
    const { statusCode: status, body: text, headers } = answer;
    const isLines = String(headers['content-type']).includes('ndjson');
    const lines = isLines
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as FileLine)
      : [];
    return { status, lines, message: isLines ? '' : (JSON.parse(text) as { message: string }).message };
  }

  async function preview(visitor: Visitor, file: Buffer | string) {
    const { status, lines, message } = await send(visitor, 'preview', file);
    const rows = lines.flatMap((line) => ('rows' in line ? line.rows : []));
    const sum = lines.flatMap((line) => ('preview' in line ? line.preview : []))[0];
    return { status, message, rows, sum: sum! };
  }

  /** Looked at, then done. */
  async function importFile(visitor: Visitor, file: Buffer | string) {
    const { sum, rows } = await preview(visitor, file);
    expect(rows.filter(({ problems }) => problems.length > 0)).toEqual([]);
    return { sum, ...(await send(visitor, 'apply', file, { fingerprint: sum.fingerprint })) };
  }

  return { download, send, preview, importFile };
}
