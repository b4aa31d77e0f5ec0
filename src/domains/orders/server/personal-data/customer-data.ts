import { policies } from '#engine/model/policies.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** Until then a parcel may come back, and somebody must know from whom. The last day of returns ends with its evening. */
export const returnWindowDays = () => policies().lateReturnDays + 1;

/** So many orders at a time: no statement holds its locks for long, however many there are. */
const PORTION = 500;

/** `which`: whose orders `o`, as a condition; `joined`: tables that it reads. */
function forgetting<Params extends object>(name: string, joined: string, which: string) {
  return statement<{ id: number }, Params & { now: Date; days: number; portion: number }>(
    name,
    `with due as (
       select o.id from orders o ${joined}
        where ${which} and o.customer_email <> '' and o.status in ('completed', 'cancelled')
          and not exists (select from order_parts t where t.order_id = o.id
                             and t.delivered_at > $now::timestamptz - make_interval(days => $days::int))
          and not exists (select from returns r where r.order_id = o.id and r.closed_at is null)
          and not exists (select from order_parts t join gift_cards g on g.id = t.gift_card_id
                           where t.order_id = o.id and g.active_at is not null and g.mailed_at is null and g.blocked_at is null)
        order by o.id limit $portion::int for no key update of o
     ), forgotten as (
       update orders o
          set customer_name = '', customer_email = '', customer_phone = null, shipping_address = '', address = null, vat_id = null,
              gift_message = null, gift_to = null, gift_from = null
         from due where o.id = due.id returning o.id
     ), untold as (
       update returns r set details = '' from forgotten f where r.order_id = f.id returning r.id
     ), unsaid as (
       update return_events e set note = null from untold r where e.return_id = r.id
     ), unseen as (
       delete from return_photos p using forgotten f where p.order_id = f.id
     ), unmailed as (
       delete from mail_outbox m using forgotten f where m.order_id = f.id and m.sent_at is not null
     ), ungiven as (
       update gift_cards g set sender_name = '', recipient_email = null, message = null
         from order_parts t join forgotten f on f.id = t.order_id where g.id = t.gift_card_id
     ), unnoted as (
       update order_notes n set text = '' from forgotten f where n.order_id = f.id
     ), unexplained as (
       update order_removals x set reason = null from forgotten f where x.order_id = f.id
     ), unused as (
       update promo_uses p set customer_email = 'order-' || p.order_id from forgotten f where p.order_id = f.id
     )
     select id from forgotten`,
  );
}

const ofDeletedAccounts = forgetting<{ userId: number | null }>(
  'forget-customers',
  'join users u on u.id = o.user_id',
  'u.deleted_at is not null and ($userId::int is null or u.id = $userId::int)',
);

const ofGuests = forgetting<{ years: number }>(
  'forget-guests',
  '',
  'o.user_id is null and o.created_at < $now::timestamptz - make_interval(years => $years::int)',
);

/**
 * Takes names and addresses out of orders, e-mails out of the uses of codes, words and photos out of returns, and all that
 * was noted at the desk or mailed, where the account is deleted, as soon as neither delivery nor a return needs them.
 * Without `userId`, of all such accounts.
 */
export async function forgetCustomers(
  db: Db,
  { userId = null, now = new Date() }: { userId?: number | null; now?: Date } = {},
): Promise<void> {
  await inPortions((portion) => ofDeletedAccounts(db, { userId, now, days: returnWindowDays(), portion }));
}

/** The same of orders without an account, once the books need not name their customers any more. */
export async function forgetGuests(db: Db, now: Date): Promise<void> {
  const years = policies().keepYears;
  await inPortions((portion) => ofGuests(db, { years, now, days: returnWindowDays(), portion }));
}

async function inPortions(forget: (portion: number) => Promise<unknown[]>): Promise<void> {
  while ((await forget(PORTION)).length === PORTION);
}
