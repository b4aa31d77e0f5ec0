import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import type { Category, Product } from '#domains/catalogue/model/product.ts';
import { categories, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { aPhoto, sendPicture } from '../../../../../tests/support/uploads.ts';

const CALL = '/api/admin/categories';

describe('categories', () => {
  let shop: TestApp;
  let admin: Visitor;
  beforeEach(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
  });
  const all = async () => (await admin.get<AdminCategory[]>(CALL)).body;
  const slugs = async () => (await all()).map(({ slug }) => slug);
  const shown = async (language = 'en') =>
    (await shop.visitor().get<Category[]>('/api/categories', { 'accept-language': language })).body;
  const add = async (body: object) => {
    const added = await admin.post<{ id: number; slug: string }>(CALL, body);
    expect(added.status).toBe(201);
    return added.body;
  };
  const bySlug = async (slug: string) => (await all()).find((category) => category.slug === slug)!;

  it('are added behind the others, with a slug of their own, and seen at once', async () => {
    const texts = {
      description: 'From one valley.',
      translations: { de: { name: 'Honig', description: 'Aus einem Tal.' } },
    };
    const before = await slugs();
    expect(await add({ name: ' Crème & Honey ', ...texts })).toMatchObject({ slug: 'creme-honey' });
    expect(await add({ name: 'Crème Honey' })).toMatchObject({ slug: 'creme-honey-2' });
    expect(await slugs()).toEqual([...before, 'creme-honey', 'creme-honey-2']);
    expect((await shown()).at(-2)).toMatchObject({ name: 'Crème & Honey', description: 'From one valley.' });
    expect((await shown('de')).at(-2)).toMatchObject({ name: 'Honig', description: 'Aus einem Tal.' });
    expect((await shown('fr')).at(-2)).toMatchObject({ name: 'Crème & Honey' });
    expect((await shop.visitor().get('/shop/creme-honey')).status).toBe(200);
    const [entry] = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'category.create'))
      .limit(1);
    expect(entry).toMatchObject({ detail: { name: 'Crème & Honey', slug: 'creme-honey' } });
  });

  it('refuse what is no name, and belong to administrators alone', async () => {
    expect((await admin.post(CALL, { name: ' ' })).status).toBe(400);
    expect((await admin.post(CALL, { name: 'x'.repeat(81) })).status).toBe(400);
    expect((await admin.post(CALL, { name: 'Honey', translations: { xx: { name: 'H' } } })).status).toBe(400);
    const { visitor } = await aProducer(shop, 'frantoio-ripalunga');
    expect((await visitor.post(CALL, { name: 'Mine' })).status).toBe(403);
    expect((await visitor.delete(`${CALL}/1`)).status).toBe(403);
    expect((await admin.patch(`${CALL}/99999`, { name: 'None' })).status).toBe(404);
    expect((await admin.delete(`${CALL}/99999`)).status).toBe(404);
  });

  it('keep their address when they are renamed, and give translations back text by text', async () => {
    const { id, slug } = await add({
      name: 'Honey',
      translations: { de: { name: 'Honig', description: 'Süß' }, fr: { name: 'Miel' } },
    });
    const changes = { name: 'Honeys', translations: { de: { description: '' }, fr: { name: '' } } };
    expect((await admin.patch(`${CALL}/${id}`, changes)).status).toBe(200);
    expect(await bySlug(slug)).toMatchObject({ name: 'Honeys', translations: { de: { name: 'Honig' } } });
    expect((await bySlug(slug)).translations).toEqual({ de: { name: 'Honig' } });
    expect((await shown('fr')).at(-1)!.name).toBe('Honeys');
  });

  it('get a picture by an upload, and lose it again', { timeout: 60_000 }, async () => {
    const { id, slug } = await add({ name: 'Honey' });
    const entity = { entityType: 'category', entityId: String(id) };
    const { body } = await sendPicture(admin, entity, { bytes: await aPhoto(300, 200) });
    expect((await shown()).at(-1)!.imageUrl).toBe(body.url);
    expect((await admin.patch(`${CALL}/${id}`, { imageUrl: 'https://elsewhere.example/a.jpg' })).status).toBe(
      400,
    );
    await admin.patch(`${CALL}/${id}`, { imageUrl: null });
    expect((await bySlug(slug)).imageUrl).toBeNull();
  });

  it('move to a place among the others, also where all had the same', async () => {
    const before = await slugs();
    await shop.db.update(categories).set({ position: 0 });
    expect(await slugs()).toEqual(before);
    const [first, second, third, ...rest] = await all();
    await admin.patch(`${CALL}/${third!.id}`, { position: 0 });
    expect(await slugs()).toEqual([third, first, second, ...rest].map((category) => category!.slug));
    expect((await shown()).map(({ slug }) => slug)).toEqual(await slugs());
    await admin.patch(`${CALL}/${third!.id}`, { position: 10_000 });
    expect((await slugs()).at(-1)).toBe(third!.slug);
    expect((await all()).map(({ position }) => position)).toEqual(before.map((_slug, at) => at));
  });

  it('that two administrators sort at once keep a place each', async () => {
    const [first, second] = await all();
    const other = (await anAdmin(shop, 'second-admin')).visitor;
    const answers = await Promise.all([
      admin.patch(`${CALL}/${first!.id}`, { position: 10_000 }),
      other.patch(`${CALL}/${second!.id}`, { position: 10_000 }),
      admin.post(CALL, { name: 'Honey' }),
      other.post(CALL, { name: 'Honey' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 201]);
    const after = await all();
    expect(after.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['honey', 'honey-2']));
    expect(new Set(after.map(({ position }) => position)).size).toBe(after.length);
    // Both moves hold, whichever came first.
    expect(after.slice(0, 2).map(({ id }) => id)).not.toContain(first!.id);
    expect(after.slice(0, 2).map(({ id }) => id)).not.toContain(second!.id);
  });

  it('that are hidden are named nowhere, and their products are still sold', async () => {
    const { id } = await bySlug('cheese');
    const [cheese] = (await shop.visitor().get<Product[]>('/api/categories/cheese/products')).body;
    const read = async (url: string) => (await shop.visitor().get(url)).text;
    expect(await read('/sitemap-0.xml')).toContain('/shop/cheese');
    expect(await read('/feeds/products.csv')).toContain(',Cheese,');
    await admin.patch(`${CALL}/${id}`, { hidden: true });
    expect((await shown()).map(({ slug }) => slug)).not.toContain('cheese');
    expect((await shop.visitor().get('/api/categories/cheese/products')).status).toBe(404);
    expect((await shop.visitor().get('/shop/cheese')).status).toBe(404);
    expect(await read('/sitemap-0.xml')).not.toContain('/shop/cheese');
    expect(await read('/feeds/new.atom')).not.toContain('<category term="cheese"/>');
    const feed = await read('/feeds/products.csv');
    expect(feed).toContain(`/product/${cheese!.slug}`);
    expect(feed).not.toContain(',Cheese,');
    const suggested = await shop.visitor().get<{ categories: object[] }>('/api/search/suggestions?q=cheese');
    expect(suggested.body.categories).toEqual([]);
    expect((await shop.visitor().get(`/api/products/${cheese!.slug}`)).status).toBe(200);
    expect((await shop.visitor().post('/api/cart', { productId: cheese!.id })).status).toBe(200);
  });

  it('that hold products stay, and say how many and what to do', async () => {
    const { id, products: held } = await bySlug('cheese');
    const refused = await admin.delete<{ message: string }>(`${CALL}/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`it still holds ${held} products. Move them`);
    const empty = await add({ name: 'Honey' });
    expect((await admin.delete(`${CALL}/${empty.id}`)).status).toBe(200);
    expect(await slugs()).not.toContain('honey');
    expect((await shop.visitor().get('/shop/honey')).status).toBe(404);
    expect((await admin.delete(`${CALL}/${empty.id}`)).status).toBe(404);
  });
});

describe.runIf(inject('postgresUrl') !== undefined)('a category and a product that goes into it', () => {
  let shop: TestApp;
  let admin: Visitor;
  let categoryId: number;
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
  });
  beforeEach(async () => {
    categoryId = (await admin.post<{ id: number }>(CALL, { name: 'Honey' })).body.id;
  });
  const untilWaiting = async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rows(shop.db, waiting)).length === 0);
  };

  it('is not deleted under a product that is being written', async () => {
    let deleting: ReturnType<Visitor['delete']> | undefined;
    await shop.db.transaction(async (tx) => {
      await tx.update(products).set({ categoryId }).where(eq(products.id, 1));
      deleting = admin.delete(`${CALL}/${categoryId}`);
      await untilWaiting();
    });
    expect((await deleting!).status).toBe(409);
  });

  it('takes no product once it is being deleted', async () => {
    let moving: ReturnType<Visitor['patch']> | undefined;
    await shop.db.transaction(async (tx) => {
      await tx.delete(categories).where(eq(categories.id, categoryId));
      moving = admin.patch('/api/products/2', { categoryId });
      await untilWaiting();
    });
    expect((await moving!).status).toBe(400);
  });
});
