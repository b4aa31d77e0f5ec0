/** Letters and digits that nobody takes for one another: no 0 and O, 1, I and L, 2 and Z, 5 and S, 6, 8 and B, no U. */
const ALPHABET = '3479ACDEFGHJKMNPQRTVWXY';
const LENGTH = 8;

export const RETURN_NUMBER = new RegExp(`^RA-[${ALPHABET}]{${LENGTH}}$`, 'u');

/** `randomIndex(n)`: a whole number from 0 to n − 1, each as likely as the others. */
export function returnNumber(randomIndex: (below: number) => number): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomIndex(ALPHABET.length)]!);
  return `RA-${characters.join('')}`;
}
