import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine, unescapedCsvCell } from './csv.ts';

describe('a CSV cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@sum', "'@sum"],
    ['＝1+1', "'＝1+1"],
    [' =1+1', " '=1+1"],
    [';=1+1', `";'=1+1"`],
    ['Bath; =1+1', `"Bath; '=1+1"`],
    ['a\t@sum', `"a\t'@sum"`],
    ['two\n=lines', `"two\n'=lines"`],
    ['x;"=1+1"', `"x;""'=1+1"""`],
    ['\tx', `"'\tx"`],
    ['a,b', '"a,b"'],
    ['a, -b', '"a, -b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['1-2=3', '1-2=3'],
    [-5, '-5'],
    [null, ''],
    ['plain', 'plain'],
  ])('writes %o as %s', (value, text) => {
    expect(csvCell(value)).toBe(text);
  });

  it('begins no formula, whichever sign a spreadsheet takes for the border of cells', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠;,|"\' \t\r\na1') });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (values) => {
        const line = csvLine(values);
        expect(cellsOf(line, ',')).toHaveLength(values.length);
        for (const border of [',', ';', '\t', '|'])
          for (const cell of cellsOf(line, border)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** As spreadsheets read: quotes count only where a cell begins with one. */
function cellsOf(line: string, border: string): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const cell = quoted?.[0] ?? '';
    const tail = rest.slice(cell.length);
    const end = tail.search(
      new RegExp(`[${border === '|' ? '\\|' : border}${border === ',' ? '' : '\\r\\n'}]`),
    );
    const more = end < 0 ? tail : tail.slice(0, end);
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? '') + more);
    if (end < 0) return cells;
    rest = tail.slice(end + 1);
  }
}

describe('whatever a stranger writes', () => {
  /** As patterns said it, in the square of a text's length. */
  const byPattern = (text: string) =>
    text.replaceAll(/(^|[;\t\r\n|])([\s"']*)(?=[=+\-@＝＋－＠])/g, "$1$2'").replace(/^(?=[\t\r\n])/, "'");
  const signs = fc.string({ unit: fc.constantFrom(...'=+-@＝;\t\r\n| "\'a,'), maxLength: 14 });

  it('is escaped where a pattern would escape it', () => {
    fc.assert(
      fc.property(signs, (text) => {
        const plain = csvCell(text)
          .replace(/^"([\s\S]*)"$/u, '$1')
          .replaceAll('""', '"');
        expect(/[",;\t\n\r]/.test(byPattern(text)) ? plain : csvCell(text)).toBe(byPattern(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('comes back where a pattern would bring it back', () => {
    fc.assert(
      fc.property(signs, (text) => {
        const cell = text.replace(/^'(?=[\t\r\n])/, '');
        const plain = cell.replaceAll(/(^|[;\t\r\n|])([\s"']*)'(?=[=+\-@＝＋－＠])/g, '$1$2');
        expect(unescapedCsvCell(text)).toBe(plain);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['\n', "'", ' ', ';\t', '"\r\n'])('takes one walk, also through a million of %j', (sign) => {
    const text = sign.repeat(1_000_000);
    expect(csvCell(text).length).toBeGreaterThanOrEqual(text.length);
    expect(unescapedCsvCell(text)).toHaveLength(text.length);
  });
});
