import { z } from 'zod';
import { INVISIBLE_BREAK } from '#engine/model/person-name.ts';
import { currentUserSchema } from '#engine/model/current-user.ts';
import { givenPasswordSchema, text } from '#engine/model/fields.ts';

/** No lower bounds: an empty name is just a wrong one. The upper ones keep nonsense away from the hash. */
export const loginSchema = z.object({
  // Somebody who copies the name from a mail may copy its invisible breaks, too.
  username: text(200, 'validation:usernameRequired').overwrite((name) =>
    name.replaceAll(INVISIBLE_BREAK, ''),
  ),
  password: givenPasswordSchema,
});

/** What the page asks for before it troubles the server. */
export const loginFormSchema = loginSchema.extend({
  username: loginSchema.shape.username.min(1, 'validation:usernameRequired'),
  password: givenPasswordSchema.min(1, 'validation:passwordRequired'),
});

export const userAnswerSchema = currentUserSchema.pick({ user: true });

export const loginAnswerSchema = z.union([
  userAnswerSchema,
  z.object({ twoFactorRequired: z.literal(true), ticket: z.string() }),
]);

/** Six digits from the authenticator, or one of the recovery codes; spaces and dashes do not count. */
const codeSchema = text(40, 'validation:twoFactorCodeInvalid').regex(
  /^(?:\d[ -]?){6}$|^(?:[a-z2-7][ -]?){16}$/i,
  'validation:twoFactorCodeInvalid',
);

export const twoFactorCodeSchema = z.object({ code: codeSchema });
/** Turning it off takes both: somebody who sits at an open session has neither. */
export const twoFactorOffSchema = twoFactorCodeSchema.extend({ password: givenPasswordSchema });
export const secondStepSchema = twoFactorCodeSchema.extend({
  ticket: z.string('validation:required').max(100, 'validation:invalidInput'),
});

export const twoFactorSetupSchema = z.object({
  secret: z.string(),
  otpauthUrl: z.string(),
  qrSvg: z.string(),
});
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
