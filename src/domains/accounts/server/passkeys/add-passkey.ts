import { brand } from '#engine/model/brand.ts';
import {
  MAX_PASSKEYS,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
} from '#domains/accounts/model/passkeys.ts';
import { passkeys } from '#domains/accounts/server/passkeys.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { UserRow } from '#domains/accounts/server/accounts.queries.ts';
import { lockOwnAccount } from '#domains/accounts/server/user-sessions.ts';
import {
  CHALLENGE_MS,
  relyingParty,
  rememberChallenge,
  takeChallenge,
  webAuthn,
} from './passkey-challenges.ts';
import { type PasskeyRow, passkeysOf, passkeyView } from './passkeys.queries.ts';
import { reportPasskey } from './change-passkeys.ts';
import {
  codeTries,
  redeemSecondFactor,
  wrongCode,
} from '#domains/accounts/server/two-factor/second-factor.ts';

/** Edwards curves, NIST curves, RSA: between them every device. */
const ALGORITHMS = [-8, -7, -257];

/** To the owner, who has proved the password and proves the device that signing in asks for, where it does. */
export async function offerPasskey(
  shop: Shop,
  user: UserRow,
  { code, sessionId }: { code: string | undefined; sessionId: number },
): Promise<PasskeyCreation> {
  await proveSecondFactor(shop, user, code);
  const known = await passkeysOf(shop.db, user.id);
  if (known.length >= MAX_PASSKEYS) {
    throw new AppError('conflict', 'errors:accounts.tooManyPasskeys', { params: { count: MAX_PASSKEYS } });
  }
  const challenge = await rememberChallenge(shop.db, sessionId, 'add');
  return {
    challenge,
    rp: { id: relyingParty(shop.config).id, name: brand().name },
    user: {
      id: userHandle(shop, user.id, known),
      name: user.username,
      displayName: user.username,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports,
    })),
    // The key alone lets its owner in: it must be on the device, and the device must know its owner.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** The device has made a key: from now on its owner signs in with it. */
export async function addPasskey(
  shop: Shop,
  { userId, sessionId }: { userId: number; sessionId: number },
  { name, credential: sent }: NewPasskey,
): Promise<Passkey> {
  const challenge = await takeChallenge(shop.db, sessionId, 'add');
  const made = challenge === undefined ? undefined : await readKey(shop, challenge, sent);
  if (made === undefined) throw new AppError('invalid', 'errors:accounts.passkeyNotAdded');
  return shop.db.transaction(async (tx) => {
    const user = await lockOwnAccount(tx, { userId, sessionId });
    const known = await passkeysOf(tx, userId);
    const [row] = await tx
      .insert(passkeys)
      .values({ userId, name, userHandle: userHandle(shop, userId, known), ...made })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw new AppError('conflict', 'errors:accounts.passkeyKnown');
    await reportPasskey(tx, user, { name, added: true });
    return passkeyView(row);
  });
}

type MadeKey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'>;

/** Undefined where the answer was made for another page or question, or is no answer at all. */
async function readKey(
  shop: Shop,
  challenge: string,
  sent: NewPasskey['credential'],
): Promise<MadeKey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { origin, id } = relyingParty(shop.config);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...sent, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // It throws at what does not fit and at what it cannot read: to somebody who sent it both are the same.
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: sent.response.transports,
    backedUp: credentialBackedUp,
  };
}

/** What devices store instead of a name. An account keeps the one it began with, whatever becomes of the shop's key. */
function userHandle(shop: Shop, userId: number, known: readonly PasskeyRow[]): string {
  return known[0]?.userHandle ?? shop.links.sign('passkey-owner', userId);
}

async function proveSecondFactor(shop: Shop, user: UserRow, code: string | undefined): Promise<void> {
  if (user.totpEnabledAt === null) return;
  if (code === undefined) throw wrongCode();
  const tries = codeTries(user.id, code);
  await shop.limiter.count(tries);
  if (!(await shop.db.transaction((tx) => redeemSecondFactor(tx, shop, user, code)))) throw wrongCode();
  await shop.limiter.forget(tries);
}
