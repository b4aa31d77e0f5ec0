import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { certificates } from '#domains/certificates/server/certificates.schema.ts';
import { renewCertificates } from '#domains/certificates/server/renew-certificates.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import { CatalogueChanges } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import { hoursAfter } from '#sample/history/shop-hours.ts';

const YEAR_DAYS = 365;
/** An administrator looked at them when the shop opened. */
const DECIDED_HOURS_AGO = 58 * 24;
const APPLIED_HOURS_AGO = 60 * 24;

/** `productSlug`: null for all that the producer makes. */
const CERTIFICATES = [
  {
    producerSlug: 'frantoio-ripalunga',
    productSlug: null,
    scheme: 'organic',
    number: 'SAMPLE-ORG-0147',
  },
  {
    producerSlug: 'alpkaeserei-sattelgrat',
    productSlug: 'summer-alp-cheese-18-months',
    scheme: 'pdo',
    number: 'SAMPLE-PDO-0052',
  },
];

/** Two that are approved and good for a year. Their proofs are pictures of the sample shop. */
export async function giveSampleCertificates(tx: Db, now: Date): Promise<{ id: number }[]> {
  const made: { id: number }[] = [];
  for (const { producerSlug, productSlug, scheme, number } of CERTIFICATES) {
    const [producer] = await tx
      .select({ id: producerProfiles.id })
      .from(producerProfiles)
      .where(eq(producerProfiles.slug, producerSlug));
    const [product] = await tx
      .select({ id: products.id, producerId: products.producerId })
      .from(products)
      .where(eq(products.slug, productSlug ?? ''));
    const isMissing = productSlug !== null && product?.producerId !== producer?.id;
    if (producer === undefined || isMissing) continue;
    const rows = await tx
      .insert(certificates)
      .values({
        producerId: producer.id,
        productId: product?.id ?? null,
        scheme,
        number,
        validUntil: addDays(shopDay(now), YEAR_DAYS),
        proof: await readFile(join(PROJECT_ROOT, `sample/pictures/certificates/${scheme}.jpg`)),
        status: 'approved',
        decidedAt: hoursAfter(now, -DECIDED_HOURS_AGO),
        createdAt: hoursAfter(now, -APPLIED_HOURS_AGO),
      })
      .returning({ id: certificates.id });
    made.push(...rows);
    await renewCertificates(tx, new CatalogueChanges(), producer.id, shopDay(now));
  }
  return made;
}

export async function takeSampleCertificates(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  const gone = await tx
    .delete(certificates)
    .where(inArray(certificates.id, [...ids]))
    .returning({ producerId: certificates.producerId });
  for (const producerId of new Set(gone.map((certificate) => certificate.producerId)))
    await renewCertificates(tx, new CatalogueChanges(), producerId, shopDay(now));
}
