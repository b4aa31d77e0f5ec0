import { and, eq, getTableColumns, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '#engine/model/current-user.ts';
import type { Language } from '#engine/model/languages.ts';
import { lacksTwoFactor } from '#engine/server/settings/required-two-factor.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { AdminUser, AdminUserList } from '#domains/accounts/model/desk.ts';
import { idOfProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { rightsOf } from '#engine/model/rights.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';

export type UserRow = typeof users.$inferSelect;

const alive = isNull(users.deletedAt);

export async function userByName(db: Db, username: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${username})`, alive));
  return row;
}

/** Whose the address is; not an account that only claims it. */
export async function userByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, sql`not ${users.emailUnproven}`, alive));
  return row;
}

export async function userById(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), alive));
  return row;
}

/** Which of the two a new account cannot have because somebody else, in whatever letter case, has it. */
export async function takenFields(
  db: Db,
  { username, email }: { username: string; email: string },
): Promise<('username' | 'email')[]> {
  const sameName = sql<boolean>`lower(${users.username}) = lower(${username})`;
  const sameEmail = sql<boolean>`(lower(${users.email}) = lower(${email}) and not ${users.emailUnproven})`;
  const rows = await db.select({ sameName, sameEmail }).from(users).where(or(sameName, sameEmail));
  const taken: ('username' | 'email')[] = [];
  if (rows.some((row) => row.sameName)) taken.push('username');
  if (rows.some((row) => row.sameEmail)) taken.push('email');
  return taken;
}

/** What an account's owner sees of it; hashes and secrets stay behind. */
export function userView(row: UserRow): CurrentUser['user'] {
  const hasTwoFactor = row.totpEnabledAt !== null;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    rights: rightsOf(row.role, row.rights),
    emailConfirmed: row.emailProvenAt !== null,
    createdAt: row.createdAt.toISOString(),
    twoFactorEnabled: hasTwoFactor,
    twoFactorNeeded: lacksTwoFactor({ role: row.role, hasTwoFactor }),
  };
}

export function languageOf(row: UserRow): Language {
  return row.language as Language;
}

/** Of a producer's row, what the administrators noted about it is not the owner's profile. */
const producerColumns = {
  id: producerProfiles.id,
  slug: producerProfiles.slug,
  companyName: producerProfiles.companyName,
  businessType: producerProfiles.businessType,
  founded: producerProfiles.founded,
  location: producerProfiles.location,
  website: producerProfiles.website,
  phoneNumber: producerProfiles.phoneNumber,
  description: producerProfiles.description,
  logo: producerProfiles.logo,
  bannerImage: producerProfiles.bannerImage,
  certifications: producerProfiles.certifications,
  shippingPolicy: producerProfiles.shippingPolicy,
  returnPolicy: producerProfiles.returnPolicy,
  notifyOnDeals: producerProfiles.notifyOnDeals,
  verified: sql<boolean>`${producerProfiles.verified} and ${producerProfiles.renamedFrom} is null`,
};

function buyerView({ businessSince, ...row }: typeof buyerProfiles.$inferSelect) {
  return { ...row, isBusiness: businessSince !== null };
}

export async function profileOf(
  db: Db,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
): Promise<CurrentUser['profile']> {
  if (role === 'BUYER') {
    const [row] = await db.select().from(buyerProfiles).where(eq(buyerProfiles.userId, id));
    return row && { role, ...buyerView(row) };
  }
  if (role === 'PRODUCER') {
    const [row] = await db
      .select(producerColumns)
      .from(producerProfiles)
      .where(eq(producerProfiles.id, idOfProducer(id)));
    return row && { role, userId: id, ...row };
  }
  return undefined;
}

export async function currentUser(db: Db, userId: number): Promise<CurrentUser | undefined> {
  const row = await userById(db, userId);
  if (row === undefined) return undefined;
  const profile = await profileOf(db, row);
  return profile === undefined ? { user: userView(row) } : { user: userView(row), profile };
}

/** The same of somebody who is signed in. Throws a 401 where the account has been deleted since. */
export async function requireCurrentUser(db: Db, userId: number): Promise<CurrentUser> {
  const current = await currentUser(db, userId);
  if (current === undefined) throw new AppError('unauthenticated', 'errors:unauthenticated');
  return current;
}

/** Whose VAT id is marked, or waits for somebody to look it up. */
function hasVatId(business: NonNullable<AdminUserList['business']>): SQL {
  const marked = sql.raw(business === 'marked' ? 'is not null' : 'is null');
  return sql`${users.id} in (select b.user_id from buyer_profiles b where b.vat_id is not null and b.business_since ${marked})`;
}

const WITHOUT_VAT_ID = sql`not exists (
  select from buyer_profiles b where b.user_id = ${users.id} and b.vat_id is not null)`;

function userRows(db: Db, named: SQL) {
  return db
    .select({ ...getTableColumns(users), vatId: buyerProfiles.vatId, since: buyerProfiles.businessSince })
    .from(users)
    .leftJoin(buyerProfiles, eq(buyerProfiles.userId, users.id))
    .where(named);
}

type ListedUser = Awaited<ReturnType<typeof userRows>>[number];

export function listUsers(db: Db, list: AdminUserList) {
  const where = and(
    isNull(users.deletedAt),
    list.role === undefined ? undefined : eq(users.role, list.role),
    list.suspended ? isNotNull(users.suspendedAt) : undefined,
    list.business === undefined ? undefined : hasVatId(list.business),
  );
  return adminList(
    db,
    list,
    {
      table: users,
      id: users.id,
      where,
      search: list.q
        ? { each: or(matches(users.username, list.q), matches(users.email, list.q))! }
        : undefined,
      sorts: {
        name: users.username,
        email: users.email,
        role: users.role,
        date: users.id,
        // Of those with a VAT id the ones that somebody has to look up come last, so that '-vatId' begins with them.
        vatId: {
          turns: [{ where: WITHOUT_VAT_ID }, { where: hasVatId('marked') }, { where: hasVatId('open') }],
        },
      },
    },
    (named) => userRows(db, named),
    (row: ListedUser): AdminUser => ({
      id: row.id,
      username: row.username,
      email: row.email,
      role: row.role,
      createdAt: row.createdAt.toISOString(),
      suspendedAt: row.suspendedAt?.toISOString() ?? null,
      vatId: row.vatId,
      isBusiness: row.since !== null,
    }),
  );
}
