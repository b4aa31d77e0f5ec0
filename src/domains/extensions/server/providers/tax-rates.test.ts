import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { requireTaxSource } from '#domains/taxes/server/rate-source.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { withExtensions, writeExtension } from '../../../../../tests/support/extension-desk.ts';
import { openReturnsDesk } from '../../../../../tests/support/returns-desk.ts';

/** Knows Germany and Austria; elsewhere it does everything wrong, each in a country of its own. */
const RATES = `
  taxRates: async ({ place, categories }, shop) => {
    await shop.store.add('asked/' + place.country, 1);
    const all = (percent) => categories.map((category) => ({ category, name: 'VAT', percent }));
    switch (place.country) {
      case 'DE': return categories.map((category) => ({ category, name: 'MwSt.', percent: category === 'food' ? 7 : 19 }));
      case 'AT': return all(20);
      case 'FR': throw new Error('the office is closed');
      case 'IT': return all(250);
      case 'ES': return all(21).filter(({ category }) => category !== 'food');
      case 'PL': process.exit(1);
      case 'NL': return Array.from({ length: 5_000 }, () => all(21)[0]);
      case 'BE': return [{ category: '__proto__', name: 'VAT', percent: 21, cents: -5 }];
    }
  },
  routes: { 'GET /asked/:country': { who: 'public', summary: 'How often', handle: ({ params }, shop) => shop.store.get('asked/' + params.country) } },`;

beforeAll(() => withExtensions([writeExtension('rates', { code: RATES })]));
const desk = openReturnsDesk({ payments: ['invoice'], taxSource: 'x-rates' });

/** As it is written there. */
const POSTAL_CODES: Record<string, string> = {
  DE: '10115',
  AT: '1010',
  FR: '75001',
  IT: '00118',
  ES: '28001',
  PL: '00-001',
  NL: '1011 AB',
  BE: '1000',
};
const addressIn = (country: string) => ({
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  address: { name: 'Ada Moreau', line1: 'Allee 1', city: 'City', postalCode: POSTAL_CODES[country], country },
});
const askedFor = async (country: string) =>
  (await desk.shop.visitor().get<number | null>(`/api/x/rates/asked/${country}`)).body;
/** What has passed since on the clock of the process. */
let later = 0;
const realClock = performance.now.bind(performance);

beforeAll(async () => {
  adoptHome({ currency: 'EUR', country: 'DE' });
  await desk.admin.patch('/api/admin/settings', {
    'tax.mode': 'included',
    'delivery.countries': ['DE', 'AT', 'FR', 'IT', 'ES', 'PL', 'NL', 'BE'],
  });
});
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => realClock() + later);
  // What failed before is not remembered for the next.
  later += 60_000;
  await desk.change(desk.oil, { taxCategory: 'food' });
  await desk.change(desk.cheese, { taxCategory: 'standard', perishable: false });
});
afterAll(async () => {
  await desk.admin.patch('/api/admin/settings', { 'tax.mode': null, 'delivery.countries': null });
  adoptHome();
});

describe('an extension that knows rates of taxes', () => {
  it('is asked once for a cart, and the order is taxed as it was shown, in the books too', async () => {
    await desk.add(desk.oil, 2);
    await desk.add(desk.cheese, 3);
    const ask = () => desk.visitor.get<CheckoutOptions>('/api/checkout/options?country=AT&postalCode=1010');
    const shown = (await ask()).body;
    expect(shown).toMatchObject({ taxEstimated: false, taxUnknown: false });
    expect(shown.taxes).toMatchObject([{ name: 'VAT', percent: 20, country: 'AT' }]);
    await ask();
    expect(await askedFor('AT')).toBe(1);
    const { status, body } = await desk.checkout(desk.visitor, addressIn('AT'));
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ taxTotal: shown.taxTotal, taxes: shown.taxes, taxIncluded: true });
    expect(await askedFor('AT')).toBe(1);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('taxes each category by its rate, rounded by the shop', async () => {
    await desk.add(desk.oil, 1);
    await desk.add(desk.cheese, 1);
    const { body } = await desk.checkout(desk.visitor, addressIn('DE'));
    expect(body.order.taxes).toMatchObject([
      // 24.99 and the shipping of 9.90, which is taxed as food, × 7 / 107; 10.00 × 19 / 119.
      { name: 'MwSt.', percent: 7, amount: 2.28 },
      { name: 'MwSt.', percent: 19, amount: 1.6 },
    ]);
  });

  it('that leaves a category out sells it nowhere for nothing', async () => {
    await desk.add(desk.oil, 1);
    expect(await desk.checkout(desk.visitor, addressIn('ES'))).toMatchObject({
      status: 409,
      body: { reason: 'tax_unknown' },
    });
  });

  it.each([
    ['throws', 'FR'],
    ['says 250 %', 'IT'],
    ['ends', 'PL'],
    ['says thousands of rates', 'NL'],
    ['says what nobody asked', 'BE'],
  ])('that %s orders nothing, and harms nothing else', async (_, country) => {
    await desk.add(desk.oil, 1);
    const before = await desk.shop.db.$count(orders);
    const refused = await desk.checkout(desk.visitor, addressIn(country), `once-${country}`);
    expect(refused).toMatchObject({ status: 503, body: { reason: 'taxes_away' } });
    expect(refused.text).not.toContain('closed');
    // The next customer hears so at once, the extension is not asked again, and the shop stands.
    const next = await desk.checkout(desk.visitor, addressIn('AT'));
    expect(next.status).toBe(503);
    expect((await desk.visitor.get('/api/products?limit=1')).status).toBe(200);
    expect(await desk.shop.db.$count(orders)).toBe(before);
    later += 60_000;
    const placed = () => desk.checkout(desk.visitor, addressIn('DE'));
    await vi.waitFor(
      async () => {
        later += 60_000;
        expect((await placed()).status).toBe(201);
      },
      { timeout: 15_000, interval: 200 },
    );
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });
});

it('stops the start where TAX names one that says no rates', () => {
  expect(() => requireTaxSource('x-rates')).not.toThrow();
  expect(() => requireTaxSource('x-nobody')).toThrow(
    /^Setting TAX is wrong: no extension 'nobody' knows rates/,
  );
  expect(() => requireTaxSource(undefined)).not.toThrow();
});
