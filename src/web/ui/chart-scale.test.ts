import { expect, test } from 'vitest';
import { axisMarks } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [87, [0, 25, 50, 75, 100]],
  [1000, [0, 250, 500, 750, 1000]],
  [1234, [0, 500, 1000, 1500]],
])('up to %i the axis shows %j', (largest, marks) => {
  expect(axisMarks(largest)).toEqual(marks);
});
