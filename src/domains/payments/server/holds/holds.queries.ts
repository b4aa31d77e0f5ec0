import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Payable } from '#domains/payments/server/payable.ts';

/** What a card has to promise, with what is known of it. */
export interface StoredHold extends Payable {
  orderId: null;
  member: { id: number; slug: string };
  method: OwnMethod;
  /** Until then the place is kept without it. */
  expiresAt: Date;
  isDeclined: boolean;
  isAuthorized: boolean;
  /** Nobody can promise it any more, or the promise was given back. */
  isClosed: boolean;
}

type Row = Omit<StoredHold, 'language' | 'member' | 'orderId' | 'captureLater'> & {
  language: string;
  memberId: number;
  slug: string;
};

const COLUMNS = `
  select h.id, h.member_id, g.slug, h.method, h.reference, h.amount_cents, h.created_at, h.expires_at,
         m.customer_email, m.language,
         (select f.provider_id from hold_facts f where f.hold_id = h.id and f.kind = 'started') as session_id,
         (select f.provider_id from hold_facts f where f.hold_id = h.id and f.kind = 'authorized') as charge_id,
         exists (select from hold_facts f where f.hold_id = h.id and f.kind = 'declined') as is_declined,
         exists (select from hold_facts f where f.hold_id = h.id and f.kind = 'authorized') as is_authorized,
         exists (select from hold_facts f where f.hold_id = h.id and f.kind = 'closed') as is_closed
    from payment_holds h join group_members m on m.id = h.member_id join group_buys g on g.id = m.group_buy_id`;

const byId = statement<Row, { id: number }>('hold-by-id', `${COLUMNS} where h.id = $id::int`);

const byReference = statement<Row, { reference: string }>(
  'hold-by-reference',
  `${COLUMNS} where h.reference = $reference`,
);

const ofMembers = statement<Row, { memberIds: number[] }>(
  'holds-of-members',
  `${COLUMNS} where h.id in (select max(id) from payment_holds where member_id = any($memberIds::int[]) group by member_id)`,
);

const lockRow = statement<{ id: number }, { id: number }>(
  'lock-hold',
  'select id from payment_holds where id = $id::int for no key update',
);

const toHold = ({ language, memberId, slug, ...row }: Row): StoredHold => ({
  ...row,
  orderId: null,
  member: { id: memberId, slug },
  captureLater: true,
  language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
});

export async function holdById(db: Db, id: number): Promise<StoredHold | undefined> {
  return (await byId(db, { id })).map(toHold)[0];
}

export async function holdByReference(db: Db, reference: string): Promise<StoredHold | undefined> {
  return (await byReference(db, { reference })).map(toHold)[0];
}

/** The newest of each member who has one, by member. */
export async function holdsOfMembers(db: Db, memberIds: number[]): Promise<Map<number, StoredHold>> {
  if (memberIds.length === 0) return new Map();
  const found = (await ofMembers(db, { memberIds })).map(toHold);
  return new Map(found.map((hold) => [hold.member.id, hold]));
}

/** The same as it is now, held against others who have news of it until the transaction ends. */
export async function lockHold(tx: Db, id: number): Promise<StoredHold> {
  await lockRow(tx, { id });
  return (await holdById(tx, id))!;
}
