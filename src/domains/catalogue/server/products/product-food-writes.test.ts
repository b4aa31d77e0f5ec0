import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminProduct } from '#domains/catalogue/model/desk.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const form = {
  name: 'Almond Torrone',
  description: 'Honey, egg white, almonds.',
  price: 12,
  quantityAvailable: 20,
  weight: 200,
  categoryId: 1,
};
const food = {
  perishable: true,
  allergens: ['nuts', 'eggs', 'nuts'],
  ingredients: '  Honey, almonds (42%), egg white.  ',
  storage: 'Cool and dry.',
  shelfLifeDays: 120,
};

describe('what producers say about the food', () => {
  let shop: TestApp;
  let baker: { visitor: Visitor };
  let id: number;
  beforeAll(async () => {
    shop = await openTestApp();
    baker = await aProducer(shop, 'bottega-tre-chiavi');
    const added = await baker.visitor.post<{ id: number }>('/api/products', {
      ...form,
      ...food,
      translations: { de: { ingredients: 'Honig, Mandeln (42 %), Eiweiß.', storage: 'Kühl und trocken.' } },
    });
    ({ id } = added.body);
  });
  const torrone = async (language = 'en') =>
    (await shop.visitor().get<Product>('/api/products/almond-torrone', { 'accept-language': language })).body;
  const change = (changes: object, visitor = baker.visitor) => visitor.patch(`/api/products/${id}`, changes);

  it('is shown as it was said, allergens once and in the order of the list', async () => {
    expect(await torrone()).toMatchObject({
      ...food,
      allergens: ['eggs', 'nuts'],
      ingredients: 'Honey, almonds (42%), egg white.',
      pricePerKg: 60,
    });
    expect(await torrone('de')).toMatchObject({ storage: 'Kühl und trocken.' });
    expect(await torrone('fr')).toMatchObject({ storage: 'Cool and dry.' });
  });

  it('comes back to the desk as it was said', async () => {
    const { body } = await baker.visitor.get<OwnProduct[]>('/api/producer/products');
    expect(body.find((product) => product.id === id)).toMatchObject({
      perishable: true,
      allergens: ['eggs', 'nuts'],
      shelfLifeDays: 120,
      translations: { de: { storage: 'Kühl und trocken.' } },
    });
  });

  it('need not be said', async () => {
    const { status } = await baker.visitor.post('/api/products', { ...form, name: 'Plain Torrone' });
    expect(status).toBe(201);
    const { body } = await shop.visitor().get('/api/products/plain-torrone');
    expect(body).toMatchObject({
      perishable: false,
      allergens: [],
      ingredients: '',
      storage: '',
      shelfLifeDays: null,
    });
  });

  it('changes alone, in lists at once, and can be taken back', async () => {
    const listed = async () =>
      (await shop.visitor().get<Product[]>('/api/products?without=eggs')).body.some(
        (product) => product.id === id,
      );
    expect(await listed()).toBe(false);
    expect((await change({ allergens: ['nuts'], shelfLifeDays: null })).status).toBe(200);
    expect(await listed()).toBe(true);
    expect(await torrone()).toMatchObject({
      allergens: ['nuts'],
      shelfLifeDays: null,
      storage: 'Cool and dry.',
    });
    await change({ translations: { de: { storage: null } } });
    expect(await torrone('de')).toMatchObject({
      storage: 'Cool and dry.',
      ingredients: 'Honig, Mandeln (42 %), Eiweiß.',
    });
  });

  it('is corrected by administrators, who see it in their list', async () => {
    const admin = await anAdmin(shop);
    expect((await change({ perishable: false, storage: 'Dry.' }, admin.visitor)).status).toBe(200);
    const { body } = await admin.visitor.get<AdminProduct[]>('/api/admin/products');
    expect(body.find((product) => product.id === id)).toMatchObject({ perishable: false, storage: 'Dry.' });
  });

  it.each([
    [{ shelfLifeDays: 0 }, 'shelfLifeDays', 'Please enter days from 1 to 3650'],
    [{ shelfLifeDays: 3_651 }, 'shelfLifeDays', 'Please enter days from 1 to 3650'],
    [{ shelfLifeDays: 1.5 }, 'shelfLifeDays', 'Please enter days from 1 to 3650'],
    [{ allergens: ['air'] }, 'allergens.0', 'Please name only allergens from the list'],
    [{ perishable: 'yes' }, 'perishable', 'Invalid input'],
    [{ ingredients: 'x'.repeat(3_001) }, 'ingredients', 'This text is too long'],
    [{ storage: 'x'.repeat(501) }, 'storage', 'This text is too long'],
    [
      { translations: { de: { storage: 'x'.repeat(501) } } },
      'translations.de.storage',
      'This text is too long',
    ],
  ])('refuses %o', async (wrong, field, message) => {
    const answers = [
      await change(wrong),
      await baker.visitor.post('/api/products', { ...form, ...food, ...wrong }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: { [field]: message } });
    }
  });

  it.each([1, 3_650])('takes a shelf life of %i days', async (shelfLifeDays) => {
    expect((await change({ shelfLifeDays })).status).toBe(200);
  });

  it.each([0, 3_651])('cannot be stored with a shelf life of %i days', async (shelfLifeDays) => {
    const write = shop.db.update(products).set({ shelfLifeDays }).where(eq(products.id, id));
    await expect(write).rejects.toMatchObject({ cause: { constraint: 'products_shelf_life' } });
  });
});
