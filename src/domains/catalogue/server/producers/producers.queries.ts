import { and, asc, eq } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import type { Db } from '#engine/server/db/client.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** What the public sees of a producer, and nothing else of the row. */
const producerColumns = {
  id: producerProfiles.id,
  slug: producerProfiles.slug,
  companyName: producerProfiles.companyName,
  businessType: producerProfiles.businessType,
  location: producerProfiles.location,
  founded: producerProfiles.founded,
  description: producerProfiles.description,
  logo: producerProfiles.logo,
  bannerImage: producerProfiles.bannerImage,
  website: producerProfiles.website,
  certifications: producerProfiles.certifications,
  certificates: producerProfiles.certificates,
  shippingPolicy: producerProfiles.shippingPolicy,
  returnPolicy: producerProfiles.returnPolicy,
  translations: producerProfiles.translations,
};

/** The same for statements, of a producer `m`. */
export const PRODUCER_COLUMNS = Object.keys(producerColumns)
  .map((name) => `m.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)
  .join(', ');

export type ProducerRow = Pick<typeof producerProfiles.$inferSelect, keyof typeof producerColumns>;

export function toProducer(row: ProducerRow, language: Language): Producer {
  const translated = row.translations[language];
  return {
    id: row.id,
    slug: row.slug,
    name: row.companyName,
    businessType: row.businessType,
    location: translated?.location ?? row.location,
    since: row.founded,
    description: translated?.description ?? row.description,
    imageUrl: row.bannerImage ?? row.logo,
    website: row.website,
    certifications: row.certifications,
    certificates: row.certificates,
    shippingPolicy: translated?.shippingPolicy ?? row.shippingPolicy,
    returnPolicy: translated?.returnPolicy ?? row.returnPolicy,
  };
}

export async function publicProducers(db: Db, language: Language): Promise<Producer[]> {
  const rows = await db
    .select(producerColumns)
    .from(producerProfiles)
    .where(eq(producerProfiles.shown, true))
    .orderBy(asc(producerProfiles.id))
    .limit(1_000);
  return rows.map((row) => toProducer(row, language));
}

export async function producerBySlug(
  db: Db,
  language: Language,
  slug: string,
): Promise<Producer | undefined> {
  const [row] = await db
    .select(producerColumns)
    .from(producerProfiles)
    .where(and(eq(producerProfiles.slug, slug), eq(producerProfiles.shown, true)));
  return row && toProducer(row, language);
}
