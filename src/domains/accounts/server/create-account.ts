// The rows of a new account. Registration and the administrators' forms write them the same way.
import type { CurrentUser, Role } from '#engine/model/current-user.ts';
import type { BuyerRegistration, ProducerRegistration } from '#domains/accounts/model/registration.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { freeSlug } from '#domains/catalogue/server/products/slugs.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import { takenFields, userByEmail, type UserRow, userView } from './accounts.queries.ts';
import { mailProof, tellHolder } from './prove-address.ts';
import type { Shop } from '#engine/server/shop.ts';

/** Two companies of one name may register in the same moment; the second takes the next free slug. */
const SLUG_TRIES = 5;

interface NewAccount {
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  language: Language;
}

type BuyerDetails = Pick<BuyerRegistration, 'firstName' | 'lastName' | 'phoneNumber'> & {
  shippingAddress?: string | null | undefined;
  billingAddress?: string | null | undefined;
};

type ProducerDetails = Omit<
  ProducerRegistration,
  'username' | 'email' | 'password' | 'confirmPassword' | 'founded'
> & { founded?: number | null };

/** 409 names what is taken: for administrators, who may know it. The unique indexes decide, so two registrations at once cannot both win. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<UserRow> {
  const [row] = await tx.insert(users).values(account).onConflictDoNothing().returning();
  if (row !== undefined) return row;
  const taken = await takenFields(tx, account);
  const fields = Object.fromEntries(taken.map((field) => [field, `errors:accounts.${field}Taken`]));
  throw new AppError('conflict', fields[taken[0] ?? ''] ?? 'errors:conflict', { fields });
}

/**
 * 409 where the name is taken, which everybody may see. Of an address that another account has, only that account's owner
 * hears: somebody who registers it gets an account like any other, whose address counts as unproven until its mailbox has
 * answered, and cannot tell the difference.
 */
async function insertRegistered(tx: Db, account: NewAccount): Promise<UserRow> {
  const holder = await userByEmail(tx, account.email);
  const insert = (emailUnproven: boolean) =>
    tx
      .insert(users)
      .values({ ...account, emailUnproven, emailProvenAt: null })
      .onConflictDoNothing()
      .returning();
  let [row] = await insert(holder !== undefined);
  // Somebody else may have taken the address since.
  if (row === undefined && holder === undefined) [row] = await insert(true);
  if (row === undefined) {
    const message = 'errors:accounts.usernameTaken';
    throw new AppError('conflict', message, { fields: { username: message } });
  }
  if (holder !== undefined) await tellHolder(tx, holder);
  return row;
}

export async function insertBuyerProfile(tx: Db, userId: number, details: BuyerDetails): Promise<void> {
  const { firstName, lastName } = details;
  await tx.insert(buyerProfiles).values({
    userId,
    firstName,
    lastName,
    phoneNumber: details.phoneNumber || null,
    shippingAddress: details.shippingAddress || null,
    billingAddress: details.billingAddress || null,
  });
}

/** A new producer is unverified: the public sees nothing of it until an administrator approves. */
export async function insertProducerProfile(tx: Db, userId: number, details: ProducerDetails): Promise<void> {
  const { companyName, businessType, location, phoneNumber, description } = details;
  for (let attempt = 0; attempt < SLUG_TRIES; attempt += 1) {
    const slug = await freeSlug(tx, producerProfiles, companyName);
    const inserted = await tx
      .insert(producerProfiles)
      .values({
        userId,
        slug,
        companyName,
        businessType,
        location,
        phoneNumber,
        description,
        founded: details.founded ?? null,
        website: details.website || null,
      })
      .onConflictDoNothing({ target: producerProfiles.slug })
      .returning({ id: producerProfiles.id });
    if (inserted.length > 0) return;
  }
  throw new AppError('unavailable', 'errors:unavailable');
}

type Registering = Pick<Shop, 'db' | 'links' | 'limiter'>;

export function registerBuyer(
  shop: Registering,
  form: BuyerRegistration,
  language: Language,
): Promise<CurrentUser['user']> {
  return register(shop, { ...form, role: 'BUYER', language }, (tx, id) =>
    insertBuyerProfile(tx, id, { ...form, shippingAddress: form.address }),
  );
}

export function registerProducer(
  shop: Registering,
  form: ProducerRegistration,
  language: Language,
): Promise<CurrentUser['user']> {
  return register(shop, { ...form, role: 'PRODUCER', language }, (tx, id) =>
    insertProducerProfile(tx, id, form),
  );
}

/** The account works at once; its mailbox is asked beside it, unless it was asked often enough today. */
async function register(
  shop: Registering,
  { username, email, password, role, language }: Omit<NewAccount, 'passwordHash'> & { password: string },
  insertProfile: (tx: Db, userId: number) => Promise<void>,
): Promise<CurrentUser['user']> {
  const passwordHash = await hashPassword(password);
  const user = await shop.db.transaction(async (tx) => {
    const row = await insertRegistered(tx, { username, email, passwordHash, role, language });
    await insertProfile(tx, row.id);
    return row;
  });
  await mailProof(shop, user.id).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  return userView(user);
}
