import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { aBuyer, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const form = {
  name: 'Crème de Marron',
  description: 'Chestnuts, sugar, patience.',
  price: 9.5,
  quantityAvailable: 12,
  weight: 250,
  imageUrl: '',
  categoryId: 1,
  featured: false,
  discountTiers: null,
};

describe('the products of a producer', () => {
  let shop: TestApp;
  let mill: { id: number; producerId: number; visitor: Visitor };
  let bees: { id: number; producerId: number; visitor: Visitor };
  beforeAll(async () => {
    shop = await openTestApp();
    mill = await aProducer(shop, 'frantoio-ripalunga');
    bees = await aProducer(shop, 'anemonisi-cooperative');
  });

  it('adds a product under the own name, whatever producerId the payload names', async () => {
    const added = await mill.visitor.post<{ id: number; slug: string }>('/api/products', {
      ...form,
      producerId: bees.producerId,
    });
    expect(added.status).toBe(201);
    expect(added.body.slug).toBe('creme-de-marron');
    const { body } = await shop.visitor().get<Product>('/api/products/creme-de-marron');
    expect(body).toMatchObject({
      producerSlug: 'frantoio-ripalunga',
      price: 9.5,
      quantityAvailable: 12,
      inStock: true,
    });
    const again = await mill.visitor.post<{ slug: string }>('/api/products', form);
    expect(again.body.slug).toBe('creme-de-marron-2');
  });

  it.each([
    [{ price: 0 }, 'price', 'Price must be greater than 0'],
    [{ quantityAvailable: 0 }, 'quantityAvailable', 'Quantity must be at least 1'],
    [{ categoryId: null }, 'categoryId', 'Please select a category'],
    [{ categoryId: 9999 }, 'categoryId', 'Please select a category'],
    [
      { imageUrl: 'javascript:alert(1)' },
      'imageUrl',
      'Please enter an image address that starts with https://',
    ],
    [
      { imageUrl: 'https://[.x/p.png' },
      'imageUrl',
      'Please enter an image address that starts with https://',
    ],
    [{ price: 1.005 }, 'price', 'Price can have at most 2 decimals'],
  ])('refuses %o with the specified message', async (wrong, field, message) => {
    const answer = await mill.visitor.post<{ fields: Record<string, string> }>('/api/products', {
      ...form,
      ...wrong,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields[field]).toBe(message);
  });

  it.each([
    [
      [
        { minQuantity: 10, discountPercentage: 5 },
        { minQuantity: 10, discountPercentage: 7 },
      ],
    ],
    [
      [
        { minQuantity: 50, discountPercentage: 15 },
        { minQuantity: 10, discountPercentage: 5 },
      ],
    ],
    [[{ minQuantity: 5, discountPercentage: 95 }]],
  ])('refuses the tiers %o', async (discountTiers) => {
    expect((await mill.visitor.post('/api/products', { ...form, discountTiers })).status).toBe(400);
  });

  it('edits, restocks and switches off the own products, and nobody else’s', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const oil = own.find((product) => product.slug === OIL)!;
    expect(
      (
        await mill.visitor.patch(`/api/products/${oil.id}`, {
          quantityAvailable: 5,
          quantityBefore: oil.quantityAvailable,
          inStock: false,
        })
      ).status,
    ).toBe(200);
    expect((await shop.visitor().get<Product>(`/api/products/${OIL}`)).body).toMatchObject({
      inStock: false,
      quantityAvailable: 5,
    });
    expect((await mill.visitor.patch(`/api/products/${oil.id}`, { inStock: true, price: 25 })).status).toBe(
      200,
    );
    expect((await shop.visitor().get<Product>(`/api/products/${OIL}`)).body).toMatchObject({
      inStock: true,
      price: 25,
    });
    expect((await bees.visitor.patch(`/api/products/${oil.id}`, { price: 1 })).status).toBe(404);
  });

  it('keeps the texts in other languages that an edit does not name', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const oil = own.find((product) => product.slug === OIL)!;
    await mill.visitor.patch(`/api/products/${oil.id}`, { translations: { de: { name: 'Neuer Name' } } });
    const german = await shop.visitor().get<Product>(`/api/products/${OIL}`, { 'accept-language': 'de' });
    expect(german.body.name).toBe('Neuer Name');
    expect(german.body.description).not.toBe(oil.description);
    const french = await shop.visitor().get<Product>(`/api/products/${OIL}`, { 'accept-language': 'fr' });
    expect(french.body.name).not.toBe(oil.name);
  });

  it('takes a text in another language away again: buyers then read the English one', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const oil = own.find((product) => product.slug === OIL)!;
    await mill.visitor.patch(`/api/products/${oil.id}`, { translations: { it: { name: null } } });
    const italian = await shop.visitor().get<Product>(`/api/products/${OIL}`, { 'accept-language': 'it' });
    expect(italian.body.name).toBe(oil.name);
    expect(italian.body.description).not.toBe(oil.description);
  });

  it('refuses a new count of a stock that has moved since it was looked at', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const { id, quantityAvailable: seen } = own.find((product) => product.slug === OIL)!;
    const restock = (quantityAvailable: number, quantityBefore: number) =>
      mill.visitor.patch<{ message: string }>(`/api/products/${id}`, { quantityAvailable, quantityBefore });
    expect((await restock(seen + 7, seen)).status).toBe(200);
    const late = await restock(seen + 20, seen);
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      `The stock has changed in the meantime: it is now ${seen + 7}, not ${seen}. Please check the number and save again.`,
    );
    expect((await restock(seen + 20, seen + 7)).status).toBe(200);
  });

  it('takes a new stock only as a difference or with the count it replaces', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const { id, quantityAvailable } = own.find((product) => product.slug === OIL)!;
    const change = (body: object) =>
      mill.visitor.patch<{ message: string; fields: Record<string, string> }>(`/api/products/${id}`, body);
    const stock = async () =>
      (await shop.visitor().get<Product>(`/api/products/${OIL}`)).body.quantityAvailable;
    const bare = await change({ quantityAvailable: 3 });
    expect([bare.status, bare.body.fields]).toEqual([400, { quantityBefore: 'Required' }]);
    const both = await change({ quantityAvailable: 3, quantityBefore: quantityAvailable, quantityChange: 1 });
    expect([both.status, Object.keys(both.body.fields)]).toEqual([400, ['quantityChange']]);
    expect((await change({ quantityChange: 4 })).status).toBe(200);
    expect(await stock()).toBe(quantityAvailable + 4);
    const tooMany = await change({ quantityChange: -quantityAvailable - 5 });
    expect([tooMany.status, tooMany.body.message]).toEqual([
      409,
      `There are only ${quantityAvailable + 4} left.`,
    ]);
    expect((await change({ quantityChange: 1_000_000 })).status).toBe(400);
  });

  it('never overwrites a sale that is made meanwhile', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const { id, quantityAvailable: before } = own.find((product) => product.slug === OIL)!;
    const buy = async () => {
      const visitor = shop.visitor();
      await visitor.post('/api/cart', { productId: id, quantity: 1 });
      const { status } = await visitor.post('/api/checkout', {
        customerName: 'Ada Moreau',
        customerEmail: `ada-${Math.random()}@example.com`,
        shippingAddress: '12 Harbour Street, Portland',
      });
      return status === 201 ? 1 : 0;
    };
    const restock = async () => {
      const { status } = await mill.visitor.patch(`/api/products/${id}`, { quantityChange: 10 });
      return status === 200 ? 10 : 0;
    };
    const recount = async () => {
      const body = { quantityAvailable: before + 3, quantityBefore: before };
      const { status } = await mill.visitor.patch(`/api/products/${id}`, body);
      return status === 200 ? 3 : 0;
    };
    const moves = [buy, restock, buy, recount, buy, restock, buy];
    const done = await Promise.all(moves.map((move) => move()));
    const expected = done.reduce((stock, units, at) => stock + (moves[at] === buy ? -units : units), before);
    const after = (await mill.visitor.get<OwnProduct[]>('/api/producer/products')).body;
    expect(after.find((product) => product.id === id)!.quantityAvailable).toBe(expected);
    expect(done.filter((units) => units === 10)).toHaveLength(2);
  });

  it('are not added by buyers', async () => {
    const buyer = await aBuyer(shop, 'curious');
    expect((await buyer.visitor.post('/api/products', form)).status).toBe(403);
  });
});
