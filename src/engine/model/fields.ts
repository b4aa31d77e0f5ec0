import { z } from 'zod';

/** Argon2 reads every byte it is given: what nobody can type must not reach it. */
export const PASSWORD_MAX = 200;

/** Trimmed, bounded, and free of the one character PostgreSQL cannot store. What is too long is not looked at any further. */
export function text(max: number, typeMessage = 'validation:required') {
  return z
    .string(typeMessage)
    .trim()
    .max(max, { error: 'validation:tooLong', abort: true })
    .refine((value) => !value.includes('\0'), 'validation:invalidInput');
}

/** A password as somebody types it to prove who they are: bounded, nothing else. */
export const givenPasswordSchema = z
  .string('validation:passwordRequired')
  .max(PASSWORD_MAX, 'validation:passwordMax200');

/** A day, YYYY-MM-DD, that calendars and the database know: there is no year 0. */
export function dayText(message: string) {
  return z.iso.date(message).refine((day) => day >= '0001-01-01', message);
}
