import type { CurrentUser } from '#shared/accounts/current-user.ts';
import type { NewAdmin, NewBuyer, NewProducer } from '#shared/admin/create-user.ts';
import type { Language } from '#shared/languages.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db } from '#server/db/client.ts';
import { userView } from '#server/features/accounts/accounts.queries.ts';
import {
  insertAccount,
  insertBuyerProfile,
  insertProducerProfile,
} from '#server/features/accounts/create-account.ts';
import { hashPassword } from '#server/http/passwords.ts';
import type { SessionUser } from '#server/http/session.ts';

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
