import { z } from 'zod';
import { PASSWORD_MAX, text } from '#engine/model/fields.ts';
import { isWithoutLink } from '#engine/model/person-name.ts';

const EMAIL_MAX = 254;
const YEAR_MIN = 1000;

/** A first or last name; how short it may be differs from form to form. */
export const personName = (typeMessage: string) =>
  text(100, typeMessage).refine(isWithoutLink, 'validation:nameWithLink');

export const optionalText = (max: number) => text(max, 'validation:invalidInput').nullish();

export const usernameSchema = text(1000, 'validation:usernameMin3')
  .min(3, 'validation:usernameMin3')
  .max(50, 'validation:usernameMax50');

export const emailSchema = text(EMAIL_MAX, 'validation:emailInvalid').pipe(
  z.email('validation:emailInvalid'),
);

export const newPasswordSchema = z
  .string('validation:passwordMin8')
  .min(8, 'validation:passwordMin8')
  .max(PASSWORD_MAX, 'validation:passwordMax200');

export const confirmPasswordSchema = z.string('validation:passwordsDoNotMatch');

export const passwordsMatch = ({
  password,
  confirmPassword,
}: {
  password: string;
  confirmPassword: string;
}) => password === confirmPassword;

/** Also while other fields are still wrong: a form shows everything it can say at once. */
export const MISMATCH = {
  message: 'validation:passwordsDoNotMatch',
  path: ['confirmPassword'],
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
};

const webAddressSchema = z.url({
  protocol: /^https?$/,
  hostname: /\./,
  error: 'validation:websiteInvalid',
});

/** Left out or empty, or a URL. */
export const websiteSchema = text(300, 'validation:websiteInvalid')
  .pipe(z.union([z.literal(''), webAddressSchema], 'validation:websiteInvalid'))
  .nullish();

/** A year as a number or as its text. */
export const foundedSchema = z
  .union([z.number(), z.string().max(10)], 'validation:foundedInvalid')
  .nullish()
  .transform((value, context) => {
    if (value == null || (typeof value === 'string' && value.trim() === '')) return null;
    const year = Number(value);
    if (Number.isInteger(year) && year >= YEAR_MIN && year <= new Date().getUTCFullYear()) return year;
    context.addIssue({ code: 'custom', message: 'validation:foundedInvalid' });
    return z.NEVER;
  });
