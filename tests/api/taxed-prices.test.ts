// What programs read of prices: their currency, and whether the tax is in them.
import { parse as parseCsv } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAdmin } from '../support/people.ts';
import { SchemaOrg } from '../support/schema-org.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';

let shop: TestApp;
let admin: Visitor;
beforeAll(async () => {
  shop = await openTestApp({ home: { currency: 'EUR', country: 'DE' } });
  admin = (await anAdmin(shop)).visitor;
  for (const category of ['food', 'standard', 'zero'])
    await admin.post('/api/admin/tax-rates', { country: 'DE', category, name: 'VAT', percent: 7 });
});
afterAll(() => admin.patch('/api/admin/settings', { 'tax.mode': null }));

it.each([
  ['none', undefined, undefined],
  ['included', 'yes', true],
  ['added', 'no', false],
] as const)('where tax is %s, feeds say %s and pages %s', async (mode, inFeed, onPage) => {
  await admin.patch('/api/admin/settings', { 'tax.mode': mode });
  const visitor = shop.visitor();
  const xml = (await visitor.get('/feeds/products.xml')).text;
  const currencies = new Set(
    Array.from(xml.matchAll(/<g:price>[\d.]+ (\w+)</gu), ([, currency]) => currency),
  );
  expect(currencies).toEqual(new Set(['EUR']));
  const said = [...xml.matchAll(/<g:price_includes_tax>(\w+)</gu)].map(([, each]) => each);
  const items = xml.match(/<item>/gu)!.length;
  expect(said).toEqual(inFeed === undefined ? [] : Array.from({ length: items }, () => inFeed));
  const rows = parseCsv<Record<string, string>>((await visitor.get('/feeds/products.csv')).text, {
    columns: true,
    bom: true,
  });
  expect(new Set(rows.map((row) => row.price_includes_tax))).toEqual(new Set([inFeed]));

  const page = (await visitor.get(`/product/${OIL}`)).text;
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
  expect(new SchemaOrg().faultsOf(data)).toEqual([]);
  const written = JSON.stringify(data.find((each) => each['@type'] === 'Product'));
  expect(new Set(written.match(/"priceCurrency":"\w+"/gu))).toEqual(new Set(['"priceCurrency":"EUR"']));
  expect(new Set(written.match(/"valueAddedTaxIncluded":\w+/gu) ?? [])).toEqual(
    new Set(onPage === undefined ? [] : [`"valueAddedTaxIncluded":${onPage}`]),
  );
});
