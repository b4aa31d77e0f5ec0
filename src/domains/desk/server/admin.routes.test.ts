import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminOrder } from '#domains/orders/model/admin-orders.ts';
import type { AdminProducer } from '#domains/catalogue/model/desk.ts';
import type { AdminStats, AuditEntry } from '#domains/desk/model/admin.ts';
import type { AdminUser } from '#domains/accounts/model/desk.ts';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox, waitlist } from '#engine/server/db/operations.schema.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const account = {
  username: 'new-person',
  email: 'new-person@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
};
const company = {
  ...account,
  companyName: 'Hof Birkengrund',
  businessType: 'Farm',
  location: 'Uckermark, Germany',
  phoneNumber: '555-0100',
  description: 'Rye, butter and patience since long ago.',
};

interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: string | null;
}

describe('administration', () => {
  let shop: TestApp;
  let admin: { id: number; visitor: Visitor };
  beforeAll(async () => {
    shop = await openTestApp();
    admin = await anAdmin(shop);
  });

  describe('users', () => {
    it('creates administrators, buyers and producers', async () => {
      const made = await admin.visitor.post('/api/admin/users/admin', account);
      expect(made.status).toBe(201);
      const buyer = {
        ...account,
        username: 'b-1',
        email: 'b-1@example.com',
        firstName: 'Bo',
        lastName: 'Berg',
      };
      expect((await admin.visitor.post('/api/admin/users/buyer', buyer)).status).toBe(201);
      const producer = { ...company, username: 'p-1', email: 'p-1@example.com' };
      expect((await admin.visitor.post('/api/admin/users/producer', producer)).status).toBe(201);
      const { body } = await admin.visitor.get<AdminUser[]>('/api/admin/users');
      expect(body.slice(0, 3).map((user) => user.role)).toEqual(['PRODUCER', 'BUYER', 'ADMIN']);
    });

    it.each([
      ['admin', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
      ['admin', { email: 'nobody' }, 'email', 'Please enter a valid email'],
      [
        'admin',
        { password: 'short', confirmPassword: 'short' },
        'password',
        'Password must be at least 8 characters',
      ],
      ['admin', { confirmPassword: 'other' }, 'confirmPassword', "Passwords don't match"],
      ['buyer', { firstName: '' }, 'firstName', 'First name is required'],
      ['buyer', { lastName: '' }, 'lastName', 'Last name is required'],
      ['producer', { companyName: '' }, 'companyName', 'Company name is required'],
      ['producer', { businessType: '' }, 'businessType', 'Business type is required'],
      ['producer', { location: '' }, 'location', 'Location is required'],
      ['producer', { phoneNumber: '' }, 'phoneNumber', 'Phone number is required'],
      [
        'producer',
        { description: 'too short' },
        'description',
        'Description should be at least 20 characters',
      ],
      ['producer', { website: 'nowhere' }, 'website', 'Please enter a valid website URL'],
    ])('refuses a new %s with %o', async (kind, wrong, field, message) => {
      const form = {
        ...company,
        firstName: 'Bo',
        lastName: 'Berg',
        username: 'fresh',
        email: 'fresh@example.com',
        ...wrong,
      };
      const answer = await admin.visitor.post<{ fields: Record<string, string> }>(
        `/api/admin/users/${kind}`,
        form,
      );
      expect(answer.status).toBe(400);
      expect(answer.body.fields[field]).toBe(message);
    });

    it('pages, searches and filters', async () => {
      const first = await admin.visitor.get<Page<AdminUser>>('/api/admin/users?limit=2');
      expect(first.body.items).toHaveLength(2);
      const next = await admin.visitor.get<Page<AdminUser>>(
        `/api/admin/users?limit=2&cursor=${first.body.nextCursor}`,
      );
      expect(next.body.items[0]!.id).toBeLessThan(first.body.items[1]!.id);
      const found = await admin.visitor.get<Page<AdminUser>>('/api/admin/users?limit=10&q=B-1');
      expect(found.body.items.map((user) => user.username)).toEqual(['b-1']);
      const producers = await admin.visitor.get<Page<AdminUser>>('/api/admin/users?limit=10&role=PRODUCER');
      expect(producers.body.items.every((user) => user.role === 'PRODUCER')).toBe(true);
      expect((await admin.visitor.get('/api/admin/users?limit=2&q=%25')).body).toMatchObject({ total: 0 });
    });

    it('changes a role at once, for a session that is already open', async () => {
      const buyer = await aBuyer(shop, 'rising');
      expect((await buyer.visitor.get('/api/admin/stats')).status).toBe(403);
      expect(
        (await admin.visitor.patch(`/api/admin/users/${buyer.id}/role`, { role: 'PRODUCER' })).status,
      ).toBe(200);
      expect((await buyer.visitor.get('/api/producer/stats')).status).toBe(200);
      expect((await buyer.visitor.get('/api/user/orders')).status).toBe(403);
    });

    it('keeps the last administrator', async () => {
      await shop.db.update(users).set({ role: 'BUYER' }).where(eq(users.username, 'new-person'));
      const answer = await admin.visitor.patch(`/api/admin/users/${admin.id}/role`, { role: 'BUYER' });
      expect(answer.status).toBe(409);
      expect((await admin.visitor.get('/api/admin/stats')).status).toBe(200);
    });
  });

  describe('producers', () => {
    it('approves and declines: the public sees the shelf only while verified, and a mail goes out', async () => {
      const dairy = await aProducer(shop, 'skerrowdale-dairy');
      const decline = { verified: false, reason: 'Please add your licence.' };
      expect((await admin.visitor.patch(`/api/admin/producers/${dairy.producerId}`, decline)).status).toBe(
        200,
      );
      expect((await shop.visitor().get('/api/producers/skerrowdale-dairy')).status).toBe(404);
      const [hidden] = await shop.db.select().from(products).where(eq(products.producerId, dairy.producerId));
      expect((await shop.visitor().get(`/api/products/${hidden!.slug}`)).status).toBe(404);
      const declined = await admin.visitor.get<AdminProducer[]>('/api/admin/producers?status=declined');
      expect(declined.body).toMatchObject([
        { slug: 'skerrowdale-dairy', declineReason: 'Please add your licence.' },
      ]);

      await admin.visitor.patch(`/api/admin/producers/${dairy.producerId}`, { verified: true });
      expect((await shop.visitor().get(`/api/products/${hidden!.slug}`)).status).toBe(200);
      const mails = await shop.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.template, 'producer-verdict'));
      expect(mails.map((mail) => mail.data.approved)).toEqual([false, true]);
    });
  });

  describe('orders and figures', () => {
    it('count what the tables hold', async () => {
      await anOrder(shop.db, { status: 'completed', lines: [{ slug: OIL, quantity: 4 }] });
      await anOrder(shop.db, { status: 'cancelled', lines: [{ slug: OIL, quantity: 9 }] });
      const { body } = await admin.visitor.get<AdminStats>('/api/admin/stats');
      expect(body.orders).toMatchObject({ total: 2, completed: 1, cancelled: 1, pending: 0 });
      expect(body.revenue).toBe(99.96);
      expect(body.bestSellers).toMatchObject([{ slug: OIL, units: 4, revenue: 99.96 }]);
      expect(body.lowStock[0]!.quantityAvailable).toBe(0);
    });

    it('lists, filters and opens orders', async () => {
      const { body } = await admin.visitor.get<AdminOrder[]>('/api/admin/orders');
      expect(body[0]).toMatchObject({ customerName: 'Beatrice Marlow', status: 'cancelled', units: 9 });
      expect(body[0]!.firstLines).toEqual([
        { name: 'Taggiasca Extra Virgin Olive Oil', imageUrl: `/pictures/products/${OIL}-1.jpg` },
      ]);
      const completed = await admin.visitor.get<Page<AdminOrder>>(
        '/api/admin/orders?limit=5&status=completed',
      );
      expect(completed.body.total).toBe(1);
      const byNumber = await admin.visitor.get<Page<AdminOrder>>(
        `/api/admin/orders?limit=5&q=%23${body[0]!.id}`,
      );
      expect(byNumber.body.items.map((order) => order.id)).toEqual([body[0]!.id]);
      expect((await admin.visitor.get(`/api/admin/orders/${body[0]!.id}`)).body).toMatchObject({
        customerName: 'Beatrice Marlow',
        customerEmail: expect.stringContaining('@'),
        shippingAddress: expect.stringMatching(/./),
      });
      expect((await admin.visitor.get('/api/admin/orders/999999')).status).toBe(404);
    });

    it('exports orders and the waitlist as spreadsheets that run nothing', async () => {
      await shop.db.insert(waitlist).values({ email: 'x@example.com', name: '=HYPERLINK("http://evil")' });
      const entries = await admin.visitor.get('/api/admin/waitlist/export');
      expect(entries.headers['content-type']).toContain('text/csv');
      expect(entries.text).toContain('"\'=HYPERLINK(""http://evil"")"');
      expect(
        (await admin.visitor.get('/api/admin/orders/export?status=completed')).text.trim().split('\r\n'),
      ).toHaveLength(2);
    });
  });

  describe('the catalogue', () => {
    it('features and hides products', async () => {
      const [oil] = await shop.db.select().from(products).where(eq(products.slug, OIL));
      expect((await admin.visitor.patch(`/api/admin/products/${oil!.id}`, { hidden: true })).status).toBe(
        200,
      );
      expect((await shop.visitor().get(`/api/products/${OIL}`)).status).toBe(404);
      await admin.visitor.patch(`/api/admin/products/${oil!.id}`, { hidden: false, featured: false });
      expect((await shop.visitor().get(`/api/products/${OIL}`)).body).toMatchObject({ featured: false });
    });

    it('renames a category in every language', async () => {
      const { body: before } =
        await admin.visitor.get<{ id: number; products: number }[]>('/api/admin/categories');
      expect(before.reduce((sum, category) => sum + category.products, 0)).toBe(71);
      const changes = { name: 'Oils', translations: { de: { name: 'Öle' } } };
      expect((await admin.visitor.patch('/api/admin/categories/1', changes)).status).toBe(200);
      const german = await shop
        .visitor()
        .get<{ id: number; name: string }[]>('/api/categories', { 'accept-language': 'de' });
      expect(german.body.find((category) => category.id === 1)!.name).toBe('Öle');
    });
  });

  it('switches the store mode for everyone', async () => {
    expect((await admin.visitor.put('/api/admin/settings', { storeMode: 'prelaunch' })).status).toBe(200);
    await expect
      .poll(async () => (await admin.visitor.get('/api/admin/settings')).body)
      .toMatchObject({ storeMode: 'prelaunch' });
    await admin.visitor.put('/api/admin/settings', { storeMode: 'open' });
    expect((await admin.visitor.put('/api/admin/settings', { storeMode: 'closed' })).status).toBe(400);
  });

  it('writes down who did what', async () => {
    const { body } = await admin.visitor.get<AuditEntry[]>('/api/admin/audit');
    const actions = body.map((entry) => entry.action);
    for (const action of [
      'user.create',
      'user.role',
      'producer.approve',
      'producer.decline',
      'product.display',
      'settings.storeMode',
    ]) {
      expect(actions).toContain(action);
    }
    expect(body.every((entry) => entry.actorName === 'root-admin')).toBe(true);
  });

  it('is closed to everyone else, and to a session that has ended', async () => {
    const buyer = await aBuyer(shop, 'outsider');
    expect((await buyer.visitor.get('/api/admin/users')).status).toBe(403);
    expect((await shop.visitor().get('/api/admin/users')).status).toBe(401);
    await shop.db.delete(sessions).where(eq(sessions.userId, admin.id));
    expect((await admin.visitor.get('/api/admin/users')).status).toBe(401);
  });
});
