import { eq, sql } from 'drizzle-orm';
import { stepsLeft, type FirstSteps, type FirstStepsChange } from '#domains/desk/model/first-steps.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { firstSteps } from './first-steps.schema.ts';

interface Done {
  settings: boolean;
  product: boolean;
  picture: boolean;
  account: boolean;
  tax: boolean;
  order: boolean;
}

/** Each looks for one row, so it costs the same in a shop with a million orders. */
async function doneByShop(db: Db): Promise<Omit<Done, 'settings'>> {
  const [found] = await rows<Omit<Done, 'settings'>>(
    db,
    sql`select exists (select from products) as product,
               exists (select from products where image_url is not null) as picture,
               exists (select from settings where key in ('bank.iban', 'bank.accountNumber')) as account,
               exists (select from settings where key = 'tax.mode') as tax,
               exists (select from orders) as "order"`,
  );
  return found!;
}

async function doneByProducer(db: Db, producerId: number): Promise<Omit<Done, 'settings' | 'tax'>> {
  const [found] = await rows<Omit<Done, 'settings' | 'tax'>>(
    db,
    sql`select exists (select from products where producer_id = ${producerId}::int) as product,
               exists (select from products where producer_id = ${producerId}::int and image_url is not null) as picture,
               exists (select from payout_accounts where producer_id = ${producerId}::int) as account,
               exists (select from order_parts where producer_id = ${producerId}::int) as "order"`,
  );
  return found!;
}

/** What a new owner of the shop has left to do. */
export async function firstStepsOfOwner(db: Db, userId: number): Promise<FirstSteps> {
  const known = await knownOf(db, userId);
  if (known.isPutAway) return { steps: [] };
  return stepsLeft(
    { ...(await doneByShop(db)), settings: known.hasSeenSettings },
    {
      settings: '/admin?tab=settings',
      product: '/admin?tab=products&new=product',
      picture: '/admin?tab=products&lacks=picture',
      account: '/admin?tab=settings&group=bank',
      tax: '/admin?tab=settings&group=tax',
      order: '/',
    },
  );
}

/** What a new producer has left to do. Taxes are the shop's. */
export async function firstStepsOfProducer(db: Db, userId: number, producerId: number): Promise<FirstSteps> {
  const known = await knownOf(db, userId);
  if (known.isPutAway) return { steps: [] };
  return stepsLeft(
    { ...(await doneByProducer(db, producerId)), settings: known.hasSeenSettings },
    {
      settings: '/dashboard?tab=settings',
      product: '/dashboard?tab=products&new=product',
      picture: '/dashboard?tab=products&lacks=picture',
      account: '/dashboard?tab=payouts',
      order: '/',
    },
  );
}

async function knownOf(db: Db, userId: number) {
  const [found] = await db.select().from(firstSteps).where(eq(firstSteps.userId, userId));
  return {
    hasSeenSettings: (found?.settingsSeenAt ?? null) !== null,
    isPutAway: (found?.putAwayAt ?? null) !== null,
  };
}

/** However often it is said, the first time counts. */
export async function changeFirstSteps(
  db: Db,
  userId: number,
  { settingsSeen, putAway }: FirstStepsChange,
  now: Date,
): Promise<void> {
  await db
    .insert(firstSteps)
    .values({ userId, settingsSeenAt: settingsSeen ? now : null, putAwayAt: putAway ? now : null })
    .onConflictDoUpdate({
      target: firstSteps.userId,
      set: {
        settingsSeenAt: sql`coalesce(${firstSteps.settingsSeenAt}, excluded.settings_seen_at)`,
        putAwayAt: sql`coalesce(${firstSteps.putAwayAt}, excluded.put_away_at)`,
      },
    });
}

export async function ownFirstSteps(db: Db, userId: number) {
  const [found] = await db
    .select({ settingsSeenAt: firstSteps.settingsSeenAt, putAwayAt: firstSteps.putAwayAt })
    .from(firstSteps)
    .where(eq(firstSteps.userId, userId));
  return found ?? null;
}

export async function forgetFirstSteps(tx: Db, userId: number): Promise<void> {
  await tx.delete(firstSteps).where(eq(firstSteps.userId, userId));
}
