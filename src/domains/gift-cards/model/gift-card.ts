import { UNMISTAKABLE } from '#engine/model/unmistakable.ts';

export const MIN_CARD_CENTS = 10_00;
export const MAX_CARD_CENTS = 500_00;
/** So many pay one order together. */
export const MAX_CARDS_PER_ORDER = 5;
export const CARD_MESSAGE_MAX = 500;
/** A day on which it is sent lies so far ahead at most. */
export const MAX_DAYS_AHEAD = 365;

/** 23 letters to the power of 16: more than 70 bits, which nobody guesses. */
const CODE_LENGTH = 16;
const CODE = new RegExp(`^[${UNMISTAKABLE}]{${CODE_LENGTH}}$`, 'u');

/** `randomIndex(n)`: a whole number from 0 to n − 1, each as likely as the others. */
export function newCardCode(randomIndex: (below: number) => number): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => UNMISTAKABLE[randomIndex(UNMISTAKABLE.length)]!);
  return letters.join('');
}

/** As people type it: with spaces, dashes, in small letters. Null: it cannot be a code. */
export function readCardCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\u2010-\u2015-]/gu, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** 'ACDE-FGHJ-KMNP-QRTV' */
export function spacedCardCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/gu, '$1-');
}

export const CARD_STATES = ['waiting', 'active', 'used', 'blocked'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** 'waiting': nobody has paid for it. */
export function cardState(card: {
  activeAt: Date | null;
  blockedAt: Date | null;
  balanceCents: number;
}): CardState {
  if (card.blockedAt !== null) return 'blocked';
  if (card.activeAt === null) return 'waiting';
  return card.balanceCents > 0 ? 'active' : 'used';
}
