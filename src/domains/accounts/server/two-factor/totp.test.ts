import { describe, expect, it } from 'vitest';
import { matchingStep, newTotpSecret, toBase32, totpCode, totpUrl } from './totp.ts';

/** The secret of RFC 6238's own examples. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));
const at = (seconds: number) => seconds * 1000;

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i the code is %s, as RFC 6238 says', (second, code) => {
    expect(totpCode(SECRET, at(second))).toBe(code);
  });

  it.each([
    [-60, undefined],
    [-30, 99],
    [0, 100],
    [30, 101],
    [60, undefined],
  ])('a code made %i seconds away belongs to step %s', (seconds, step) => {
    const now = at(100 * 30);
    expect(matchingStep(SECRET, totpCode(SECRET, now + at(seconds)), now)).toBe(step);
  });

  it('makes secrets of 160 bits, each another', () => {
    const [one, two] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(two);
  });

  it('names shop and account in the address for authenticators', () => {
    expect(totpUrl('ABC', 'Madia', 'ann lee')).toBe(
      'otpauth://totp/Madia:ann%20lee?secret=ABC&issuer=Madia&algorithm=SHA1&digits=6&period=30',
    );
  });
});
