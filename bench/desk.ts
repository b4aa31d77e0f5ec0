// The desk of a producer who has sent very many parcels, and has a few to send.
import { sql } from 'drizzle-orm';
import { rows } from '#engine/server/db/client.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { adminCookie, signInCookie } from './administrator.ts';
import { measure } from './measure.ts';
import type { Measured } from './report.ts';

const TO_SHIP = 20;
/** Who pack at the same time. */
const PEOPLE = 4;
const PRODUCER = { username: 'bench-producer', password: 'bench-producer-password' };

/** `parts`: how many the producer has; the shop must hold as many orders. */
export async function producerDesk(
  { shop, seconds, add }: Measured,
  databaseUrl: string,
  parts: number,
): Promise<void> {
  const made = await fetch(`${shop.url}/api/admin/users/producer`, {
    method: 'POST',
    body: JSON.stringify({
      ...PRODUCER,
      confirmPassword: PRODUCER.password,
      email: 'bench-producer@example.com',
      companyName: 'Bench Farm',
      businessType: 'Farm',
      location: 'Portland, Maine',
      phoneNumber: '555-0100',
      description: 'Sends a parcel for every order there ever was.',
    }),
    headers: { 'content-type': 'application/json', cookie: await adminCookie(shop) },
  });
  if (!made.ok) throw new Error(`The producer was not made: ${made.status}.`);
  await handOver(databaseUrl, parts);
  const headers = { cookie: await signInCookie(shop, PRODUCER) };
  const name = `${parts.toLocaleString('en-US')} parts`;
  const target = { p99: 50 };
  add({
    name: `desk, ${name}`,
    target,
    ...(await measure(`${shop.url}/api/producer/orders`, { seconds, headers, connections: PEOPLE })),
  });
}

/** One part of each order becomes the producer's; the newest are still to be sent. */
async function handOver(databaseUrl: string, parts: number): Promise<void> {
  const database = await openPostgres(databaseUrl);
  await database.withoutLimits(async ({ db }) => {
    const [producer] = await rows<{ id: number }>(
      db,
      sql`select id from producer_profiles where company_name = 'Bench Farm'`,
    );
    await db.execute(sql`
    with taken as (
      select min(id) as id, row_number() over (order by order_id desc) as place
        from order_parts group by order_id order by order_id desc limit ${parts}::int
    ), moved as (
      update order_parts t
         set producer_id = ${producer!.id}::int,
             status = case when n.place <= ${TO_SHIP}::int then 'pending' else 'delivered' end,
             shipped_at = case when n.place <= ${TO_SHIP}::int then null else coalesce(t.shipped_at, now()) end,
             delivered_at = case when n.place <= ${TO_SHIP}::int then null else coalesce(t.delivered_at, now()) end
        from taken n where t.id = n.id returning t.id
    )
    update order_items i set producer_id = ${producer!.id}::int from moved m where i.part_id = m.id`);
    await db.execute(sql`vacuum analyze order_parts, order_items`);
  });
  await database.close();
}
