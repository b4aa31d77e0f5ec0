import { describe, expect, it } from 'vitest';
import { csvCell } from './csv.ts';

describe('a CSV cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@sum', "'@sum"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [-5, '-5'],
    [null, ''],
    ['plain', 'plain'],
  ])('writes %o as %s', (value, text) => {
    expect(csvCell(value)).toBe(text);
  });
});
