import { expect, test } from 'vitest';
import { axisLabels, axisMarks, nameSteps } from './bar-chart.tsx';

test.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [87, [0, 25, 50, 75, 100]],
  [1000, [0, 250, 500, 750, 1000]],
  [1234, [0, 500, 1000, 1500]],
])('up to %i the axis shows %j', (largest, marks) => {
  expect(axisMarks(largest)).toEqual(marks);
});

const money = (value: number) => `$${value.toFixed(2)}`;

test('cents stand on the axis only where a mark has some', () => {
  expect(axisLabels([0, 500, 1000], money)).toEqual(['$0', '$500', '$1000']);
  expect(axisLabels([0, 2.5, 5], money)).toEqual(['$0.00', '$2.50', '$5.00']);
  expect(axisLabels([0, 1], String)).toEqual(['0', '1']);
});

test.each([
  [0, { wide: 1, phone: 1 }],
  [7, { wide: 1, phone: 1 }],
  [12, { wide: 2, phone: 4 }],
  [30, { wide: 4, phone: 8 }],
])('of %i bars only so many are named that the names do not touch', (count, steps) => {
  expect(nameSteps(count)).toEqual(steps);
});
