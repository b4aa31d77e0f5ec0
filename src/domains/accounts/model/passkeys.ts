import { z } from 'zod';
import { givenPasswordSchema, text } from '#engine/model/fields.ts';
import { twoFactorCodeSchema } from './sign-in.ts';

export const MAX_PASSKEYS = 20;

const base64url = (max: number) =>
  z
    .string('validation:invalidInput')
    .max(max, 'validation:invalidInput')
    .regex(/^[\w-]+$/, 'validation:invalidInput');
const credentialIdSchema = base64url(1_400);
const transportsSchema = z.array(z.string().max(20)).max(10);

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Also on the owner's other devices. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyNameSchema = text(60, 'validation:passkeyNameRequired').min(1, 'validation:passkeyNameRequired');
export const passkeyRenameSchema = z.object({ name: passkeyNameSchema });

/**
 * A passkey gets in without a second step: adding one takes what turning the second step off takes. The code only where
 * the account has one.
 */
export const passkeySetupSchema = z.object({
  password: givenPasswordSchema,
  code: twoFactorCodeSchema.shape.code.optional(),
});

const credentialSchema = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: transportsSchema,
});

/** What `navigator.credentials.create` is given, in the words of WebAuthn. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What `navigator.credentials.get` is given. It names no credentials: the device knows its own. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const answerFrame = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key', 'validation:invalidInput'),
};

/** What the device answered. Whatever else browsers send along is left out. */
export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  credential: z.object({
    ...answerFrame,
    response: z.object({
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(32_000),
      transports: transportsSchema.default([]),
    }),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

export const passkeySignInSchema = z.object({
  credential: z.object({
    ...answerFrame,
    response: z.object({
      clientDataJSON: base64url(8_000),
      authenticatorData: base64url(8_000),
      signature: base64url(8_000),
      userHandle: base64url(200).optional(),
    }),
  }),
});
export type PasskeySignIn = z.output<typeof passkeySignInSchema>;
