import { and, eq, gt, sql } from 'drizzle-orm';
import type { Config } from '#engine/server/config.ts';
import type { Db } from '#engine/server/db/client.ts';
import { passkeyChallenges } from '#domains/accounts/server/passkeys.schema.ts';
import { newToken } from '#engine/server/sessions/session.ts';

/** As long as somebody may look for their key. */
export const CHALLENGE_MS = 5 * 60_000;

export type ChallengePurpose = 'add' | 'sign-in';

/** A new one; it replaces what the session was asked before. */
export async function rememberChallenge(
  db: Db,
  sessionId: number,
  purpose: ChallengePurpose,
): Promise<string> {
  const challenge = newToken();
  const values = { purpose, challenge, expiresAt: new Date(Date.now() + CHALLENGE_MS) };
  await db
    .insert(passkeyChallenges)
    .values({ sessionId, ...values })
    .onConflictDoUpdate({ target: passkeyChallenges.sessionId, set: values });
  return challenge;
}

/** What this session was asked; nobody is told twice. Undefined where there was nothing or it is too old. */
export async function takeChallenge(
  db: Db,
  sessionId: number,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.sessionId, sessionId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return row?.challenge;
}

/** Whom devices make keys for: the shop at its public URL, wherever the request says that it came from. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): { origin: string; id: string } {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
}

/** Loaded with the first passkey: certificates of all makers of devices are more than most shops' processes need. */
export const webAuthn = () => import('@simplewebauthn/server');
