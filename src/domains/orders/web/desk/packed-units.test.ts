import { expect, it } from 'vitest';
import { batchOfScan, withOneMore } from './packed-units.ts';

it('adds a scanned jar, and takes one off the batch that most are of', () => {
  expect(withOneMore({ A: 1 }, 'B', 3)).toEqual({ A: 1, B: 1 });
  expect(withOneMore({ A: 2, B: 1 }, 'B', 3)).toEqual({ A: 1, B: 2 });
  expect(withOneMore({ B: 3 }, 'B', 3)).toEqual({ B: 3 });
});

const choices = [
  { id: 7, code: 'L-1/2' },
  { id: 8, code: 'B' },
];

it.each([
  ['https://shop.example/01/04006381333931/10/L-1%2F2', 'L-1/2'],
  ['https://shop.example/batch/8', 'B'],
  [' b ', 'B'],
  ['https://shop.example/01/04006381333931/10/%E0%A4%A', undefined],
  ['7', undefined],
])('reads %s', (text, code) => {
  expect(batchOfScan(text, choices)).toBe(code);
});
