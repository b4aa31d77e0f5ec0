import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import { auditLog, waitlist } from '#engine/server/db/operations.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { payouts } from '#domains/ledger/server/payouts.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { countBoughtTogether } from '#domains/cart/server/companions/count-bought-together.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { certificates } from '#domains/certificates/server/certificates.schema.ts';
import { giftCards } from '#domains/gift-cards/server/gift-cards.schema.ts';
import { standingOrders } from '#domains/standing-orders/server/standing-orders.schema.ts';
import { sampleRows } from '#sample/samples.schema.ts';
import { sampleProducers } from '#sample/catalogue/producers.ts';
import { Chronicle } from './chronicle.ts';
import { recalls } from '#domains/batches/server/recalls.schema.ts';
import { recallSampleBatch } from './offers/sample-recall.ts';
import { giveSampleBatches } from './offers/sample-batches.ts';
import { giveSampleCertificates } from './offers/sample-certificates.ts';
import { eventsOfGiftCard, makeSampleGiftCard } from './offers/sample-gift-card.ts';
import { giveSampleSeason } from './offers/sample-season.ts';
import { giveSampleStandingOrders } from './offers/sample-standing-orders.ts';
import { simulate } from './simulate.ts';
import { planPurchases } from './purchases.ts';
import { emailOfProducer } from './sample-accounts.ts';
import { sampleBuyers } from './sample-buyers.ts';
import { CodeDesk, periodOf, sampleCodes, type SampleCode } from './sample-codes.ts';
import { sampleWaitlist } from './sample-waitlist.ts';
import { SeededRandom } from './seeded-random.ts';
import { readShelf } from './shelf.ts';
import { hoursAfter } from './shop-hours.ts';
import { reserveIds, writeChronicle } from './write-chronicle.ts';

export const SEED = 20_260_105;
const DAY_HOURS = 24;
/** Before anything was bought. */
const OPENED_DAYS_AGO = 62;

export interface LifeOptions {
  /** Everything has happened before this moment. */
  now: Date;
  /** Of an account whose owner shall be able to sign in, or of one of the others. */
  passwordHashOf(username: string): string;
}

/**
 * Gives the sample catalogue a past: people who bought, reviewed, paid and were paid, in the last 60 days; and what lies
 * ahead: a season, certificates, standing orders, batches. The books are right, and the stock stays as it is. The same `now`
 * gives the same rows, passwords and the gift card's code apart. Every row that others belong to is named in `sample_rows`.
 */
export async function fillSampleHistory(tx: Db, { now, passwordHashOf }: LifeOptions): Promise<void> {
  const openedAt = hoursAfter(now, -OPENED_DAYS_AGO * DAY_HOURS);
  const shelf = await readShelf(tx);
  const buyerIds = await insertBuyers(tx, passwordHashOf, openedAt);
  const producerUserIds = await insertProducerAccounts(tx, passwordHashOf, openedAt);
  const codes = await insertCodes(tx, now);
  await insertWaitlist(tx, now);

  const chronicle = new Chronicle(await reserveIds(tx));
  const random = new SeededRandom(SEED);
  const purchases = planPurchases(shelf, now, random);
  const desk = new CodeDesk(codes, now);
  const officeUserId = await anAdministrator(tx);
  const world = { chronicle, random, codes: desk, buyerIds, producerUserIds, officeUserId, now };
  const [giftCard] = await makeSampleGiftCard(tx, now);
  await mark(tx, giftCards, [giftCard!]);
  const cardEvents = eventsOfGiftCard(chronicle, { giftCardId: giftCard!.id, buyerIds, now });
  const paid = simulate(world, purchases, cardEvents);
  await writeChronicle(tx, chronicle, paid);
  await mark(tx, orders, chronicle.rows.orders);
  await mark(tx, payouts, chronicle.rows.payouts);
  await mark(tx, auditLog, chronicle.rows.auditLog);
  await countBoughtTogether(tx);
  // After the past, which knew nothing of them.
  await giveSampleSeason(tx, now);
  await mark(tx, certificates, await giveSampleCertificates(tx, now));
  await mark(tx, standingOrders, await giveSampleStandingOrders(tx, buyerIds, now));
  await mark(tx, batches, await giveSampleBatches(tx, now));
  const recalled = await recallSampleBatch(tx, officeUserId, now);
  await mark(tx, batches, recalled.batches);
  await mark(tx, recalls, recalled.recalls);
  await tx.execute(sql`select announce_catalogue_change('*')`);
}

