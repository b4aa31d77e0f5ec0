import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { domains, type Person } from '#engine/server/domain.ts';
import { webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { addressesOf } from './addresses/address-book.ts';
import { profileOf, userById, userView, type UserRow } from './accounts.queries.ts';
import { keysOf } from './api-keys/api-keys.queries.ts';
import { passkeysOf, passkeyView } from './passkeys/passkeys.queries.ts';

/**
 * Everything the shop keeps about one person, in the words and units of the API, as each domain tells it. Waitlist and
 * newsletter entries hang on an address that registration does not prove, not on the account: somebody who registers a
 * stranger's address must not read them.
 */
export async function ownData(db: Db, user: UserRow): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const domain of domains()) Object.assign(data, await domain.ownData?.(db, user));
  return data;
}

export async function ownAccount(db: Db, { id }: Person) {
  const user = (await userById(db, id))!;
  return {
    account: { ...userView(user), language: user.language },
    profile: (await profileOf(db, user)) ?? null,
    passkeys: (await passkeysOf(db, id)).map(passkeyView),
    apiKeys: await keysOf(db, id),
    addresses: await addressesOf(db, id),
    webhooks: await ownWebhooks(db, id),
  };
}

function ownWebhooks(db: Db, userId: number) {
  const { id, url, events, createdAt, disabledAt } = webhookEndpoints;
  return db
    .select({ url, events, createdAt, disabledAt })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(id);
}
