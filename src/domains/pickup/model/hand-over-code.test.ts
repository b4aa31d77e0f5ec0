import { expect, it } from 'vitest';
import { CODE_ALPHABET, codeOf, tidyCode } from './hand-over-code.ts';

it('holds nothing that is mistaken for something else', () => {
  expect(CODE_ALPHABET).not.toMatch(/[0OQD1IL2Z5S8B6GUV]/);
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
});

it('is six of them, by whatever was drawn', () => {
  expect(codeOf([0, 1, 18, 19, 20, 2 ** 32 - 1, 7])).toHaveLength(6);
  expect(codeOf([0, 1, 18, 19, 20, 2 ** 32 - 1])).toMatch(new RegExp(`^[${CODE_ALPHABET}]{6}$`));
});

it.each(['k7hm3x', 'K7H M3X', ' k7h-m3x\n'])('is read as it is typed: %j', (typed) => {
  expect(tidyCode(typed)).toBe('K7HM3X');
});
