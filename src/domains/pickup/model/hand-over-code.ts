/**
 * Without 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, 6 G and U V: what is read aloud at a counter or scribbled on a bag is typed the
 * same. Nineteen letters and digits are left: 47 million codes of six.
 */
export const CODE_ALPHABET = '3479ACEFHJKMNPRTWXY';
export const CODE_LENGTH = 6;

/** `random`: whole numbers below 2^32, as a generator of secrets makes them. */
export function codeOf(random: readonly number[]): string {
  return random
    .slice(0, CODE_LENGTH)
    .map((number) => CODE_ALPHABET[number % CODE_ALPHABET.length])
    .join('');
}

/** As somebody types or scans it: 'k7 hm-3x' is K7HM3X. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
