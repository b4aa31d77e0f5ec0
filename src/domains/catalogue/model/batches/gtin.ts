const LENGTHS = [8, 12, 13, 14];

/** Digits with the check digit of GS1: from the right, every other digit counts three times. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  const digits = [...text].map(Number);
  const sum = digits.toReversed().reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** As a GS1 Digital Link names it, whatever its length: 14 digits. */
export const gtin14 = (gtin: string) => gtin.padStart(14, '0');
