import { sql } from 'drizzle-orm';
import type { PersonRecord } from '#domains/accounts/model/person-record.ts';
import { addressesOf } from '#domains/accounts/server/addresses/address-book.ts';
import { rightsOf, type Right } from '#engine/model/rights.ts';
import type { Role } from '#engine/server/sessions/session.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';

interface Row extends Omit<PersonRecord, 'addresses' | 'rights' | 'createdAt' | 'suspendedAt' | 'role'> {
  role: Role;
  storedRights: Right[] | null;
  createdAt: string;
  suspendedAt: string | null;
}

/** All that the desk shows of an account; hashes and secrets stay behind. */
export async function personRecord(db: Db, id: number): Promise<PersonRecord> {
  const [found] = await rows<Row>(
    db,
    sql`select u.id, u.username, u.email, u.role, u.rights as "storedRights", u.language, u.created_at as "createdAt",
               u.suspended_at as "suspendedAt", u.suspend_reason as "suspendReason",
               nullif(trim(b.first_name || ' ' || b.last_name), '') as name, b.phone_number as "phoneNumber",
               b.shipping_address as "shippingAddress", b.billing_address as "billingAddress",
               b.vat_id as "vatId", b.business_since is not null as "isBusiness",
               u.totp_enabled_at is not null as "hasTwoFactor",
               (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > now()) as sessions,
               (select r.id from producer_profiles r where r.user_id = u.id) as "producerId"
          from users u left join buyer_profiles b on b.user_id = u.id
         where u.id = ${id}::int and u.deleted_at is null`,
  );
  if (found === undefined) throw new AppError('not_found', 'errors:userNotFound');
  const { storedRights, createdAt, suspendedAt, ...person } = found;
  return {
    ...person,
    addresses: await addressesOf(db, id),
    rights: rightsOf(person.role, storedRights),
    createdAt: new Date(createdAt).toISOString(),
    suspendedAt: suspendedAt === null ? null : new Date(suspendedAt).toISOString(),
  };
}
