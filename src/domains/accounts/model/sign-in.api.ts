import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { messageSchema } from '#engine/model/api/responses.ts';
import { currentUserSchema } from '#engine/model/current-user.ts';
import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyRenameSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeySetupSchema,
  passkeySignInSchema,
} from './passkeys.ts';
import {
  changePasswordSchema,
  confirmEmailSchema,
  forgotPasswordSchema,
  passwordProofSchema,
  resetPasswordSchema,
} from './password.ts';
import { buyerRegistrationSchema, producerRegistrationSchema } from './registration.ts';
import {
  loginAnswerSchema,
  loginSchema,
  recoveryCodesSchema,
  secondStepSchema,
  twoFactorCodeSchema,
  twoFactorOffSchema,
  twoFactorSetupSchema,
  userAnswerSchema,
} from './sign-in.ts';

/** Getting an account and getting in: names, passwords, second steps and passkeys. */
export const signInApi = {
  'GET /api/auth/current-user': {
    guard: 'signed-in',
    response: currentUserSchema,
    summary: 'Who is signed in',
  },
  /** The same question without the 401, which browsers would log as an error on every page a visitor opens. */
  'GET /api/auth/visitor': {
    guard: 'owner',
    response: currentUserSchema.nullable(),
    summary: 'Who is signed in, or null',
  },
  'POST /api/auth/login': {
    guard: 'public',
    rateLimit: 'signIn',
    body: loginSchema,
    response: loginAnswerSchema,
    summary: 'Signs in',
  },
  'POST /api/auth/two-factor/verify': {
    guard: 'public',
    rateLimit: 'secondStep',
    body: secondStepSchema,
    response: userAnswerSchema,
    summary: 'The second step of signing in',
  },
  'POST /api/auth/logout': {
    guard: 'owner',
    response: messageSchema,
    summary: 'Signs out and ends the cart',
  },

  // Registering does not sign in: the page does that with the same name and password.
  'POST /api/auth/register/buyer': {
    guard: 'public',
    rateLimit: 'register',
    body: buyerRegistrationSchema,
    response: userAnswerSchema,
    status: 201,
    summary: 'Registers a buyer',
  },
  'POST /api/auth/register/producer': {
    guard: 'public',
    rateLimit: 'register',
    body: producerRegistrationSchema,
    response: userAnswerSchema,
    status: 201,
    summary: 'Registers a producer',
  },

  'POST /api/auth/forgot-password': {
    guard: 'public',
    rateLimit: 'forgotPassword',
    body: forgotPasswordSchema,
    response: messageSchema,
    summary: 'Sends a link to set a new password',
  },
  'POST /api/auth/reset-password': {
    guard: 'public',
    rateLimit: 'accountLink',
    body: resetPasswordSchema,
    response: messageSchema,
    summary: 'Sets a new password, by the link',
  },
  'POST /api/auth/change-password': {
    guard: 'signed-in',
    body: changePasswordSchema,
    response: messageSchema,
    summary: 'Changes the password and signs out other devices',
  },
  'POST /api/auth/confirm-email': {
    guard: 'public',
    rateLimit: 'accountLink',
    body: confirmEmailSchema,
    response: messageSchema,
    summary: 'Confirms an email address, new or registered, by the link',
  },
  'POST /api/auth/confirm-email/again': {
    guard: 'signed-in',
    response: messageSchema,
    summary: 'Sends the link that confirms the own email address once more',
  },

  'POST /api/auth/two-factor/setup': {
    guard: 'signed-in',
    body: passwordProofSchema,
    response: twoFactorSetupSchema,
    summary: 'Offers a secret for an authenticator app',
  },
  'POST /api/auth/two-factor/enable': {
    guard: 'signed-in',
    body: twoFactorCodeSchema,
    response: recoveryCodesSchema,
    summary: 'Turns two-factor authentication on',
  },
  'POST /api/auth/two-factor/disable': {
    guard: 'signed-in',
    body: twoFactorOffSchema,
    response: messageSchema,
    summary: 'Turns two-factor authentication off',
  },

  'GET /api/auth/passkeys': {
    guard: 'signed-in',
    response: z.array(passkeySchema),
    summary: 'Your passkeys',
  },
  'POST /api/auth/passkeys/setup': {
    guard: 'signed-in',
    body: passkeySetupSchema,
    response: passkeyCreationSchema,
    summary: 'What a device is asked to make a passkey',
  },
  'POST /api/auth/passkeys': {
    guard: 'signed-in',
    body: newPasskeySchema,
    response: passkeySchema,
    summary: 'Adds the passkey that a device has made',
  },
  'PATCH /api/auth/passkeys/:id': {
    guard: 'signed-in',
    body: passkeyRenameSchema,
    response: passkeySchema,
    summary: 'Names a passkey',
  },
  'DELETE /api/auth/passkeys/:id': {
    guard: 'signed-in',
    response: messageSchema,
    summary: 'Removes a passkey',
  },
  'POST /api/auth/passkeys/challenge': {
    guard: 'owner',
    rateLimit: 'signIn',
    response: passkeyRequestSchema,
    summary: 'What a device is asked to sign in with a passkey',
  },
  'POST /api/auth/passkeys/sign-in': {
    guard: 'public',
    rateLimit: 'signIn',
    body: passkeySignInSchema,
    response: userAnswerSchema,
    summary: 'Signs in with a passkey',
  },
} as const satisfies Contract;

type SignInApi = typeof signInApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends SignInApi {}
}
