import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { View } from '#domains/desk/model/views.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { forgetViews } from './views.ts';
import { deskViews } from './views.schema.ts';

const LIST = '/api/admin/orders';

describe('saved views', () => {
  let shop: TestApp;
  let admin: { id: number; visitor: Visitor };
  let other: { id: number; visitor: Visitor };
  const save = (view: object, by = admin) =>
    by.visitor.request<View & { message: string }>('PUT', '/api/admin/views', { list: LIST, ...view });
  const views = async (by = admin) => (await by.visitor.get<View[]>('/api/admin/views')).body;

  beforeAll(async () => {
    shop = await openTestApp();
    admin = await anAdmin(shop);
    other = await anAdmin(shop, 'second-admin');
  });

  it('are found again by their owner, under one name once, and by nobody else', async () => {
    const first = await save({ name: ' Late gifts ', search: { late: 'true', gift: 'true' } });
    expect(first).toMatchObject({ status: 200, body: { name: 'Late gifts', list: LIST } });
    await save({ name: 'Late gifts', search: { late: 'true' } });
    expect(await views()).toEqual([
      { id: first.body.id, list: LIST, name: 'Late gifts', search: { late: 'true' } },
    ]);
    expect(await views(other)).toEqual([]);
    await other.visitor.request('DELETE', `/api/admin/views/${first.body.id}`);
    expect(await views()).toHaveLength(1);
    await admin.visitor.request('DELETE', `/api/admin/views/${first.body.id}`);
    expect(await views()).toEqual([]);
  });

  it('are twenty of a list at most, also when they come at once', async () => {
    const names = Array.from({ length: 25 }, (_, at) => `View ${at}`);
    const answers = await Promise.all(names.map((name) => save({ name, search: {} })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('20 views');
    const [kept] = await views();
    expect((await save({ name: kept!.name, search: { status: 'pending' } })).status).toBe(200);
  });

  it('are kept by producers too, of their own lists, and stay out of the sight of others', async () => {
    const maker = await aProducer(shop, 'frantoio-ripalunga');
    const view = { list: '/api/producer/products', name: 'Nearly gone', search: { stock: 'low' } };
    const saved = await maker.visitor.request<View>('PUT', '/api/producer/views', view);
    expect(saved).toMatchObject({ status: 200, body: view });
    expect((await maker.visitor.get<View[]>('/api/producer/views')).body).toEqual([saved.body]);
    const ofAdmins = { ...view, list: LIST };
    expect((await maker.visitor.request('PUT', '/api/producer/views', ofAdmins)).status).toBe(400);
    expect((await maker.visitor.request('PUT', '/api/admin/views', ofAdmins)).status).toBe(403);
    const stranger = await aProducer(shop, 'alpkaeserei-sattelgrat');
    await stranger.visitor.request('DELETE', `/api/producer/views/${saved.body.id}`);
    expect((await stranger.visitor.get<View[]>('/api/producer/views')).body).toEqual([]);
    expect((await maker.visitor.get<View[]>('/api/producer/views')).body).toHaveLength(1);
    await maker.visitor.request('DELETE', `/api/producer/views/${saved.body.id}`);
    expect((await maker.visitor.get<View[]>('/api/producer/views')).body).toEqual([]);
  });

  it.each([
    ['another list than one of the desk', { list: 'https://example.com', name: 'x', search: {} }],
    ['no name', { name: '  ', search: {} }],
    ['a parameter that is a page', { name: 'x', search: { q: 'a'.repeat(201) } }],
    ['a parameter with a name of its own', { name: 'x', search: { 'a-b': 'c' } }],
  ])('refuse %s', async (_name, view) => {
    expect((await save(view)).status).toBe(400);
  });

  it('go with their owner', async () => {
    await save({ name: 'Mine', search: {} }, other);
    await forgetViews(shop.db, other.id);
    expect(await shop.db.$count(deskViews, eq(deskViews.userId, other.id))).toBe(0);
  });
});
