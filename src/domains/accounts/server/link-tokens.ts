import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { userTokens } from '#engine/server/sessions/users.schema.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { hashToken, newToken } from '#engine/server/sessions/session.ts';

type LinkPurpose = 'password-reset' | 'email-change' | 'email-proof';

interface LinkToken {
  userId: number;
  purpose: LinkPurpose;
  lifetimeMinutes: number;
  data?: Record<string, string>;
}

/**
 * Prepares a single-use link. What is returned is not the token but the key it is signed from: the outbox keeps the
 * key, the mail template signs it, and so the token itself stands in no table.
 */
export async function issueLinkToken(db: Db, links: LinkSigner, link: LinkToken): Promise<string> {
  const linkKey = newToken();
  await db.insert(userTokens).values({
    userId: link.userId,
    purpose: link.purpose,
    tokenHash: hashToken(links.sign(link.purpose, linkKey)),
    data: link.data ?? {},
    expiresAt: new Date(Date.now() + link.lifetimeMinutes * 60_000),
  });
  return linkKey;
}

/** Uses the token up and says whose it was; undefined when it is unknown, used or too old. */
export async function redeemLinkToken(
  db: Db,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: number; data: Record<string, string> } | undefined> {
  const [row] = await db
    .update(userTokens)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(userTokens.tokenHash, hashToken(token)),
        eq(userTokens.purpose, purpose),
        isNull(userTokens.usedAt),
        gt(userTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: userTokens.userId, data: userTokens.data });
  return row;
}

export async function dropLinkTokens(db: Db, userId: number, purpose?: LinkPurpose): Promise<void> {
  await db
    .delete(userTokens)
    .where(
      and(eq(userTokens.userId, userId), purpose === undefined ? undefined : eq(userTokens.purpose, purpose)),
    );
}

/** How many links of this kind were asked for lately. */
export async function countRecentLinks(
  db: Db,
  userId: number,
  purpose: LinkPurpose,
  minutes: number,
): Promise<number> {
  return db.$count(
    userTokens,
    and(
      eq(userTokens.userId, userId),
      eq(userTokens.purpose, purpose),
      gt(userTokens.createdAt, new Date(Date.now() - minutes * 60_000)),
    ),
  );
}
