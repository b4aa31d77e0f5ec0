import { Zip, ZipDeflate } from 'fflate';
import { escapeHtml } from '#engine/model/escape-html.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What a workbook of one sheet needs beside the sheet (ECMA-376, part 1). */
const FRAME: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A workbook with one sheet, portion by portion, so that its size does not matter. Every cell is text: none is a formula. */
export async function* xlsx(portions: AsyncIterable<string[][]>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const add = (name: string) => {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    return (text: string, isLast: boolean) => entry.push(Buffer.from(text), isLast);
  };
  for (const [name, text] of Object.entries(FRAME)) add(name)(DECLARATION + text, true);
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet(`${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>`, false);
  let last = 0;
  for await (const rows of portions) {
    sheet(rows.map((cells, at) => rowXml(cells, last + at + 1)).join(''), false);
    last += rows.length;
    yield* ready;
    ready = [];
  }
  sheet('</sheetData></worksheet>', true);
  zip.end();
  yield* ready;
}

/** Empty cells are left out. */
function rowXml(cells: string[], row: number): string {
  const filled = cells.map((text, column) => (text === '' ? '' : cellXml(text, `${letters(column)}${row}`)));
  return `<row r="${row}">${filled.join('')}</row>`;
}

function cellXml(text: string, reference: string): string {
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeHtml(withoutControls(text))}</t></is></c>`;
}

/** 0 is 'A', 26 is 'AA'. */
function letters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** XML 1.0 cannot hold them, not even escaped. */
// oxlint-disable-next-line no-control-regex
const withoutControls = (text: string) => text.replaceAll(/[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/g, '');
