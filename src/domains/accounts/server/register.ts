import type { CurrentUser } from '#engine/model/current-user.ts';
import type { BuyerRegistration, ProducerRegistration } from '#domains/accounts/model/registration.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import { userView } from './accounts.queries.ts';
import { insertAccount, insertBuyerProfile, insertProducerProfile } from './create-account.ts';

export async function registerBuyer(
  db: Db,
  form: BuyerRegistration,
  language: Language,
): Promise<CurrentUser['user']> {
  const passwordHash = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    const { username, email } = form;
    const user = await insertAccount(tx, { username, email, passwordHash, role: 'BUYER', language });
    await insertBuyerProfile(tx, user.id, { ...form, shippingAddress: form.address });
    return userView(user);
  });
}

export async function registerProducer(
  db: Db,
  form: ProducerRegistration,
  language: Language,
): Promise<CurrentUser['user']> {
  const passwordHash = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    const { username, email } = form;
    const user = await insertAccount(tx, { username, email, passwordHash, role: 'PRODUCER', language });
    await insertProducerProfile(tx, user.id, form);
    return userView(user);
  });
}
