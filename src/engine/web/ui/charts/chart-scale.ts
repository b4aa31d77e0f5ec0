/** Round steps for the axis of a chart: 0 and two to five marks up to or above the largest value. */
export function axisMarks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The marks in words. Decimals that say nothing on any of them take room that a phone does not have. */
export function axisLabels(marks: readonly number[], format: (value: number) => string): string[] {
  const labels = marks.map(format);
  return labels.every((label) => label.endsWith('.00')) ? labels.map((label) => label.slice(0, -3)) : labels;
}

const MOST_NAMES = 8;

/**
 * Every how many bars one carries its name, counted back from the last, so that names never touch: on wide screens, and
 * on phones.
 */
export function nameSteps(count: number): { wide: number; phone: number } {
  const wide = Math.max(1, Math.ceil(count / MOST_NAMES));
  return { wide, phone: wide === 1 ? 1 : wide * 2 };
}
