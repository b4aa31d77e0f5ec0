import { randomBytes } from 'node:crypto';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles, sessions, users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { expiry, hashToken, newToken, SESSION_COOKIE } from '#engine/server/sessions/session.ts';
import type { Caller } from './hostile-requests.ts';

/** New accounts of every role, signed in. Called again and again, since the callers delete their accounts, too. */
export async function newCallers(db: Db, passwordHash: string): Promise<Record<Caller, string | undefined>> {
  const cookies: Record<Caller, string | undefined> = {
    anonymous: undefined,
    BUYER: undefined,
    PRODUCER: undefined,
    ADMIN: undefined,
  };
  for (const role of ['BUYER', 'PRODUCER', 'ADMIN'] as const) {
    const username = `${role}-${randomBytes(8).toString('hex')}`;
    const [user] = await db
      .insert(users)
      .values({ username, email: `${username}@example.com`, passwordHash, role })
      .returning({ id: users.id });
    const userId = user!.id;
    if (role === 'BUYER')
      await db.insert(buyerProfiles).values({ userId, firstName: 'Ada', lastName: 'Moreau' });
    if (role === 'PRODUCER')
      await db.insert(producerProfiles).values({
        userId,
        slug: username.toLowerCase(),
        companyName: username,
        businessType: 'Farm',
        location: 'Somewhere',
        description: 'Makes what producers make.',
        verified: true,
      });
    const token = newToken();
    await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt: expiry() });
    cookies[role] = `${SESSION_COOKIE}=${token}`;
  }
  return cookies;
}
