import { expect, it } from 'vitest';
import { batchOfScan, jarsSeen, packedBefore, stoppedCodes, unitsOf, withOneMore } from './packed-units.ts';

it('adds a scanned jar, and takes one off the batch that most are of', () => {
  expect(withOneMore({ A: 1 }, 'B', 3)).toEqual({ A: 1, B: 1 });
  expect(withOneMore({ A: 2, B: 1 }, 'B', 3)).toEqual({ A: 1, B: 2 });
  expect(withOneMore({ B: 3 }, 'B', 3)).toEqual({ B: 3 });
});

it('begins with what may stay in the parcel, so that a stopped batch is packed anew', () => {
  const inParcel = [
    { code: 'BAD', quantity: 2 },
    { code: 'GOOD', quantity: 1 },
  ];
  const choices = [{ code: 'GOOD' }, { code: 'NEXT' }];
  expect(stoppedCodes(inParcel, choices)).toEqual(['BAD']);
  const packed = packedBefore(inParcel, choices);
  expect([packed, unitsOf(packed)]).toEqual([{ GOOD: 1 }, 1]);
});

it('counts a jar once, however long it is held, and again when it was away', () => {
  const isNew = jarsSeen();
  const looks = ['A', 'A', undefined, 'A', 'B', undefined, undefined, undefined, undefined, 'B'];
  expect(looks.map((text) => isNew(text))).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

const line = {
  gtin: '4006381333931',
  batches: [
    { id: 7, code: 'L-1/2' },
    { id: 8, code: 'B' },
  ],
};

it.each([
  ['https://shop.example/01/04006381333931/10/L-1%2F2', 'L-1/2'],
  ['https://shop.example/batch/8', 'B'],
  [' b ', 'B'],
  [']d20104006381333931152611301710991310L-1/2\u001D21X', 'L-1/2'],
  ['https://shop.example/01/04006381333931/10/%E0%A4%A', undefined],
  // The same code on a jar of something else.
  ['https://shop.example/01/00036000291452/10/B', undefined],
  ['010003600029145210B', undefined],
  ['https://shop.example/batch/9', undefined],
  ['7', undefined],
])('reads %s', (text, code) => {
  expect(batchOfScan(text, line)).toBe(code);
});

it('takes no link with an article for one whose product has none', () => {
  expect(batchOfScan('https://shop.example/01/04006381333931/10/B', { ...line, gtin: null })).toBeUndefined();
  expect(batchOfScan('B', { ...line, gtin: null })).toBe('B');
});
