import { expect, it } from 'vitest';
import { LABEL_SHEETS, type LabelSheet } from './label-sheets.ts';

const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;

it.each(Object.entries<LabelSheet>(LABEL_SHEETS))('%s fills its paper and lies in its middle', (_, sheet) => {
  const { paper, columns, rows, width, height, top, left, gap } = sheet;
  const [across, down] = PAPERS[paper];
  expect(2 * left + columns * width + (columns - 1) * gap).toBeCloseTo(across, 1);
  expect(2 * top + rows * height).toBeCloseTo(down, 1);
});
