// Colours as #rrggbb, and what can be read on what.

/** WCAG 2.2 AA: the least contrast of text. */
export const LEAST_CONTRAST = 4.5;

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Of a colour on the ground where it is read worst. */
export function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** WCAG 2.2 relative luminance. */
export function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = channelOf(hex, at) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** `share` of the first colour, the rest of the second. */
export function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(channelOf(one, at) * share + channelOf(other, at) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

const channelOf = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