async function anAdministrator(tx: Db): Promise<number | null> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'ADMIN'))
    .orderBy(users.id)
    .limit(1);
  return found?.id ?? null;
}

async function insertBuyers(
  tx: Db,
  passwordHashOf: LifeOptions['passwordHashOf'],
  openedAt: Date,
): Promise<Map<string, number>> {
  const made = await tx
    .insert(users)
    .values(
      sampleBuyers.map(({ username, email, language }, index) => ({
        username,
        email,
        language,
        passwordHash: passwordHashOf(username),
        createdAt: hoursAfter(openedAt, index / 2),
      })),
    )
    .returning({ id: users.id, username: users.username });
  const ids = new Map(made.map(({ id, username }) => [username, id]));
  await tx.insert(buyerProfiles).values(
    sampleBuyers.map(({ username, firstName, lastName, phoneNumber, address }) => ({
      userId: ids.get(username)!,
      firstName,
      lastName,
      phoneNumber,
      shippingAddress: address,
      billingAddress: address,
    })),
  );
  await mark(tx, users, made);
  return ids;
}

/** By the producer's id. A producer whom somebody has taken over since keeps the account it has. */
async function insertProducerAccounts(
  tx: Db,
  passwordHashOf: LifeOptions['passwordHashOf'],
  openedAt: Date,
): Promise<Map<number, number>> {
  const slugs = sampleProducers.map(({ slug }) => slug);
  const found = await tx
    .select({ id: producerProfiles.id, slug: producerProfiles.slug, userId: producerProfiles.userId })
    .from(producerProfiles)
    .where(inArray(producerProfiles.slug, slugs))
    .orderBy(producerProfiles.id);
  const userIds = new Map<number, number>();
  for (const { id, slug, userId } of found) {
    if (userId !== null) {
      userIds.set(id, userId);
      continue;
    }
    const email = emailOfProducer(sampleProducers.find((producer) => producer.slug === slug)!);
    const [made] = await tx
      .insert(users)
      .values({
        username: slug,
        email,
        role: 'PRODUCER',
        passwordHash: passwordHashOf(slug),
        createdAt: openedAt,
      })
      .returning({ id: users.id });
    await tx.update(producerProfiles).set({ userId: made!.id }).where(eq(producerProfiles.id, id));
    await mark(tx, users, [made!]);
    userIds.set(id, made!.id);
  }
  return userIds;
}

/** One that the shop has already stays the shop's own. */
async function insertCodes(tx: Db, now: Date): Promise<(SampleCode & { id: number })[]> {
  const made = await tx
    .insert(promoCodes)
    .values(
      sampleCodes.map(({ startedDaysAgo: _started, endedDaysAgo: _ended, ...code }, index) => {
        const period = periodOf(sampleCodes[index]!, now);
        return { ...code, ...period, createdAt: period.startsAt };
      }),
    )
    .onConflictDoNothing()
    .returning({ id: promoCodes.id, code: promoCodes.code });
  await mark(tx, promoCodes, made);
  return made.map(({ id, code }) => ({ ...sampleCodes.find((sample) => sample.code === code)!, id }));
}

async function insertWaitlist(tx: Db, now: Date): Promise<void> {
  const made = await tx
    .insert(waitlist)
    .values(
      sampleWaitlist.map((waiting, index) => ({
        ...waiting,
        createdAt: hoursAfter(now, (index - sampleWaitlist.length) * 61),
      })),
    )
    .returning({ id: waitlist.id });
  await mark(tx, waitlist, made);
}

async function mark(tx: Db, table: PgTable, made: readonly { id: number }[]): Promise<void> {
  if (made.length === 0) return;
  await tx.execute(sql`
    insert into ${sampleRows} (entity, row_id)
    select ${getTableName(table)}, id from unnest(${sql.param(made.map(({ id }) => id))}::int[]) id`);
}
