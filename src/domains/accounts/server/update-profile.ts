import { eq, sql, type SQL } from 'drizzle-orm';
import type { BuyerProfileForm, ProducerPageForm } from '#domains/accounts/model/profile.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { producerLooksDifferent } from '#domains/catalogue/server/products/public-changes.ts';
import { buyerProfiles } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles, type ProducerTranslations } from '#domains/catalogue/server/producers.schema.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import { idOfProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { renamed, tellOfReview } from '#domains/catalogue/server/producers/rename-producer.ts';
import { userById } from './accounts.queries.ts';
import { insertProducerProfile } from './create-account.ts';

export async function updateBuyerProfile(db: Db, userId: number, form: BuyerProfileForm): Promise<void> {
  const values = {
    firstName: form.firstName,
    lastName: form.lastName,
    phoneNumber: form.phoneNumber || null,
    shippingAddress: form.shippingAddress || null,
    billingAddress: form.billingAddress || null,
  };
  const given = form.vatId === undefined ? {} : { vatId: form.vatId || null };
  // An account whose role was changed has no buyer's row yet.
  await db
    .insert(buyerProfiles)
    .values({ userId, ...values, ...given })
    .onConflictDoUpdate({
      target: buyerProfiles.userId,
      set: { ...values, ...given, ...(given.vatId !== undefined && { businessSince: keptFor(given.vatId) }) },
    });
}

/** What an administrator has looked up is that id, and no other that is typed afterwards. */
function keptFor(vatId: string | null): SQL {
  return sql`case when ${buyerProfiles.vatId} = ${vatId} then ${buyerProfiles.businessSince} end`;
}

/** The profile is also the public page: products are found by the company's name, and pages show it. */
export async function updateProducerProfile(
  catalogue: Catalogue,
  userId: number,
  form: ProducerPageForm,
  now: Date,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const [before] = await tx
      .select()
      .from(producerProfiles)
      .where(eq(producerProfiles.id, idOfProducer(userId)))
      .for('no key update');
    if (before === undefined) return insertProducerProfile(tx, userId, form);
    const { companyName, businessType, location, phoneNumber, description } = form;
    const [after] = await tx
      .update(producerProfiles)
      .set({
        companyName,
        businessType,
        location,
        phoneNumber,
        description,
        website: form.website || null,
        ...(form.founded !== undefined && { founded: form.founded }),
        ...(form.certifications !== undefined && { certifications: form.certifications }),
        ...(form.shippingPolicy !== undefined && { shippingPolicy: form.shippingPolicy || null }),
        ...(form.returnPolicy !== undefined && { returnPolicy: form.returnPolicy || null }),
        ...renamed(before, companyName, now),
        translations: withoutStale(before, form),
      })
      .where(eq(producerProfiles.id, before.id))
      .returning();
    if (after!.renamedFrom !== null && companyName !== before.companyName)
      await tellOfReview(tx, (await userById(tx, before.userId ?? userId))!, after!);
    if (companyName !== before.companyName) {
      await refreshSearchIndex(tx, sql`p.producer_id = ${before.id}`);
    }
    if (producerLooksDifferent(before, after!)) changed.producer(before.id);
  });
}

/** Translations of a text that no longer stands would say something else than the original. */
function withoutStale(
  before: typeof producerProfiles.$inferSelect,
  form: ProducerPageForm,
): ProducerTranslations {
  const stale = (['location', 'description', 'shippingPolicy', 'returnPolicy'] as const).filter(
    (name) => form[name] !== undefined && (form[name] || null) !== before[name],
  );
  if (stale.length === 0) return before.translations;
  return Object.fromEntries(
    Object.entries(before.translations).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([name]) => !(stale as string[]).includes(name))),
    ]),
  );
}

export async function setNotifications(
  db: Db,
  user: Pick<SessionUser, 'id' | 'role'>,
  notifyOnDeals: boolean,
): Promise<void> {
  const table = user.role === 'PRODUCER' ? producerProfiles : buyerProfiles;
  const changed = await db
    .update(table)
    .set({ notifyOnDeals })
    .where(eq(table.userId, user.id))
    .returning({ id: table.id });
  if (changed.length === 0) throw new AppError('not_found', 'errors:accounts.noProfile');
}
