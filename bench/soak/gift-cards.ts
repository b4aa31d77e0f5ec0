import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newCardCode } from '#domains/gift-cards/model/gift-card.ts';
import { hashCardCode } from '#domains/gift-cards/server/find-card.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { Caller } from './caller.ts';
import type { SoakRecord } from './record.ts';

const CARDS = 60;
/** Sent long after the soak: nobody but the shoppers knows the codes. */
const SEND_AFTER_DAYS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Stage {
  url: string;
  db: Db;
  record: SoakRecord;
  admin: { username: string; password: string };
}

/**
 * Gift cards that shoppers spend and are given back, bought and paid for as everybody's are. What all of them hold is
 * compared with their account wherever the books are looked at. Returns their codes.
 */
export async function buyGiftCards({ url, db, record, admin }: Stage): Promise<string[]> {
  const office = new Caller(url, record);
  await office.send('POST', '/api/auth/login', admin);
  const sendOn = new Date(Date.now() + SEND_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);
  const codes: string[] = [];
  for (let bought = 0; bought < CARDS; bought += 1) {
    const card = { amount: 500, customerName: 'Ada Moreau', customerEmail: 'ada@example.com' };
    const key = { 'idempotency-key': randomUUID() };
    const guest = new Caller(url, record);
    const sale = await guest.untilAnswered(
      'POST',
      '/api/gift-cards',
      { ...card, recipientEmail: 'grace@example.com', sendOn },
      key,
    );
    const orderId = Number(sale?.body.orderId);
    if (sale?.status !== 201) {
      record.fail(`buying a gift card: ${sale?.status} ${String(sale?.body.message)}`);
      return codes;
    }
    record.acknowledge(orderId);
    const paid = await office.untilAnswered('POST', `/api/admin/orders/${orderId}/payments`, {}, key);
    if (paid?.status !== 201)
      record.fail(`paying for a gift card: ${paid?.status} ${String(paid?.body.message)}`);
    codes.push(await giveCode(db, orderId));
  }
  return codes;
}

/** Its own is known to the mail alone. */
async function giveCode(db: Db, orderId: number): Promise<string> {
  const code = newCardCode(randomInt);
  await rows(
    db,
    sql`update gift_cards g set code_hash = ${hashCardCode(code)}, sealed_code = null
          from order_parts t where t.gift_card_id = g.id and t.order_id = ${orderId} returning g.id`,
  );
  return code;
}
