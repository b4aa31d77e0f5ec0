import { and, eq } from 'drizzle-orm';
import { isStandardScheme } from '#domains/catalogue/model/certificates/standard-schemes.ts';
import { isOwnProduct } from '#domains/catalogue/server/products/own-producer.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { CertificateVerdict, NewCertificate } from '#domains/certificates/model/certificate.ts';
import { shopDay } from '#engine/model/dates.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { certificates, certificateSchemes } from './certificates.schema.ts';
import { renewCertificates } from './renew-certificates.ts';

/** So many wait for an administrator: nobody fills the shop with pictures. */
export const MAX_WAITING = 20;

const refuse = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

/** Throws what cannot be applied for, before its proof is prepared. */
export async function checkApplication(
  db: Db,
  producerId: number,
  { scheme, validUntil, productId }: NewCertificate,
  now: Date,
): Promise<void> {
  const isKnown =
    isStandardScheme(scheme) ||
    (await db.$count(certificateSchemes, eq(certificateSchemes.scheme, scheme))) > 0;
  if (!isKnown) throw refuse('scheme', 'validation:schemeUnknown');
  if (validUntil < shopDay(now)) throw refuse('validUntil', 'validation:certificateOver');
  if (productId !== null && !(await isOwnProduct(db, producerId, productId)))
    throw new AppError('not_found', 'errors:productNotFound');
}

export function applyForCertificate(
  db: Db,
  producerId: number,
  form: NewCertificate,
  proof: Uint8Array,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: producerProfiles.id })
      .from(producerProfiles)
      .where(eq(producerProfiles.id, producerId))
      .for('no key update');
    const isWaiting = and(eq(certificates.producerId, producerId), eq(certificates.status, 'waiting'));
    if ((await tx.$count(certificates, isWaiting)) >= MAX_WAITING)
      throw new AppError('conflict', 'errors:certificates.tooMany', { params: { max: MAX_WAITING } });
    const [added] = await tx
      .insert(certificates)
      .values({ ...form, producerId, proof })
      .returning({ id: certificates.id });
    return added!.id;
  });
}

/** Its producer takes it away: it is shown no more, and its proof goes with it. */
export function withdrawCertificate(
  catalogue: Catalogue,
  producerId: number,
  id: number,
  now: Date,
): Promise<void> {
  return catalogue.change(async (tx, changed) => {
    const found = await tx
      .delete(certificates)
      .where(and(eq(certificates.id, id), eq(certificates.producerId, producerId)))
      .returning({ id: certificates.id });
    if (found.length === 0) throw new AppError('not_found', 'errors:certificates.notFound');
    await renewCertificates(tx, changed, producerId, shopDay(now));
  });
}

/** An administrator has looked at the proof. A verdict may be changed; its producer hears of each. */
export function judgeCertificate(
  catalogue: Catalogue,
  actor: SessionUser,
  { id, verdict: { approved, reason }, now }: { id: number; verdict: CertificateVerdict; now: Date },
): Promise<void> {
  return catalogue.change(async (tx, changed) => {
    const [before] = await tx
      .select({
        producerId: certificates.producerId,
        scheme: certificates.scheme,
        number: certificates.number,
        validUntil: certificates.validUntil,
        status: certificates.status,
      })
      .from(certificates)
      .where(eq(certificates.id, id))
      .for('no key update');
    if (before === undefined) throw new AppError('not_found', 'errors:certificates.notFound');
    const status = approved ? 'approved' : 'declined';
    if (before.status === status) return;
    if (approved && before.validUntil < shopDay(now))
      throw new AppError('conflict', 'errors:certificates.over');
    await tx
      .update(certificates)
      .set({ status, reason: approved ? null : reason, decidedAt: now })
      .where(eq(certificates.id, id));
    await renewCertificates(tx, changed, before.producerId, shopDay(now));
    const { scheme, number } = before;
    await recordAudit(tx, {
      actor,
      action: approved ? 'certificate.approve' : 'certificate.decline',
      entityType: 'certificate',
      entityId: id,
      detail: { scheme, number, ...(approved ? {} : { reason }) },
    });
    await tellProducer(tx, before, approved ? null : reason);
  });
}

async function tellProducer(
  tx: Db,
  { producerId, scheme, number }: { producerId: number; scheme: string; number: string },
  reason: string | null,
): Promise<void> {
  const [found] = await tx
    .select({ email: users.email, language: users.language, companyName: producerProfiles.companyName })
    .from(producerProfiles)
    .innerJoin(users, eq(users.id, producerProfiles.userId))
    .where(eq(producerProfiles.id, producerId));
  if (found === undefined) return;
  const [own] = await tx.select().from(certificateSchemes).where(eq(certificateSchemes.scheme, scheme));
  await queueMail(tx, {
    template: 'certificate-verdict',
    recipient: found.email,
    language: toLanguage(found.language) ?? DEFAULT_LANGUAGE,
    data: { companyName: found.companyName, scheme, schemeName: own?.name ?? null, number, reason },
  });
}
