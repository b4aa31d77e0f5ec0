import { and, eq, lt } from 'drizzle-orm';
import type { PasskeyRequest, PasskeySignIn } from '#domains/accounts/model/passkeys.ts';
import type { Language } from '#engine/model/languages.ts';
import { passkeys } from '#domains/accounts/server/passkeys.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import {
  CHALLENGE_MS,
  relyingParty,
  rememberChallenge,
  takeChallenge,
  webAuthn,
} from './passkey-challenges.ts';
import { passkeyByCredential, type PasskeyRow } from './passkeys.queries.ts';
import { enter } from '#domains/accounts/server/sign-in.ts';
import { lockAccount, type SignedIn } from '#domains/accounts/server/user-sessions.ts';

export async function askForPasskey(shop: Shop, sessionId: number): Promise<PasskeyRequest> {
  return {
    challenge: await rememberChallenge(shop.db, sessionId, 'sign-in'),
    rpId: relyingParty(shop.config).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

/**
 * The device has it, and knows its owner by finger, face or code: both of the things that password and authenticator
 * prove together, so nothing else is asked.
 */
export async function signInByPasskey(
  shop: Shop,
  { credential: sent }: PasskeySignIn,
  visitor: { sessionId: number | undefined; language: Language },
): Promise<SignedIn> {
  const answer = await answered(shop, sent, visitor.sessionId);
  if (answer === undefined) throw refusal();
  const signedIn = await shop.db.transaction(async (tx) => {
    const user = await lockAccount(tx, answer.passkey.userId);
    if (user === undefined) return undefined;
    return (await countUse(tx, answer)) ? enter(tx, user, visitor) : undefined;
  });
  if (signedIn === undefined) throw refusal();
  return signedIn;
}

/** For steps that ask for the password again: instead of it a passkey of the same person, asked for in the same session. */
export async function provePasskey(
  shop: Shop,
  sent: PasskeySignIn['credential'],
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<void> {
  const answer = await answered(shop, sent, sessionId);
  const isOwn = answer?.passkey.userId === userId && (await countUse(shop.db, answer));
  if (!isOwn) throw new AppError('invalid', 'errors:accounts.passkeyRefused', { reason: 'passkey_refused' });
}

interface Answered {
  passkey: PasskeyRow;
  counter: number;
}

/** The passkey that signed what this session was asked; undefined where none did. The question is gone either way. */
async function answered(
  shop: Shop,
  sent: PasskeySignIn['credential'],
  sessionId: number | undefined,
): Promise<Answered | undefined> {
  const challenge = sessionId === undefined ? undefined : await takeChallenge(shop.db, sessionId, 'sign-in');
  const passkey = await passkeyByCredential(shop.db, sent.id);
  if (challenge === undefined || passkey === undefined) return undefined;
  const counter = await signedCounter(shop, { challenge, passkey, sent });
  return counter === undefined ? undefined : { passkey, counter };
}

/** Of two answers with the same count one is a copy. Devices that do not count say 0 each time. */
async function countUse(tx: Db, { passkey: { id }, counter }: Answered): Promise<boolean> {
  const counted = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    .where(and(eq(passkeys.id, id), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}

/** How often the device says it has signed; undefined where its signature is not for us, not to this question or not its own. */
async function signedCounter(
  shop: Shop,
  asked: { challenge: string; passkey: PasskeyRow; sent: PasskeySignIn['credential'] },
): Promise<number | undefined> {
  const { passkey, sent } = asked;
  const { userHandle, ...response } = sent.response;
  if (userHandle !== undefined && userHandle !== passkey.userHandle) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { origin, id } = relyingParty(shop.config);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...sent, response, clientExtensionResults: {} },
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
    // It throws at what does not fit and at what it cannot read: to somebody who sent it both are the same.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}

function refusal(): AppError {
  return new AppError('unauthenticated', 'errors:accounts.passkeyRefused', { reason: 'passkey_refused' });
}
