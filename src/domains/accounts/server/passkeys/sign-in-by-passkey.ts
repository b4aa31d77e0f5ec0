import { and, eq, lt } from 'drizzle-orm';
import type { PasskeyRequest, PasskeySignIn } from '#domains/accounts/model/passkeys.ts';
import type { Language } from '#engine/model/languages.ts';
import { passkeys } from '#domains/accounts/server/passkeys.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { userById } from '#domains/accounts/server/accounts.queries.ts';
import {
  CHALLENGE_MS,
  relyingParty,
  rememberChallenge,
  takeChallenge,
  webAuthn,
} from './passkey-challenges.ts';
import { passkeyByCredential, type PasskeyRow } from './passkeys.queries.ts';
import { enter, type SignedIn } from '#domains/accounts/server/sign-in.ts';

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
  const { sessionId } = visitor;
  const challenge = sessionId === undefined ? undefined : await takeChallenge(shop.db, sessionId, 'sign-in');
  const passkey = await passkeyByCredential(shop.db, sent.id);
  if (challenge === undefined || passkey === undefined) throw refusal();
  const counter = await signedCounter(shop, { challenge, passkey, sent });
  if (counter === undefined) throw refusal();

  const signedIn = await shop.db.transaction(async (tx) => {
    const user = await userById(tx, passkey.userId);
    if (user === undefined) return undefined;
    // Of two answers with the same count one is a copy. Devices that do not count say 0 each time.
    const counted = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: new Date() })
      .where(
        and(
          eq(passkeys.id, passkey.id),
          counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter),
        ),
      )
      .returning({ id: passkeys.id });
    return counted.length === 0 ? undefined : enter(tx, user, visitor);
  });
  if (signedIn === undefined) throw refusal();
  return signedIn;
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
