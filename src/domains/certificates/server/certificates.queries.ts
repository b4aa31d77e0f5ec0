import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  REMIND_DAYS,
  type Certificate,
  type CertificateList,
} from '#domains/certificates/model/certificate.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { productNameIn } from '#domains/catalogue/server/products/product-names.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';
import { certificates, certificateSchemes } from './certificates.schema.ts';

interface Reader {
  language: Language;
  today: Day;
}

const endsSoon = (today: Day) =>
  sql<boolean>`(${certificates.status} = 'approved' and ${certificates.validUntil} between ${today}::date and ${addDays(today, REMIND_DAYS)}::date)`;

/** By its number, or by whose it is. */
function certificateSearch(q: string) {
  return {
    found: sql`select c.id from certificates c where ${matches(sql`c.number`, q)}
      union all select c.id from producer_profiles m join certificates c on c.producer_id = m.id
       where ${matches(sql`m.company_name`, q)}`,
    each: sql`(${matches(certificates.number, q)} or (
      select ${matches(sql`m.company_name`, q)} from producer_profiles m where m.id = ${certificates.producerId}))`,
  };
}

/** Those of one producer, or of everybody. */
export function listCertificates(
  db: Db,
  list: CertificateList,
  producerId: number | null,
  { language, today }: Reader,
): Promise<Certificate[] | Page<Certificate>> {
  const where = and(
    producerId === null ? undefined : eq(certificates.producerId, producerId),
    list.status === undefined
      ? undefined
      : list.status === 'ending'
        ? endsSoon(today)
        : eq(certificates.status, list.status),
  );
  return adminList(
    db,
    list,
    {
      table: certificates,
      id: certificates.id,
      where,
      search: list.q ? certificateSearch(list.q) : undefined,
      sorts: {
        number: certificates.number,
        producer: {
          column: producerProfiles.companyName,
          on: eq(producerProfiles.id, certificates.producerId),
        },
        // What counts for everything that a producer makes is of no product.
        product: {
          turns: [
            { where: isNull(certificates.productId) },
            {
              where: isNotNull(certificates.productId),
              by: { column: productNameIn(language), on: eq(products.id, certificates.productId) },
            },
          ],
        },
        until: certificates.validUntil,
        status: certificates.status,
      },
    },
    (named) => load(db, { language, today }, named),
    ({ createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    }),
  );
}

function load(db: Db, { language, today }: Reader, where: SQL | undefined) {
  return db
    .select({
      id: certificates.id,
      producerId: certificates.producerId,
      producerName: producerProfiles.companyName,
      productId: certificates.productId,
      productName: productNameIn(language),
      scheme: certificates.scheme,
      schemeName: certificateSchemes.name,
      number: certificates.number,
      validUntil: certificates.validUntil,
      status: certificates.status,
      reason: certificates.reason,
      isOver: sql<boolean>`${certificates.validUntil} < ${today}::date`,
      endsSoon: endsSoon(today),
      createdAt: certificates.createdAt,
    })
    .from(certificates)
    .innerJoin(producerProfiles, eq(producerProfiles.id, certificates.producerId))
    .leftJoin(products, eq(products.id, certificates.productId))
    .leftJoin(certificateSchemes, eq(certificateSchemes.scheme, certificates.scheme))
    .where(where);
}

export async function proofOf(db: Db, id: number): Promise<Buffer> {
  const [found] = await db
    .select({ proof: certificates.proof })
    .from(certificates)
    .where(eq(certificates.id, id));
  if (found === undefined) throw new AppError('not_found', 'errors:not_found');
  return Buffer.from(found.proof);
}

const OF_ACCOUNT = (userId: number) =>
  sql`${certificates.producerId} in (select m.id from producer_profiles m where m.user_id = ${userId})`;

/** For the data download. */
export async function ownCertificates(db: Db, { id }: Person) {
  const { scheme, number, validUntil, status, reason, createdAt } = certificates;
  return {
    certificates: await db
      .select({ scheme, number, validUntil, status, reason, createdAt })
      .from(certificates)
      .where(OF_ACCOUNT(id))
      .orderBy(certificates.id),
  };
}

/** A producer that closes shows nothing more: proofs go with the account. */
export async function forgetCertificates(tx: Db, { id }: Person): Promise<void> {
  await tx.delete(certificates).where(OF_ACCOUNT(id));
}
