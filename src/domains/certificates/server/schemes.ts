import { asc, eq } from 'drizzle-orm';
import { STANDARD_SCHEMES } from '#domains/catalogue/model/certificates/standard-schemes.ts';
import type { SchemeView } from '#domains/certificates/model/certificate.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { certificates, certificateSchemes } from './certificates.schema.ts';

export async function listSchemes(db: Db): Promise<SchemeView[]> {
  const own = await db.select().from(certificateSchemes).orderBy(asc(certificateSchemes.name));
  return [...STANDARD_SCHEMES.map((scheme) => ({ scheme, name: null })), ...own];
}

/** 'Slow Food Presidium' is 'own-slow-food-presidium' in URLs. */
const keyOf = (name: string) =>
  `own-${name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50)}`;

export function addScheme(catalogue: Catalogue, actor: SessionUser, name: string): Promise<SchemeView> {
  return catalogue.change(async (tx, changed) => {
    const scheme = keyOf(name);
    const text = 'errors:certificates.schemeTaken';
    if (scheme === 'own-')
      throw new AppError('invalid', 'validation:invalidInput', { fields: { name: text } });
    const [added] = await tx
      .insert(certificateSchemes)
      .values({ scheme, name })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) throw new AppError('conflict', text, { fields: { name: text } });
    await recordAudit(tx, {
      actor,
      action: 'certificate.scheme-add',
      entityType: 'certificate-scheme',
      entityId: scheme,
      detail: { name },
    });
    changed.settings();
    return added;
  });
}

export function removeScheme(catalogue: Catalogue, actor: SessionUser, scheme: string): Promise<SchemeView> {
  return catalogue.change(async (tx, changed) => {
    await tx.select().from(certificateSchemes).where(eq(certificateSchemes.scheme, scheme)).for('update');
    if ((await tx.$count(certificates, eq(certificates.scheme, scheme))) > 0)
      throw new AppError('conflict', 'errors:certificates.schemeUsed');
    const [removed] = await tx
      .delete(certificateSchemes)
      .where(eq(certificateSchemes.scheme, scheme))
      .returning();
    if (removed === undefined) throw new AppError('not_found', 'errors:not_found');
    await recordAudit(tx, {
      actor,
      action: 'certificate.scheme-remove',
      entityType: 'certificate-scheme',
      entityId: scheme,
      detail: { name: removed.name },
    });
    changed.settings();
    return removed;
  });
}
