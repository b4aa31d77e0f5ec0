/** A spreadsheet would run cells that begin like a formula; an apostrophe makes them text. */
const FORMULA_START = /^[=+\-@\t\r]/;

export function csvCell(value: unknown): string {
  if (value == null) return '';
  const raw = String(value);
  const text = typeof value === 'string' && FORMULA_START.test(raw) ? `'${raw}` : raw;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
