import type { z } from 'zod';
import type { IdResponse, Message } from '#engine/model/api/responses.ts';
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
  'GET /api/auth/current-user': { response: CurrentUser };
  /** The same question where nobody being signed in is no error. */
  'GET /api/auth/visitor': { response: CurrentUser | null };
  'POST /api/auth/login': { body: z.input<typeof loginSchema>; response: LoginAnswer };
  'POST /api/auth/two-factor/verify': { body: z.input<typeof secondStepSchema>; response: User };
  'POST /api/auth/logout': { response: Message };

  'POST /api/auth/register/buyer': { body: z.input<typeof buyerRegistrationSchema>; response: User };
  'POST /api/auth/register/producer': { body: z.input<typeof producerRegistrationSchema>; response: User };

  'POST /api/auth/forgot-password': { body: z.input<typeof forgotPasswordSchema>; response: Message };
  'POST /api/auth/reset-password': { body: z.input<typeof resetPasswordSchema>; response: Message };
  'POST /api/auth/change-password': { body: z.input<typeof changePasswordSchema>; response: Message };
  'POST /api/auth/confirm-email': { body: z.input<typeof confirmEmailSchema>; response: Message };

  'POST /api/auth/two-factor/setup': { body: z.input<typeof passwordProofSchema>; response: TwoFactorSetup };
  'POST /api/auth/two-factor/enable': { body: z.input<typeof twoFactorCodeSchema>; response: RecoveryCodes };
  'POST /api/auth/two-factor/disable': { body: z.input<typeof twoFactorOffSchema>; response: Message };

  'GET /api/keys': { response: ApiKey[] };
  'POST /api/keys': { body: z.input<typeof newKeySchema>; response: MadeKey };
  'DELETE /api/keys/:id': { response: IdResponse };

  'GET /api/auth/passkeys': { response: Passkey[] };
  /** What the device is asked, to make a passkey or to sign in with one. */
  'POST /api/auth/passkeys/setup': { body: z.input<typeof passkeySetupSchema>; response: PasskeyCreation };
  'POST /api/auth/passkeys': { body: z.input<typeof newPasskeySchema>; response: Passkey };
  'PATCH /api/auth/passkeys/:id': { body: z.input<typeof passkeyRenameSchema>; response: Passkey };
  'DELETE /api/auth/passkeys/:id': { response: Message };
  'POST /api/auth/passkeys/challenge': { response: PasskeyRequest };
  'POST /api/auth/passkeys/sign-in': { body: z.input<typeof passkeySignInSchema>; response: User };

  'PUT /api/profile/buyer': { body: z.input<typeof buyerProfileFormSchema>; response: CurrentUser };
  'PUT /api/profile/producer': { body: z.input<typeof producerProfileFormSchema>; response: CurrentUser };
  'PUT /api/profile/notifications': { body: z.input<typeof notificationsSchema>; response: CurrentUser };
  'PUT /api/profile/email': { body: z.input<typeof emailChangeSchema>; response: Message };
  'GET /api/profile/export': { response: Download };
  'DELETE /api/profile': { body: z.input<typeof passwordProofSchema>; response: Message };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends AccountsApi {}
}
