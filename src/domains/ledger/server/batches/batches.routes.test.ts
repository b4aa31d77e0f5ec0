import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminPayout } from '#domains/ledger/model/payouts.ts';
import { payoutAccounts } from '#domains/ledger/server/payout-accounts/payout-accounts.schema.ts';
import { sealAccount, type BankAccount } from '#domains/ledger/server/payout-accounts/sealed-accounts.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { payoutBatchItems } from './batches.schema.ts';
import { anAdmin, anOrder, payOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const DAY_MS = 86_400_000;
const IBAN = { holder: 'Frantoio Ripalunga', iban: 'IT60X0542811101000000123456' };
const AMERICAN = { holder: 'Maple & Sons', routingNumber: '021000021', accountNumber: '000123456789' };

describe('a batch of payouts', () => {
  let shop: TestApp;
  let admin: Visitor;
  let shelves: { producerId: number; slug: string }[];
  beforeEach(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    shelves = await rows(
      shop.db,
      sql`select producer_id as "producerId", min(slug) as slug from products group by producer_id order by 1 limit 2`,
    );
    await give(shelves[0]!.producerId, IBAN);
    await give(shelves[1]!.producerId, AMERICAN);
    const account = { 'bank.holder': 'Madia', 'bank.iban': 'DE89370400440532013000' };
    await admin.patch('/api/admin/settings', account);
  });

  const give = async (producerId: number, account: BankAccount) => {
    const box = sealAccount(shop.shop.keys, producerId, account);
    const changedAt = new Date(Date.now() - 30 * DAY_MS);
    await shop.db
      .insert(payoutAccounts)
      .values({ producerId, kind: 'bank', box, lastFour: '0000', changedAt })
      .onConflictDoUpdate({ target: payoutAccounts.producerId, set: { box, changedAt } });
  };
  const sell = async (shelf: { slug: string }) => {
    const orderId = await anOrder(shop.db, {
      status: 'completed',
      lines: [{ slug: shelf.slug, quantity: 1 }],
    });
    const deliveredAt = new Date(Date.now() - 3 * DAY_MS);
    await shop.db.update(orderParts).set({ deliveredAt }).where(eq(orderParts.orderId, orderId));
    await payOrder(shop.db, orderId);
  };
  const payOut = async () => {
    for (const shelf of shelves) await sell(shelf);
    return runPayouts(shop.db, new Date());
  };
  const xml = (who = admin) => who.get('/api/admin/payouts/batch.xml');
  const table = () => admin.get('/api/admin/payouts/batch.csv');
  const mark = (reference = 'SEPA 4711', who = admin) =>
    who.post<{ items: AdminPayout[] }>('/api/admin/payouts/batch', { paid: true, reference });
  const named = (text: string) => [...text.matchAll(/PAYOUT-(\d+)</g)].map(([, id]) => Number(id));

  it('is a file of IBANs and a table of the others', async () => {
    const [first, second] = await payOut();
    const file = await xml();
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="payouts-\d+\.xml"$/);
    expect(named(file.text)).toEqual([first]);
    expect(file.text).toContain('<IBAN>IT60X0542811101000000123456</IBAN>');
    expect(file.text).toContain('<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>');
    const [head, line, ...others] = (await table()).text.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFpayoutId,producer,holder,routingNumber,accountNumber,amount,currency');
    expect(line).toMatch(new RegExp(`^${second},.*Maple & Sons.*021000021.*000123456789`));
    expect(others).toEqual([]);
  });

  it('stays the same until it is paid, and what comes since goes into the next', async () => {
    const [first] = await payOut();
    const before = await xml();
    const [next] = await payOut();
    expect((await xml()).text).toBe(before.text);
    const { body } = await mark();
    expect(body.items).toHaveLength(2);
    expect(body.items.every(({ status, reference }) => status === 'paid' && reference === 'SEPA 4711')).toBe(
      true,
    );
    const after = await xml();
    expect(named(before.text)).toEqual([first]);
    expect(named(after.text)).toEqual([next]);
    expect(after.text).not.toContain(/<MsgId>(.*?)<\/MsgId>/.exec(before.text)![0]);
  });

  it('is one, however many administrators ask for it at once', async () => {
    await payOut();
    const second = (await anAdmin(shop, 'second-admin')).visitor;
    const files = await Promise.all([xml(), xml(second), xml(), xml(second)]);
    expect(new Set(files.map(({ text }) => text)).size).toBe(1);
    const marked = await Promise.all([mark('A'), mark('B', second)]);
    expect(marked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('leaves out what was marked by hand', async () => {
    const [first, second] = await payOut();
    await xml();
    await admin.patch(`/api/admin/payouts/${first}`, { status: 'paid', reference: 'by hand' });
    expect((await xml()).status).toBe(404);
    expect((await mark()).body.items.map(({ id }) => id)).toEqual([second]);
  });

  it('waits for accounts that were changed lately', async () => {
    const [, second] = await payOut();
    await shop.db
      .update(payoutAccounts)
      .set({ changedAt: new Date() })
      .where(eq(payoutAccounts.producerId, shelves[0]!.producerId));
    expect((await xml()).status).toBe(404);
    expect((await table()).text).toContain(`\r\n${second},`);
  });

  it('is none where nothing is to be paid, or nobody knows from which account', async () => {
    expect((await xml()).status).toBe(404);
    expect((await table()).status).toBe(404);
    expect((await mark()).status).toBe(409);
    await payOut();
    await admin.patch('/api/admin/settings', { 'bank.holder': null, 'bank.iban': null });
    expect((await xml()).status).toBe(409);
    expect((await mark('')).status).toBe(400);
  });

  it('is marked once: the same confirmation sent again leaves the next batch alone', async () => {
    await payOut();
    await xml();
    expect((await mark('SEPA 1')).status).toBe(200);
    await payOut();
    await xml();
    expect((await mark('SEPA 1')).status).toBe(409);
    expect((await mark('SEPA 2')).status).toBe(200);
  });

  it('pays the accounts as they were when it was made, and forgets them once it is paid', async () => {
    await payOut();
    const before = await xml();
    await give(shelves[0]!.producerId, { holder: 'A thief', iban: 'AT611904300234573201' });
    expect((await xml()).text).toBe(before.text);
    await mark();
    const left = await shop.db.select({ box: payoutBatchItems.box }).from(payoutBatchItems);
    expect(left).toEqual([{ box: null }, { box: null }]);
  });

  it.each(['payout_batches', 'payout_batch_items'])(
    'leaves rows of %s that are never removed',
    async (name) => {
      await payOut();
      await xml();
      await expect(shop.db.execute(sql.raw(`delete from ${name}`))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('never changed or removed') },
      });
    },
  );
});
