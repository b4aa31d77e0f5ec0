import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonRecord } from '#domains/accounts/model/person-record.ts';
import type { AdminProducer, AdminProduct } from '#domains/catalogue/model/desk.ts';
import type { ProductRecord } from '#domains/catalogue/model/own-product.ts';
import type { StaffMember } from '#domains/staff/model/staff.ts';
import type { ProducerMoney } from '#domains/ledger/model/producer-money.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { MadeKey } from '#engine/model/api-key.ts';
import type { Right } from '#engine/model/rights.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../../../../../tests/support/people.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';

describe('the page of a person', () => {
  let shop: TestApp;
  let admin: { id: number; visitor: Visitor };

  beforeAll(async () => {
    shop = await openTestApp();
    admin = await anAdmin(shop);
  });

  const record = async (id: number) => (await admin.visitor.get<PersonRecord>(`/api/admin/users/${id}`)).body;
  const act = (id: number, what: string, body?: object, by = admin.visitor) =>
    by.post<PersonRecord & { message: string }>(`/api/admin/users/${id}/${what}`, body);
  const username = async (id: number) =>
    (await shop.db.select().from(users).where(eq(users.id, id)))[0]!.username;

  it('says who they are, and nothing that would let somebody in', async () => {
    const buyer = await aBuyer(shop, 'petra');
    const found = await record(buyer.id);
    expect(found).toMatchObject({ id: buyer.id, role: 'BUYER', suspendedAt: null, rights: [] });
    expect(JSON.stringify(found)).not.toMatch(/hash|secret/iu);
    expect((await admin.visitor.get('/api/admin/users/999999')).status).toBe(404);
  });

  it('suspends: nobody is in any more, and a person who tries reads why', async () => {
    const buyer = await aBuyer(shop, 'susan');
    const reason = 'Several payments were taken back.';
    expect((await act(buyer.id, 'suspend', { reason: ' ' })).status).toBe(400);
    const { status, body } = await act(buyer.id, 'suspend', { reason });
    expect(status).toBe(200);
    expect(body).toMatchObject({ suspendReason: reason, sessions: 0 });
    expect((await buyer.visitor.get('/api/auth/current-user')).status).toBe(401);
    const again = await shop.visitor().post<{ message: string; reason: string }>('/api/auth/login', {
      username: await username(buyer.id),
      password: TEST_PASSWORD,
    });
    expect(again.status).toBe(403);
    expect(again.body).toMatchObject({
      reason: 'account_suspended',
      message: expect.stringContaining(reason),
    });
    const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'account-suspended'));
    expect(mails).toHaveLength(1);
    await act(buyer.id, 'suspend', { reason: 'twice' });
    expect((await record(buyer.id)).suspendReason).toBe(reason);
    expect((await act(buyer.id, 'password-reset')).status).toBe(409);

    expect((await act(buyer.id, 'reactivate')).body.suspendedAt).toBeNull();
    const back = await shop.visitor().post('/api/auth/login', {
      username: await username(buyer.id),
      password: TEST_PASSWORD,
    });
    expect(back.status).toBe(200);
    const entries = await shop.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entityType, 'user'), eq(auditLog.entityId, String(buyer.id))));
    expect(entries.map(({ action }) => action)).toEqual(['user.suspend', 'user.reactivate']);
  });

  it('ends the keys of a suspended producer for good, and nobody hears its webhooks', async () => {
    const producer = await aProducer(shop, 'frantoio-ripalunga');
    const { body: made } = await producer.visitor.post<MadeKey>('/api/keys', {
      name: 'Warehouse',
      scope: 'read',
      password: TEST_PASSWORD,
    });
    const asProgram = () =>
      shop.visitor().get('/api/producer/products', { authorization: `Bearer ${made.token}` });
    expect((await asProgram()).status).toBe(200);
    await shop.db.insert(webhookEndpoints).values({
      userId: producer.id,
      producerId: producer.producerId,
      url: 'https://hooks.example.com',
      events: ['order.placed'],
      secret: 'sealed',
    });
    await act(producer.id, 'suspend', { reason: 'Nobody answers.' });
    expect((await asProgram()).status).toBe(401);
    const [hook] = await shop.db
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, producer.id));
    expect(hook!.disabledAt).not.toBeNull();
    const listed = await admin.visitor.get<{ items: { id: number }[] }>(
      '/api/admin/users?limit=9&suspended=true',
    );
    expect(listed.body.items.map(({ id }) => id)).toEqual([producer.id]);
    await act(producer.id, 'reactivate');
    expect((await asProgram()).status).toBe(401);
  });

  it('lets only owners decide about administrators, nobody about themselves, and keeps one owner', async () => {
    const other = await anAdmin(shop, 'root-other');
    await shop.db
      .update(users)
      .set({ rights: ['people'] satisfies Right[] })
      .where(eq(users.id, other.id));
    expect((await act(admin.id, 'suspend', { reason: 'x' }, other.visitor)).status).toBe(403);
    expect((await act(admin.id, 'suspend', { reason: 'x' })).status).toBe(409);
    await shop.db.update(users).set({ rights: null }).where(eq(users.id, other.id));
    const both = await Promise.all([
      act(other.id, 'suspend', { reason: 'x' }),
      act(admin.id, 'suspend', { reason: 'x' }, other.visitor),
    ]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    // The one who is left is the last owner who may come in: nobody takes that from them.
    const [left] = await shop.db
      .select()
      .from(users)
      .where(and(eq(users.role, 'ADMIN'), isNull(users.suspendedAt)));
    const last = left!.id === admin.id ? admin : other;
    expect((await last.visitor.delete(`/api/admin/staff/${last.id}`)).status).toBe(409);
    await shop.db.update(users).set({ suspendedAt: null, suspendReason: null });
    admin = await anAdmin(shop, 'root-after');
  });

  it('sends a link to set a new password, not more than a few in an hour, and signs out everywhere', async () => {
    const buyer = await aBuyer(shop, 'rosa');
    expect((await act(buyer.id, 'password-reset')).status).toBe(200);
    for (let count = 0; count < 4; count += 1) await act(buyer.id, 'password-reset');
    expect((await act(buyer.id, 'password-reset')).status).toBe(409);
    expect((await act(buyer.id, 'sign-out')).body.sessions).toBe(0);
    expect((await buyer.visitor.get('/api/auth/current-user')).status).toBe(401);
  });

  it('lists the orders of one person alone', async () => {
    const buyer = await aBuyer(shop, 'olga');
    const own = await anOrder(shop.db, { userId: buyer.id, lines: [{ slug: OIL, quantity: 1 }] });
    await anOrder(shop.db, { lines: [{ slug: OIL, quantity: 1 }] });
    const { body } = await admin.visitor.get<{ items: { id: number }[]; total: number }>(
      `/api/admin/orders?limit=10&customerId=${buyer.id}`,
    );
    expect(body.items.map(({ id }) => id)).toEqual([own]);
    const messages = await admin.visitor.get(`/api/admin/users/${buyer.id}/messages`);
    expect(messages.body).toEqual({ threads: 0, messages: 0, reported: 0 });
    for (const whose of [`customerId=${buyer.id}`, 'producerId=1'])
      expect((await admin.visitor.get(`/api/admin/returns?limit=5&${whose}`)).body).toMatchObject({
        total: 0,
      });
  });

  it('has pages of producers and products, and of what producers are owed', async () => {
    const [{ id: producerId } = { id: 0 }] = await shop.db
      .select({ id: producerProfiles.id })
      .from(producerProfiles)
      .where(eq(producerProfiles.slug, 'frantoio-ripalunga'));
    const producer = await admin.visitor.get<AdminProducer>(`/api/admin/producers/${producerId}`);
    expect(producer.body).toMatchObject({ id: producerId, companyName: 'Frantoio Ripalunga' });
    const money = await admin.visitor.get<ProducerMoney>(`/api/admin/producers/${producerId}/money`);
    expect(money.body).toMatchObject({ balance: expect.any(Number), account: null });
    const list = await admin.visitor.get<{ items: AdminProduct[] }>(
      `/api/admin/products?limit=1&producerId=${producerId}`,
    );
    const [product] = list.body.items;
    const one = await admin.visitor.get<ProductRecord>(`/api/admin/products/${product!.id}`);
    expect(one.body).toMatchObject({
      id: product!.id,
      producerId,
      description: expect.any(String),
      hidden: false,
    });
    const team = await admin.visitor.get<StaffMember[]>(`/api/admin/producers/${producerId}/team`);
    expect(team.body).toMatchObject([{ rights: expect.arrayContaining(['owner']) }]);
    expect((await admin.visitor.get('/api/admin/documents?limit=5&producerId=1')).status).toBe(200);
    for (const path of [
      'producers/999999',
      'producers/999999/money',
      'producers/999999/team',
      'products/999999',
    ])
      expect((await admin.visitor.get(`/api/admin/${path}`)).status).toBe(404);
  });
});
