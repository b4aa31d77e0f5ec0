/** Round steps for the axis of a chart: 0 and two to five marks up to or above the largest value. */
export function axisMarks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
