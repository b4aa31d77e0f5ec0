import { countBoughtTogether } from '#domains/cart/server/companions/count-bought-together.ts';
import { sql, type SQL } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';
import { sampleRows } from '#sample/samples.schema.ts';
import { takeSampleBatches } from './offers/sample-batches.ts';
import { takeSampleCertificates } from './offers/sample-certificates.ts';
import { endSampleSeason } from './offers/sample-season.ts';
import { nameOrdersOfSamples } from './offers/sample-standing-orders.ts';
import { removeDispensable, removeRows, withoutInsertOnly } from './remove-rows.ts';

/** How many rows of each kind were sample ones. */
export type RemovedSamples = Partial<Record<string, number>>;

/**
 * Takes all away that `fillSampleHistory` has made, with what belongs to it: sample orders that people have moved on, reviews
 * of them, their mails. What people did by themselves stays, also with a sample account: its order becomes a guest's, and
 * an account that organizes a group buy stays with it. Catalogue and producers stay, without the season, the certificates and
 * the batches they were given, as far as nobody has changed or sold them.
 */
export async function removeSampleHistory(tx: Db): Promise<RemovedSamples> {
  await nameOrdersOfSamples(tx);
  const samples = await readSamples(tx);
  const removed = Object.fromEntries([...samples].map(([entity, ids]) => [entity, ids.length]));
  if (samples.size === 0) return removed;
  const of = (entity: string) => samples.get(entity) ?? [];
  await withoutInsertOnly(tx, async () => {
    await forgetMails(tx);
    await removePayouts(tx, of('payouts'));
    await tx.execute(sql`delete from promo_uses where order_id in ${sampleIds('orders')}`);
    await removeRows(tx, 'orders', of('orders'));
    await removeRows(tx, 'gift_cards', of('gift_cards'));
    await removeRows(tx, 'standing_orders', of('standing_orders'));
    // They hold what is gone now; the next one begins at the first entry again.
    await tx.execute(sql`delete from ledger_closings`);
    await tx.execute(sql`delete from ledger_days`);
    await tx.execute(sql`delete from ledger_days_state`);
    await retireUsedCodes(tx);
    await removeRows(tx, 'promo_codes', await leftOver(tx, 'promo_codes'));
    await removeRows(tx, 'audit_log', of('audit_log'));
    await removeRows(tx, 'waitlist', of('waitlist'));
    await removeDispensable(tx, 'users', await leftOver(tx, 'users'));
  });
  await tx.execute(sql`
    update products p set rating_sum = r.sum, review_count = r.count
      from (select a.id, coalesce(sum(v.rating), 0)::int as sum, count(v.id)::int as count
              from products a left join product_reviews v on v.product_id = a.id and v.status = 'published'
             group by a.id) r
     where r.id = p.id and (p.rating_sum, p.review_count) <> (r.sum, r.count)`);
  await countBoughtTogether(tx);
  await takeSampleCertificates(tx, of('certificates'), new Date());
  await tx.execute(sql`
    delete from recalls r where r.id in ${sampleIds('recalls')}
       and not exists (select from recall_orders x where x.recall_id = r.id)`);
  await takeSampleBatches(tx);
  await endSampleSeason(tx);
  await tx.delete(sampleRows);
  await tx.execute(sql`select announce_catalogue_change('*')`);
  return removed;
}

async function readSamples(tx: Db): Promise<Map<string, number[]>> {
  const found = await tx.select().from(sampleRows).orderBy(sampleRows.entity, sampleRows.rowId);
  const byEntity = Map.groupBy(found, ({ entity }) => entity);
  return new Map([...byEntity].map(([entity, marks]) => [entity, marks.map(({ rowId }) => rowId)]));
}

function sampleIds(entity: string): SQL {
  return sql`(select row_id from sample_rows where entity = ${entity})`;
}

/** Mails to sample people, delivered or waiting. */
async function forgetMails(tx: Db): Promise<void> {
  await tx.execute(sql`
    delete from mail_outbox where lower(recipient) in (
      select lower(email) from users where id in ${sampleIds('users')}
      union select lower(customer_email) from orders where id in ${sampleIds('orders')})`);
}

/**
 * A later payout may have paid for sample parts and real ones at once: it shrinks to the real ones, whose entries stay
 * settled. One that has nothing left to pay goes, and what it settled is carried over again.
 */
async function removePayouts(tx: Db, samples: readonly number[]): Promise<void> {
  const touched = await rows<{ id: number; left: number }>(
    tx,
    sql`with taken as (
          delete from payout_items i using ledger_entries e, order_parts t
           where e.id = i.entry_id and t.id = e.part_id and t.order_id in ${sampleIds('orders')}
          returning i.payout_id, i.entry_id
        )
        select t.payout_id as id, coalesce((
                 select sum(coalesce(i.amount_cents, -e.amount_cents)) from payout_items i join ledger_entries e on e.id = i.entry_id
                  where i.payout_id = t.payout_id and i.entry_id not in (select entry_id from taken)), 0)::int as left
          from taken t group by t.payout_id order by t.payout_id`,
  );
  for (const { id, left } of touched.filter((payout) => payout.left > 0)) {
    await tx.execute(sql`update payouts set amount_cents = ${left} where id = ${id}`);
    await tx.execute(sql`
      update ledger_entries e set amount_cents = sign(e.amount_cents) * ${left}
        from ledger_postings p where p.id = e.posting_id and p.payout_id = ${id}`);
  }
  const gone = [...new Set([...samples, ...touched.filter(({ left }) => left <= 0).map(({ id }) => id)])];
  const postings = await rows<{ id: number }>(
    tx,
    sql`select id from ledger_postings where payout_id = any(${sql.param(gone)}::int[])`,
  );
  await removeRows(
    tx,
    'ledger_postings',
    postings.map(({ id }) => id),
  );
  await removeRows(tx, 'payouts', gone);
}

/** A code that somebody has really used stays with the order and can no longer be used. */
async function retireUsedCodes(tx: Db): Promise<void> {
  await tx.execute(sql`
    update promo_codes c set active = false, uses = (select count(*) from promo_uses u where u.promo_code_id = c.id)
     where c.id in ${sampleIds('promo_codes')}`);
}

/** What nobody needs: an account that has become an administrator's stays, and a code that an order carries. */
async function leftOver(tx: Db, entity: 'users' | 'promo_codes'): Promise<number[]> {
  const needed =
    entity === 'users'
      ? sql`select id from users where role = 'ADMIN'`
      : sql`select promo_code_id from orders where promo_code_id is not null`;
  const found = await rows<{ id: number }>(
    tx,
    sql`select row_id as id from sample_rows where entity = ${entity} and row_id not in (${needed}) order by 1`,
  );
  return found.map(({ id }) => id);
}
