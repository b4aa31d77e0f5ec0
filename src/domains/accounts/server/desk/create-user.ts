import type { CurrentUser } from '#engine/model/current-user.ts';
import type { NewAdmin, NewBuyer, NewProducer } from '#domains/accounts/model/create-user.ts';
import type { Language } from '#engine/model/languages.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { userView } from '#domains/accounts/server/accounts.queries.ts';
import {
  insertAccount,
  insertBuyerProfile,
  insertProducerProfile,
} from '#domains/accounts/server/create-account.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

export type NewUser =
  | { role: 'ADMIN'; form: NewAdmin }
  | { role: 'BUYER'; form: NewBuyer }
  | { role: 'PRODUCER'; form: NewProducer };

/** An administrator makes an account of any kind. A new producer still waits for approval. */
export async function createUser(
  db: Db,
  actor: SessionUser,
  { role, form }: NewUser,
  language: Language,
): Promise<CurrentUser['user']> {
  const passwordHash = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    const user = await insertAccount(tx, {
      username: form.username,
      email: form.email,
      passwordHash,
      role,
      language,
    });
    if (role === 'BUYER') await insertBuyerProfile(tx, user.id, form as NewBuyer);
    if (role === 'PRODUCER') await insertProducerProfile(tx, user.id, form as NewProducer);
    await recordAudit(tx, {
      actor,
      action: 'user.create',
      entityType: 'user',
      entityId: user.id,
      detail: { role },
    });
    return userView(user);
  });
}
