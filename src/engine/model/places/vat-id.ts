import { z } from 'zod';
import {
  endsWith,
  isAustrian,
  isBritish,
  isBulgarian,
  isCypriot,
  isDutch,
  isFrench,
  isIrish,
  isLatvian,
  isLithuanian,
  isLuhn,
  isMod11And10,
  isMultiple,
  isRomanian,
  isSpanish,
  lastTwoAre,
  type DigitCheck,
} from './vat-id-digits.ts';

interface Form {
  /** What follows the country's letters. */
  pattern: RegExp;
  fits: DigitCheck;
}

const form = (pattern: RegExp, fits: DigitCheck): Form => ({ pattern, fits });

const elevenLess = (sum: number) => 11 - (sum % 11);
const upToTen = (sum: number) => (10 - (sum % 10)) % 10;

/** By the letters that the id begins with, which are the country's except that Greece has its own. */
const FORMS: Readonly<Record<string, Form>> = {
  AT: form(/^U\d{8}$/u, isAustrian),
  BE: form(
    /^[01]\d{9}$/u,
    lastTwoAre((front) => 97 - (front % 97)),
  ),
  BG: form(/^\d{9,10}$/u, isBulgarian),
  CY: form(/^\d{8}[A-Z]$/u, isCypriot),
  CZ: form(
    /^\d{8,10}$/u,
    (body) => body.length > 8 || endsWith([8, 7, 6, 5, 4, 3, 2], (sum) => elevenLess(sum) % 10)(body),
  ),
  DE: form(/^[1-9]\d{8}$/u, isMod11And10),
  DK: form(/^\d{8}$/u, isMultiple([2, 7, 6, 5, 4, 3, 2, 1], 11)),
  EE: form(/^\d{9}$/u, endsWith([3, 7, 1, 3, 7, 1, 3, 7], upToTen)),
  EL: form(
    /^\d{9}$/u,
    endsWith([256, 128, 64, 32, 16, 8, 4, 2], (sum) => (sum % 11) % 10),
  ),
  ES: form(/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/u, isSpanish),
  FI: form(/^\d{8}$/u, isMultiple([7, 9, 10, 5, 8, 4, 2, 1], 11)),
  FR: form(/^[A-HJ-NP-Z\d]{2}\d{9}$/u, isFrench),
  HR: form(/^\d{11}$/u, isMod11And10),
  HU: form(/^\d{8}$/u, endsWith([9, 7, 3, 1, 9, 7, 3], upToTen)),
  IE: form(/^\d[\dA-Z+*]\d{5}[A-W][A-IW]?$/u, isIrish),
  IT: form(/^\d{11}$/u, isLuhn),
  LT: form(/^(?:\d{9}|\d{12})$/u, isLithuanian),
  LU: form(
    /^\d{8}$/u,
    lastTwoAre((front) => front % 89),
  ),
  LV: form(/^\d{11}$/u, isLatvian),
  MT: form(/^\d{8}$/u, isMultiple([3, 4, 6, 7, 8, 9, 10, 1], 37)),
  NL: form(/^\d{9}B\d{2}$/u, isDutch),
  PL: form(
    /^\d{10}$/u,
    endsWith([6, 5, 7, 2, 3, 4, 5, 6, 7], (sum) => sum % 11),
  ),
  PT: form(
    /^[1-9]\d{8}$/u,
    endsWith([9, 8, 7, 6, 5, 4, 3, 2], (sum) => (elevenLess(sum) % 11) % 10),
  ),
  RO: form(/^[1-9]\d{1,9}$/u, isRomanian),
  SE: form(/^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/u, (body) => isLuhn(body.slice(0, 10))),
  SI: form(
    /^[1-9]\d{7}$/u,
    endsWith([8, 7, 6, 5, 4, 3, 2], (sum) => (elevenLess(sum) === 11 ? -1 : elevenLess(sum) % 10)),
  ),
  SK: form(/^[1-9]\d{9}$/u, (body) => Number(body) % 11 === 0),
  // Northern Ireland trades goods as the union does.
  XI: form(/^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/u, isBritish),
  GB: form(/^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/u, isBritish),
};

/** Blanks, dots and dashes are for the eyes. */
export const tidyVatId = (text: string) => text.replaceAll(/[\s.\-/]/gu, '').toUpperCase();

/** Whether an id has the form that its country gives it, and the check digits that belong to it. */
export function isVatId(tidy: string): boolean {
  const known = FORMS[tidy.slice(0, 2)];
  const body = tidy.slice(2);
  return known !== undefined && known.pattern.test(body) && known.fits(body);
}

/** ISO 3166-1 alpha-2 of the country that gave it. */
export function countryOfVatId(vatId: string): string {
  const letters = vatId.slice(0, 2);
  return letters === 'EL' ? 'GR' : letters;
}

const LONGEST_TYPED = 40;

/** Somebody types it as it stands on paper; an empty one is none. */
export const vatIdSchema = z
  .string('validation:vatIdInvalid')
  .max(LONGEST_TYPED, 'validation:vatIdInvalid')
  .transform(tidyVatId)
  .refine((vatId) => vatId === '' || isVatId(vatId), 'validation:vatIdInvalid');
