import { randomInt } from 'node:crypto';

/** Without what is mistaken for something else when it is read aloud or typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** 59 bits: whoever was given the link may join, and nobody finds it by trying. */
export function newGroupSlug(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
