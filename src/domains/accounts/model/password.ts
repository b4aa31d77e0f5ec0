import { z } from 'zod';
import { confirmPasswordSchema, emailSchema, MISMATCH, newPasswordSchema, passwordsMatch } from './fields.ts';
import { givenPasswordSchema } from '#engine/model/fields.ts';

export const forgotPasswordSchema = z.object({ email: emailSchema });

const newPassword = { password: newPasswordSchema, confirmPassword: confirmPasswordSchema };
export const linkTokenSchema = z.string('validation:required').max(100, 'validation:invalidInput');

export const resetPasswordSchema = z
  .object({
    token: linkTokenSchema,
    ...newPassword,
    /** Who asks for a new password may have lost a device with it. */
    keepPasskeys: z.boolean('validation:invalidInput').default(false),
  })
  .refine(passwordsMatch, MISMATCH);

export const changePasswordSchema = z
  .object({
    currentPassword: givenPasswordSchema.min(1, 'validation:currentPasswordRequired'),
    ...newPassword,
  })
  .refine(passwordsMatch, MISMATCH);

export const confirmEmailSchema = z.object({ token: linkTokenSchema });

/** What may not be undone asks for the password once more. */
export const passwordProofSchema = z.object({ password: givenPasswordSchema });
