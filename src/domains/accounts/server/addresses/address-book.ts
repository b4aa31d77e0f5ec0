import { and, desc, eq } from 'drizzle-orm';
import { MAX_ADDRESSES, type AddressChange, type SavedAddress } from '#domains/accounts/model/addresses.ts';
import { addressSchema, type Address } from '#engine/model/places/address.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { userAddresses } from './addresses.schema.ts';

type Row = typeof userAddresses.$inferSelect;

const view = ({ id, isDefault, address }: Row): SavedAddress => ({ id, isDefault, ...address });
const own = (userId: number, id: number) => and(eq(userAddresses.userId, userId), eq(userAddresses.id, id));

/** The default first, then the newest. */
export async function addressesOf(db: Db, userId: number): Promise<SavedAddress[]> {
  const found = await db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.isDefault), desc(userAddresses.id));
  return found.map(view);
}

/** One after the other for each person: there are not too many, and one is the default. */
async function lockOwner(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

async function noDefault(tx: Db, userId: number): Promise<void> {
  await tx
    .update(userAddresses)
    .set({ isDefault: false })
    .where(and(eq(userAddresses.userId, userId), userAddresses.isDefault));
}

/** The first is the default by itself. */
export function saveAddress(
  db: Db,
  userId: number,
  address: Address,
  wantsDefault: boolean,
): Promise<SavedAddress> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const count = await tx.$count(userAddresses, eq(userAddresses.userId, userId));
    if (count >= MAX_ADDRESSES)
      throw new AppError('conflict', 'errors:accounts.tooManyAddresses', { params: { count } });
    const isDefault = wantsDefault || count === 0;
    if (isDefault) await noDefault(tx, userId);
    const [saved] = await tx.insert(userAddresses).values({ userId, address, isDefault }).returning();
    return view(saved!);
  });
}

/** What is left out stays; the whole must be an address again. Another one becomes the default by being made it. */
export function changeAddress(
  db: Db,
  { userId, id }: { userId: number; id: number },
  { isDefault = false, ...change }: AddressChange,
): Promise<SavedAddress> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const [before] = await tx.select().from(userAddresses).where(own(userId, id));
    if (before === undefined) throw new AppError('not_found', 'errors:accounts.addressNotFound');
    const { data: address, error } = addressSchema.safeParse({ ...before.address, ...change });
    if (error !== undefined) {
      const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
      throw new AppError('invalid', error.issues[0]!.message, { fields });
    }
    if (isDefault) await noDefault(tx, userId);
    const [changed] = await tx
      .update(userAddresses)
      .set({ address, isDefault: isDefault || before.isDefault })
      .where(own(userId, id))
      .returning();
    return view(changed!);
  });
}

/** Where the default goes, the newest of the others is it. */
export function removeAddress(db: Db, { userId, id }: { userId: number; id: number }): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const [removed] = await tx.delete(userAddresses).where(own(userId, id)).returning();
    if (removed === undefined) throw new AppError('not_found', 'errors:accounts.addressNotFound');
    if (!removed.isDefault) return;
    const [next] = await tx
      .select({ id: userAddresses.id })
      .from(userAddresses)
      .where(eq(userAddresses.userId, userId))
      .orderBy(desc(userAddresses.id))
      .limit(1);
    if (next !== undefined)
      await tx.update(userAddresses).set({ isDefault: true }).where(own(userId, next.id));
  });
}

export async function dropAddresses(tx: Db, userId: number): Promise<void> {
  await tx.delete(userAddresses).where(eq(userAddresses.userId, userId));
}
