import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayoutAccount } from '#domains/ledger/model/payout-account.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { producerPeople, producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { KeyRing } from '#engine/server/secrets/key-ring.ts';
import { aProducer, anAdmin, anOrder, payOrder } from '../../../../../tests/support/people.ts';
import {
  createUser,
  openTestApp,
  signIn,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../../tests/support/test-app.ts';
import { forgetSettledAccounts } from './payout-accounts.queries.ts';
import { payoutAccounts } from './payout-accounts.schema.ts';
import { remindOfAccounts } from './remind-of-accounts.ts';
import { forgetAccounts, openAccount, resealAccounts } from './sealed-accounts.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const HOUR_MS = 3_600_000;

describe('a payout account', () => {
  let shop: TestApp;
  let producer: { id: number; producerId: number; visitor: Visitor; product: string };
  beforeEach(async () => {
    shop = await openTestApp();
    const [found] = await rows<{ slug: string; product: string }>(
      shop.db,
      sql`select r.slug, min(p.slug) as product from producer_profiles r join products p on p.producer_id = r.id
           group by r.id order by r.id limit 1`,
    );
    producer = { ...(await aProducer(shop, found!.slug)), product: found!.product };
  });

  const read = async (who = producer.visitor) =>
    (await who.get<PayoutAccount>('/api/producer/payout-account')).body;
  const put = (more: object = {}, who = producer.visitor) =>
    who.put<PayoutAccount>('/api/producer/payout-account', {
      kind: 'bank',
      holder: 'Frantoio Ripalunga',
      iban: IBAN,
      password: TEST_PASSWORD,
      ...more,
    });
  const stored = async () => (await shop.db.select().from(payoutAccounts))[0]!;

  it('is none at first', async () => {
    expect(await read()).toEqual({
      kind: null,
      offered: ['bank'],
      holder: null,
      lastFour: null,
      changedAt: null,
      heldUntil: null,
      state: null,
      missing: [],
    });
  });

  it('shows the last four digits, and is sealed', async () => {
    const { status, body } = await put();
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'bank', holder: 'Frantoio Ripalunga', lastFour: '3000' });
    const held = Date.parse(body.heldUntil!) - Date.parse(body.changedAt!);
    expect(held).toBe(48 * HOUR_MS);
    expect({ ...(await read()), onboardingUrl: null }).toEqual(body);
    const { box } = await stored();
    expect(box).not.toContain('3704');
    expect(openAccount(shop.shop.keys, producer.producerId, box)).toEqual({
      holder: 'Frantoio Ripalunga',
      iban: 'DE89370400440532013000',
    });
  });

  it('may be American', async () => {
    const american = { iban: undefined, routingNumber: '021000021', accountNumber: '000123456789' };
    expect((await put(american)).body).toMatchObject({ lastFour: '6789' });
  });

  it.each([
    ['a wrong IBAN', { iban: 'DE88 3704 0044 0532 0130 00' }, 'iban'],
    [
      'a wrong routing number',
      { iban: undefined, routingNumber: '021000022', accountNumber: '1234' },
      'routingNumber',
    ],
    ['no number at all', { iban: undefined }, 'iban'],
    ['no holder', { holder: '' }, 'holder'],
    ['the wrong password', { password: 'not mine' }, 'password'],
  ])('is refused with %s', async (_, more, field) => {
    const { status, body } = await put(more);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await read()).toMatchObject({ kind: null });
  });

  it('is told to every owner, and noted', async () => {
    const colleague = await createUser(shop.db, { username: 'bookkeeper', role: 'PRODUCER' });
    const owner = await createUser(shop.db, { username: 'partner', role: 'PRODUCER' });
    await shop.db
      .update(users)
      .set({ rights: ['money'] })
      .where(eq(users.id, colleague));
    await shop.db
      .insert(producerPeople)
      .values([colleague, owner].map((userId) => ({ userId, producerId: producer.producerId })));
    expect((await put({}, await signIn(shop, colleague))).status).toBe(200);
    const mails = await shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'payout-account-changed'));
    const people = await shop.db.select().from(users);
    const email = (id: number) => people.find((person) => person.id === id)!.email;
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [email(producer.id), email(owner)].toSorted(),
    );
    expect(mails[0]!.data).toMatchObject({ lastFour: '3000', by: 'bookkeeper', hours: 48 });
    const noted = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'payout.account'));
    expect(noted).toMatchObject([{ detail: { lastFour: '3000' } }]);
  });

  it('is needed to be paid, and for two days after a change nothing is', async () => {
    const orderId = await anOrder(shop.db, {
      status: 'completed',
      lines: [{ slug: producer.product, quantity: 1 }],
    });
    await shop.db
      .update(orderParts)
      .set({ deliveredAt: new Date(Date.now() - 72 * HOUR_MS) })
      .where(eq(orderParts.orderId, orderId));
    await payOrder(shop.db, orderId);
    expect(await runPayouts(shop.db, new Date())).toEqual([]);
    await put();
    const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    expect(await runPayouts(shop.db, later(47))).toEqual([]);
    await put();
    expect(await runPayouts(shop.db, later(47.9))).toEqual([]);
    expect(await runPayouts(shop.db, later(48.1))).toHaveLength(1);
    expect((await read()).lastFour).toBe('3000');
  });

  it('is asked for where a balance waits, at most once a month, and only then', async () => {
    const admin = (await anAdmin(shop)).visitor;
    const listed = async () =>
      (await admin.get<{ id: number }[]>('/api/admin/producers?payoutAccount=none')).body.map(({ id }) => id);
    const reminded = () =>
      shop.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'payout-account-missing'));
    const later = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
    expect(await listed()).toContain(producer.producerId);
    await remindOfAccounts(shop.db, later(0));
    expect(await reminded()).toEqual([]);
    await anOrder(shop.db, { status: 'completed', lines: [{ slug: producer.product, quantity: 1 }] });
    await Promise.all([remindOfAccounts(shop.db, later(0)), remindOfAccounts(shop.db, later(7))]);
    expect(await reminded()).toHaveLength(1);
    await remindOfAccounts(shop.db, later(29));
    expect(await reminded()).toHaveLength(2);
    await put();
    await remindOfAccounts(shop.db, later(60));
    expect(await reminded()).toHaveLength(2);
    expect(await listed()).not.toContain(producer.producerId);
  });

  it('is part of the own data, without its number', async () => {
    await put();
    const { text } = await producer.visitor.get('/api/profile/export');
    expect(JSON.parse(text)).toMatchObject({ payoutAccount: { kind: 'bank', lastFour: '3000' } });
    expect(text).not.toContain('DE89');
  });

  it('is forgotten once a producer who has left is owed nothing', async () => {
    await put();
    await forgetSettledAccounts(shop.db);
    expect(await shop.db.$count(payoutAccounts)).toBe(1);
    const orderId = await anOrder(shop.db, {
      status: 'completed',
      lines: [{ slug: producer.product, quantity: 1 }],
    });
    await shop.db
      .update(producerProfiles)
      .set({ closedAt: new Date() })
      .where(eq(producerProfiles.id, producer.producerId));
    await forgetSettledAccounts(shop.db);
    expect(await shop.db.$count(payoutAccounts)).toBe(1);
    await shop.db
      .update(orderParts)
      .set({ deliveredAt: new Date(Date.now() - 72 * HOUR_MS) })
      .where(eq(orderParts.orderId, orderId));
    await payOrder(shop.db, orderId);
    const [payoutId] = await runPayouts(shop.db, new Date(Date.now() + 49 * HOUR_MS));
    await forgetSettledAccounts(shop.db);
    // The bank has not paid yet.
    expect(await shop.db.$count(payoutAccounts)).toBe(1);
    await shop.db.execute(
      sql`insert into payout_confirmations (payout_id, reference) values (${payoutId}, 'A')`,
    );
    await forgetSettledAccounts(shop.db);
    expect(await shop.db.$count(payoutAccounts)).toBe(0);
  });

  it('opens with a new key once it was sealed anew, and goes where the key is lost', async () => {
    await put();
    const { keys } = shop.shop;
    const next = new KeyRing('the next key of this shop');
    // A ring that opens the old and seals the new.
    const both = Object.assign(Object.create(keys) as KeyRing, {
      open: keys.open.bind(keys),
      seal: next.seal.bind(next),
    });
    await resealAccounts(shop.db, both);
    const { box } = await stored();
    expect(openAccount(keys, producer.producerId, box)).toBeUndefined();
    expect(openAccount(next, producer.producerId, box)).toMatchObject({ iban: 'DE89370400440532013000' });
    expect(await forgetAccounts(shop.db)).toBe(1);
    expect(await read()).toMatchObject({ kind: null });
  });
});
