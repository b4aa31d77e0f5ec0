import { beforeAll, describe, expect, it } from 'vitest';
import type { TaxRate } from '#domains/taxes/model/tax-rate.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { eq } from 'drizzle-orm';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';
import { taxRates } from './taxes.schema.ts';

const CALL = '/api/admin/tax-rates';
const RATE = { country: 'DE', category: 'food', name: 'VAT', percent: 7 };

let shop: TestApp;
let admin: Visitor;
let producer: Visitor;
beforeAll(async () => {
  shop = await openTestApp();
  admin = (await anAdmin(shop)).visitor;
  producer = (await aProducer(shop, 'frantoio-ripalunga')).visitor;
});

const all = async () => (await admin.get<TaxRate[]>(CALL)).body;
const clear = () => shop.db.delete(taxRates);
const cookies = () => [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const exported = async () =>
  (await shop.app.inject({ url: `${CALL}/export`, headers: { cookie: cookies() } })).rawPayload;

async function send(file: string | Buffer) {
  const head =
    '--xxFILExx\r\ncontent-disposition: form-data; name="file"; filename="r.csv"\r\ncontent-type: text/csv\r\n\r\n';
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${CALL}/import`,
    headers: { cookie: cookies(), 'content-type': 'multipart/form-data; boundary=xxFILExx' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--xxFILExx--\r\n')]),
  });
  return { status: answer.statusCode, body: answer.json<{ message: string }>() };
}

describe('rates', () => {
  it('are added, changed and removed by administrators with the right, and the audit log says so', async () => {
    await clear();
    const added = await admin.post<TaxRate>(CALL, RATE);
    expect(added.status).toBe(201);
    const { id } = added.body;
    expect(added.body).toEqual({ ...RATE, id, region: null, postalPrefix: null, from: null, until: null });
    expect(
      (await admin.patch<TaxRate>(`${CALL}/${id}`, { percent: 7.125, until: '2026-12-31' })).body,
    ).toMatchObject({
      percent: 7.125,
      until: '2026-12-31',
    });
    expect((await admin.patch(`${CALL}/${id}`, { from: '2027-01-01' })).status).toBe(400);
    expect((await admin.get<TaxRate[]>(`${CALL}?country=fr`)).body).toEqual([]);
    expect((await admin.delete(`${CALL}/${id}`)).status).toBe(200);
    expect((await admin.delete(`${CALL}/${id}`)).status).toBe(404);
    const logged = await shop.db.select().from(auditLog).where(eq(auditLog.entityType, 'tax-rate'));
    expect(logged.map(({ action }) => action)).toEqual([
      'tax-rate.create',
      'tax-rate.change',
      'tax-rate.delete',
    ]);
    expect((await producer.post(CALL, RATE)).status).toBe(403);
  });

  it('of one place and category never overlap, not even those that arrive at once', async () => {
    await clear();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_each, at) => admin.post(CALL, { ...RATE, name: `VAT ${at}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const [open] = await all();
    await admin.patch(`${CALL}/${open!.id}`, { until: '2026-12-31' });
    expect((await admin.post(CALL, { ...RATE, from: '2026-12-31' })).status).toBe(409);
    expect((await admin.post(CALL, { ...RATE, from: '2027-01-01' })).status).toBe(201);
    expect((await admin.post(CALL, { ...RATE, region: 'BY' })).status).toBe(201);
    expect((await admin.patch(`${CALL}/${open!.id}`, { until: null })).status).toBe(409);
  });

  it.each([
    [{ country: 'US', region: 'BY' }, 'region'],
    [{ country: 'DE', region: 'NY' }, 'region'],
    [{ country: 'US', region: 'NY', postalPrefix: '902' }, 'postalPrefix'],
    [{ country: 'US', region: 'NY', postalPrefix: 'SW1' }, 'postalPrefix'],
    [{ country: 'CA', region: 'ON', postalPrefix: 'V6' }, 'postalPrefix'],
    [{ country: 'AU', region: 'VIC', postalPrefix: '20' }, 'postalPrefix'],
  ])('in %j are refused: no address would ever fit', async (wrong, field) => {
    await clear();
    const answer = await admin.post<{ fields?: object }>(CALL, { ...RATE, ...wrong });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    const { id } = (await admin.post<TaxRate>(CALL, RATE)).body;
    expect((await admin.patch(`${CALL}/${id}`, wrong)).status).toBe(400);
    expect(await all()).toEqual([expect.objectContaining(RATE)]);
  });

  it.each([
    { country: 'US', region: 'NY', postalPrefix: '1' },
    { country: 'US', region: 'NY', postalPrefix: '10001' },
    { country: 'CA', region: 'ON', postalPrefix: 'K1A' },
    { country: 'AU', region: 'VIC', postalPrefix: '3' },
    { country: 'IT', region: 'TO', postalPrefix: '10' },
    { country: 'DE', region: 'BY' },
  ])('in %j are taken', async (place) => {
    await clear();
    expect((await admin.post(CALL, { ...RATE, ...place })).status).toBe(201);
  });

  it('come out as a file and go in again without changing anything', async () => {
    await clear();
    await admin.post(CALL, { ...RATE, name: '=VAT "é"', from: '2026-01-01' });
    await admin.post(CALL, { ...RATE, region: 'BY', percent: 19.125 });
    expect((await send(await exported())).body).toEqual({ added: 0, changed: 0, same: 2 });
    const changed = 'country;category;name;percent;from\nDE;food;USt.;7,5 %;2026-01-01\nAT;food;USt.;10;\n';
    expect((await send(changed)).body).toEqual({ added: 1, changed: 1, same: 0 });
    expect((await all()).map(({ country, percent }) => [country, percent]).toSorted()).toEqual([
      ['AT', 10],
      ['DE', 19.125],
      ['DE', 7.5],
    ]);
  });

  it.each([
    ['Latin-1', Buffer.from('country,category,name,percent\nFR,food,Imp\u00f4t,5.5\n', 'latin1'), 'UTF-8'],
    [
      'a rate above 100 %',
      'country,category,name,percent\nFR,food,TVA,5.5\nFR,standard,TVA,120\n',
      'Row 3, percent',
    ],
    [
      'an unknown country',
      'country,category,name,percent\nFR,food,TVA,5.5\nXX,food,TVA,1\n',
      'Row 3, country',
    ],
    [
      'a region of another country',
      'country,region,category,name,percent\nUS,NY,food,Tax,4\nFR,NY,food,TVA,5.5\n',
      'Row 3, region: This country has no such state or province',
    ],
    [
      'postal codes of another state',
      'country,region,postalPrefix,category,name,percent\nUS,NY,902,food,Tax,4\n',
      'Row 2, postalPrefix',
    ],
    ['no percent at all', 'country,category,name,percent\nFR,food,TVA,\n', 'Row 2, percent'],
    ['a column nobody knows', 'country,category,name,rate\nFR,food,TVA,5.5\n', 'rate'],
    ['nothing', 'country,category,name,percent\n', 'no rates'],
    ['a torn line', 'country,category,name,percent\nFR,food,"TVA,5.5\n', 'CSV'],
  ])('of a file with %s are refused with its reason, and nothing is written', async (_what, file, said) => {
    await clear();
    const { status, body } = await send(file);
    expect(status).toBe(400);
    expect(body.message).toContain(said);
    expect(await all()).toEqual([]);
  });

  it('of a file that overlap each other or those of the shop are refused whole', async () => {
    await clear();
    await admin.post(CALL, RATE);
    const file = 'country,category,name,percent,from\nFR,food,TVA,5.5,\nDE,food,VAT,9,2027-01-01\n';
    const { status, body } = await send(file);
    expect([status, body.message]).toEqual([409, expect.stringContaining('Row 3')]);
    expect(await all()).toHaveLength(1);
  });

  it('give products their categories: one without a rate is refused', async () => {
    await clear();
    await admin.post(CALL, { ...RATE, category: 'wine' });
    expect((await producer.get('/api/tax-categories')).body).toEqual(['food', 'standard', 'zero', 'wine']);
    const own = (await producer.get<{ id: number; taxCategory: string }[]>('/api/producer/products')).body;
    expect(own[0]!.taxCategory).toBe('food');
    const change = (taxCategory: string) =>
      producer.patch<{ fields?: object }>(`/api/products/${own[0]!.id}`, { taxCategory });
    expect((await change('wine')).status).toBe(200);
    expect((await change('beer')).body.fields).toHaveProperty('taxCategory');
    await change('food');
  });
});
