import { z } from 'zod';
import { text } from '#engine/model/fields.ts';
import { isWholeCents } from '#engine/model/money.ts';

const RANGE = 'errors:settings.range';

/** With both limits, as a setting declares it: the message names them. */
export function numberBetween(min: number, max: number, decimals: 0 | 2) {
  const number = z.number('errors:settings.number').min(min, RANGE).max(max, RANGE);
  const schema =
    decimals === 0
      ? number.refine(Number.isSafeInteger, 'errors:settings.whole')
      : number.refine(isWholeCents, 'errors:settings.decimals');
  return { schema, limits: { min, max } };
}

/** An amount as the API says it: decimals, whole cents. */
export const amountUpTo = (max: number) => numberBetween(0, max, 2);

/** One line that says something. */
export const line = (max: number) =>
  text(max)
    .min(1, 'validation:required')
    .regex(/^\P{Cc}*$/u, 'errors:settings.oneLine');
