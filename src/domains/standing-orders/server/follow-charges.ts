import type { FastifyBaseLogger } from 'fastify';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { moveLockedOrder } from '#domains/orders/server/move-parts.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { queueCharge } from '#domains/orders/server/refunds/queue-job.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Shop } from '#engine/server/shop.ts';
import { giveUpLocked } from './give-up-date.ts';
import { KEPT_CARD, loadStanding } from './standing.queries.ts';

/** A card that says no is asked on three days; then its owner has to do something. */
const MAX_DAYS = 3;
const PORTION = 200;

interface Charging {
  id: number;
  standingOrderId: number;
  dueOn: Day;
  orderId: number;
  paymentId: number;
  chargeTries: number;
  chargedOn: Day | null;
  failuresTold: number;
  isPaid: boolean;
  isCancelled: boolean;
  /** The card of the last try; null: there was none. */
  triedCardId: number | null;
  isTryDone: boolean;
  needsCustomer: boolean;
  /** The card that pays now. */
  cardId: number | null;
  totalCents: number;
}

const COLUMNS = `
  select d.id, d.standing_order_id, d.due_on::text as due_on, d.order_id, p.id as payment_id, d.charge_tries,
         d.charged_on::text as charged_on, d.failures_told, o.accepted_at is not null as is_paid,
         o.status = 'cancelled' as is_cancelled, j.kept_card_id as tried_card_id,
         j.id is null or j.done_at is not null as is_try_done,
         coalesce((select f.note = 'needs_customer' from payment_facts f where f.payment_id = p.id and f.kind = 'declined'
                    and f.note is not null order by f.id desc limit 1), false) as needs_customer,
         k.id as card_id, o.order_total_cents as total_cents
    from standing_dates d join standing_orders s on s.id = d.standing_order_id
    join orders o on o.id = d.order_id join payments p on p.order_id = o.id
    ${KEPT_CARD}
    left join lateral (select x.id, x.kept_card_id, x.done_at from provider_jobs x
                        where x.payment_id = p.id and x.kind = 'charge' order by x.id desc limit 1) j on true
   where d.state = 'charging'`;

const charging = statement<Charging, { after: number; limit: number }>(
  'standing-dates-that-wait-for-money',
  `${COLUMNS} and d.id > $after::int order by d.id limit $limit::int`,
);

const byId = statement<Charging, { id: number }>(
  'standing-date-that-waits-for-money',
  `${COLUMNS} and d.id = $id::int`,
);

const lockHead = statement<never, { id: number }>(
  'lock-standing-order',
  `select id from standing_orders where id = $id::int for no key update`,
);

/** What became of the charges of cards: paid is ordered; one that failed is tried again on the next day, or given up. */
export async function followCharges(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  { now, log }: { now: Date; log?: Pick<FastifyBaseLogger, 'error'> },
): Promise<void> {
  let portion: Charging[];
  let after = 0;
  do {
    portion = await charging(db, { after, limit: PORTION });
    for (const each of portion) {
      after = each.id;
      if (!hasNews(each, shopDay(now))) continue;
      await catalogue
        .change((tx, changed) => follow(tx, changed, each, now))
        .catch((error: unknown) =>
          log?.error({ err: error, order: each.orderId }, 'a charge could not be followed'),
        );
    }
  } while (portion.length === PORTION);
}

/** A try that failed, on another day or with another card, is followed by the next. */
function hasNews(each: Charging, today: Day): boolean {
  if (each.isPaid || each.isCancelled) return true;
  if (!each.isTryDone) return false;
  return each.failuresTold < each.chargeTries || mayTry(each, today);
}

const mayTry = ({ chargedOn, cardId, triedCardId }: Charging, today: Day) =>
  chargedOn === null || chargedOn < today || (cardId !== null && cardId !== triedCardId);

async function follow(tx: Db, changed: Changed, seen: Charging, now: Date): Promise<void> {
  await lockHead(tx, { id: seen.standingOrderId });
  const today = shopDay(now);
  const order = (await lockOrder(tx, seen.orderId))!;
  const [date] = await byId(tx, { id: seen.id });
  if (date === undefined || !hasNews(date, today)) return;
  // Somebody cancelled the order: that is what became of the date.
  if (date.isPaid || date.isCancelled) return void (await conclude(tx, { id: date.id }));
  const isNewCard = date.cardId !== null && date.cardId !== date.triedCardId;
  if (date.chargeTries >= MAX_DAYS && !isNewCard) {
    await moveLockedOrder(tx, changed, order, 'cancelled', { actor: 'system', userId: null });
    await giveUpLocked(tx, { ...date, version: null, reason: 'payment', leftOut: [] }, 'charging');
    return;
  }
  if (date.failuresTold < date.chargeTries && !isNewCard) return tellOfFailure(tx, date);
  if (!mayTry(date, today)) return;
  const isSameDay = date.chargedOn === today;
  const tries = isSameDay ? date.chargeTries : date.chargeTries + 1;
  await noteTry(tx, { id: date.id, tries, today });
  if (date.cardId !== null)
    await queueCharge(tx, { paymentId: date.paymentId, keptCardId: date.cardId }, tries);
}

const conclude = statement<never, { id: number }>(
  'conclude-standing-date',
  `update standing_dates set state = 'ordered' where id = $id::int and state = 'charging'`,
);

const noteTry = statement<never, { id: number; tries: number; today: Day }>(
  'note-charge-of-standing-date',
  `update standing_dates set charge_tries = $tries::int, charged_on = $today::date,
          failures_told = least(failures_told, $tries::int - 1)
    where id = $id::int`,
);

const noteTold = statement<never, { id: number }>(
  'note-failure-told',
  `update standing_dates set failures_told = charge_tries where id = $id::int`,
);

async function tellOfFailure(tx: Db, date: Charging): Promise<void> {
  await noteTold(tx, { id: date.id });
  // The last failure is told with what follows from it.
  if (date.chargeTries >= MAX_DAYS) return;
  const [standing] = await loadStanding(tx, [date.standingOrderId], date.dueOn);
  await queueMail(tx, {
    template: 'standing-charge-failed',
    recipient: standing!.email,
    language: standing!.language,
    data: {
      standingOrderId: date.standingOrderId,
      orderId: date.orderId,
      name: standing!.firstName,
      totalCents: date.totalCents,
      cardLabel: standing!.cardLabel,
      needsCustomer: date.needsCustomer,
      triesLeft: MAX_DAYS - date.chargeTries,
    },
  });
}
