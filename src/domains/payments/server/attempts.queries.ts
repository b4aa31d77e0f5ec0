import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Attempt } from './payable.ts';

export interface StoredAttempt extends Attempt {
  method: PaymentMethod;
}

type Row = Omit<StoredAttempt, 'language' | 'member' | 'captureLater'> & { language: string };

const COLUMNS = `
  select p.id, p.order_id, p.method, p.reference, p.amount_cents, p.created_at, o.customer_email, o.language,
         (select f.provider_id from payment_facts f where f.payment_id = p.id and f.kind = 'started'
           order by f.id desc limit 1) as session_id,
         (select f.provider_id from payment_facts f where f.payment_id = p.id and f.kind in ('authorized', 'received')
           order by f.id desc limit 1) as charge_id
    from payments p join orders o on o.id = p.order_id`;

const byId = statement<Row, { id: number }>('payment-by-id', `${COLUMNS} where p.id = $id::int`);

const byReference = statement<Row, { reference: string }>(
  'payment-by-reference',
  `${COLUMNS} where p.reference = $reference`,
);

const byCharge = statement<Row, { chargeId: string }>(
  'payment-by-charge',
  `${COLUMNS} where p.id = (
     select f.payment_id from payment_facts f where f.kind = 'received' and f.provider_id = $chargeId)`,
);

const ofWaitingOrder = statement<Row, { orderId: number }>(
  'payment-of-waiting-order',
  `${COLUMNS} where o.id = $orderId::int and o.accepted_at is null and o.status = 'pending' and p.expires_at is not null
    order by p.id desc limit 1`,
);

const expired = statement<Row, { now: Date; after: number; limit: number }>(
  'expired-payments',
  `${COLUMNS} where o.accepted_at is null and o.status = 'pending' and p.expires_at <= $now::timestamptz
      and p.id > $after::int
    order by p.id limit $limit::int`,
);

const toAttempt = ({ language, ...row }: Row): StoredAttempt => ({
  ...row,
  member: null,
  captureLater: false,
  language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
});

export async function attemptById(db: Db, id: number): Promise<StoredAttempt | undefined> {
  return (await byId(db, { id })).map(toAttempt)[0];
}

export async function attemptByReference(db: Db, reference: string): Promise<StoredAttempt | undefined> {
  return (await byReference(db, { reference })).map(toAttempt)[0];
}

/** By what the provider calls its money. */
export async function attemptByCharge(db: Db, chargeId: string): Promise<StoredAttempt | undefined> {
  return (await byCharge(db, { chargeId })).map(toAttempt)[0];
}

/** What an order waits for; undefined: it waits for nothing. */
export async function waitingAttempt(db: Db, orderId: number): Promise<StoredAttempt | undefined> {
  return (await ofWaitingOrder(db, { orderId })).map(toAttempt)[0];
}

/** Of orders that nobody paid in time, oldest first, after the one with the given id. */
export async function expiredAttempts(
  db: Db,
  page: { now: Date; after: number; limit: number },
): Promise<StoredAttempt[]> {
  return (await expired(db, page)).map(toAttempt);
}
