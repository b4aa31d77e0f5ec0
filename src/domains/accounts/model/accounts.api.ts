import type { z } from 'zod';
import type { IdAnswer, Message } from '#engine/model/api/answers.ts';
import type { Download } from '#engine/model/api/call.ts';
import type { ApiKey, MadeKey, newKeySchema } from '#engine/model/api-key.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import type {
  newPasskeySchema,
  Passkey,
  PasskeyCreation,
  passkeyRenameSchema,
  PasskeyRequest,
  passkeySetupSchema,
  passkeySignInSchema,
} from './passkeys.ts';
import type {
  changePasswordSchema,
  confirmEmailSchema,
  forgotPasswordSchema,
  passwordProofSchema,
  resetPasswordSchema,
} from './password.ts';
import type {
  buyerProfileFormSchema,
  emailChangeSchema,
  notificationsSchema,
  producerProfileFormSchema,
} from './profile.ts';
import type { buyerRegistrationSchema, producerRegistrationSchema } from './registration.ts';
import type {
  LoginAnswer,
  loginSchema,
  RecoveryCodes,
  secondStepSchema,
  twoFactorCodeSchema,
  twoFactorOffSchema,
  TwoFactorSetup,
} from './sign-in.ts';

type User = Pick<CurrentUser, 'user'>;

export interface AccountsApi {
  'GET /api/auth/current-user': { answer: CurrentUser };
  /** The same question where nobody being signed in is no error. */
  'GET /api/auth/visitor': { answer: CurrentUser | null };
  'POST /api/auth/login': { body: z.input<typeof loginSchema>; answer: LoginAnswer };
  'POST /api/auth/two-factor/verify': { body: z.input<typeof secondStepSchema>; answer: User };
  'POST /api/auth/logout': { answer: Message };

  'POST /api/auth/register/buyer': { body: z.input<typeof buyerRegistrationSchema>; answer: User };
  'POST /api/auth/register/producer': { body: z.input<typeof producerRegistrationSchema>; answer: User };

  'POST /api/auth/forgot-password': { body: z.input<typeof forgotPasswordSchema>; answer: Message };
  'POST /api/auth/reset-password': { body: z.input<typeof resetPasswordSchema>; answer: Message };
  'POST /api/auth/change-password': { body: z.input<typeof changePasswordSchema>; answer: Message };
  'POST /api/auth/confirm-email': { body: z.input<typeof confirmEmailSchema>; answer: Message };

  'POST /api/auth/two-factor/setup': { body: z.input<typeof passwordProofSchema>; answer: TwoFactorSetup };
  'POST /api/auth/two-factor/enable': { body: z.input<typeof twoFactorCodeSchema>; answer: RecoveryCodes };
  'POST /api/auth/two-factor/disable': { body: z.input<typeof twoFactorOffSchema>; answer: Message };

  'GET /api/keys': { answer: ApiKey[] };
  'POST /api/keys': { body: z.input<typeof newKeySchema>; answer: MadeKey };
  'DELETE /api/keys/:id': { answer: IdAnswer };

  'GET /api/auth/passkeys': { answer: Passkey[] };
  /** What the device is asked, to make a passkey or to sign in with one. */
  'POST /api/auth/passkeys/setup': { body: z.input<typeof passkeySetupSchema>; answer: PasskeyCreation };
  'POST /api/auth/passkeys': { body: z.input<typeof newPasskeySchema>; answer: Passkey };
  'PATCH /api/auth/passkeys/:id': { body: z.input<typeof passkeyRenameSchema>; answer: Passkey };
  'DELETE /api/auth/passkeys/:id': { answer: Message };
  'POST /api/auth/passkeys/challenge': { answer: PasskeyRequest };
  'POST /api/auth/passkeys/sign-in': { body: z.input<typeof passkeySignInSchema>; answer: User };

  'PUT /api/profile/buyer': { body: z.input<typeof buyerProfileFormSchema>; answer: CurrentUser };
  'PUT /api/profile/producer': { body: z.input<typeof producerProfileFormSchema>; answer: CurrentUser };
  'PUT /api/profile/notifications': { body: z.input<typeof notificationsSchema>; answer: CurrentUser };
  'PUT /api/profile/email': { body: z.input<typeof emailChangeSchema>; answer: Message };
  'GET /api/profile/export': { answer: Download };
  'DELETE /api/profile': { body: z.input<typeof passwordProofSchema>; answer: Message };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends AccountsApi {}
}
