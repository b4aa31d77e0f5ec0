import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Product, ProductWithFamily } from '#domains/catalogue/model/product.ts';
import type { Certificate } from '#domains/certificates/model/certificate.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';
import { aPhoto, sendPicture } from '../../../../tests/support/uploads.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';
import { endCertificates } from './renew-certificates.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const MILL = 'frantoio-ripalunga';
const inDays = (count: number) => addDays(shopDay(new Date()), count);

let shop: TestApp;
let admin: Visitor;
let mill: Visitor;
let dairy: Visitor;
let picture: { bytes: Uint8Array };

beforeAll(async () => {
  shop = await openTestApp();
  admin = (await anAdmin(shop)).visitor;
  mill = (await aProducer(shop, MILL)).visitor;
  dairy = (await aProducer(shop, 'skerrowdale-dairy')).visitor;
  picture = { bytes: await aPhoto(60, 40) };
});

async function apply(fields: Record<string, string>, who = mill, file: typeof picture | undefined = picture) {
  const { status, body } = await sendPicture(who, fields, file, '/api/producer/certificates');
  return { status, body: body as object as { id: number } };
}
const oil = async () => (await shop.visitor().get<ProductWithFamily>(`/api/products/${OIL}`)).body;
const judge = (id: number, body: object, who = admin) => who.patch(`/api/admin/certificates/${id}`, body);
const found = async (scheme: string) =>
  (await shop.visitor().get<Product[]>(`/api/products?certificate=${scheme}`)).body.map(({ slug }) => slug);

it('is shown once it is approved, with all products of its producer, filtered by, and no more after its end', async () => {
  const { status, body } = await apply({ scheme: 'organic', number: 'IT-BIO-007', validUntil: inDays(20) });
  expect(status).toBe(201);
  expect((await oil()).certificates).toEqual([]);
  expect(await found('organic')).toEqual([]);
  expect((await judge(body.id, { approved: true })).status).toBe(200);
  const shown = { scheme: 'organic', name: null, number: 'IT-BIO-007', validUntil: inDays(20) };
  expect((await oil()).certificates).toEqual([shown]);
  expect(await found('organic')).toContain(OIL);
  const producer = await shop.visitor().get<{ certificates: object[] }>(`/api/producers/${MILL}`);
  expect(producer.body.certificates).toEqual([shown]);
  // On its last day still; with the next one no more, and back with the clock of today.
  await endCertificates(shop.shop, shopMidnight(inDays(20)));
  expect((await oil()).certificates).toEqual([shown]);
  await endCertificates(shop.shop, shopMidnight(inDays(21)));
  expect((await oil()).certificates).toEqual([]);
  expect(await found('organic')).toEqual([]);
  await endCertificates(shop.shop, new Date());
  expect((await oil()).certificates).toEqual([shown]);
});

it('reminds its producer once, 30 days before', async () => {
  const count = () => shop.db.$count(mailOutbox, eq(mailOutbox.template, 'certificate-ends'));
  await remindOfCertificates(shop.db, new Date());
  await remindOfCertificates(shop.db, new Date());
  expect(await count()).toBe(1);
});

it('of one product stands with that one alone, and goes when it is declined or withdrawn', async () => {
  const { id: productId } = await oil();
  const { body } = await apply({
    scheme: 'pdo',
    number: 'PDO-1',
    validUntil: inDays(200),
    productId: String(productId),
  });
  await judge(body.id, { approved: true });
  expect(await found('pdo')).toEqual([OIL]);
  // What the page says of the maker is what counts for all that the maker makes.
  const { certificates, maker } = await oil();
  expect(certificates.map(({ scheme }) => scheme)).toContain('pdo');
  expect(maker!.certificates.map(({ scheme }) => scheme)).toEqual(['organic']);
  expect((await judge(body.id, { approved: false })).status).toBe(400);
  expect((await judge(body.id, { approved: false, reason: 'Not readable' })).status).toBe(200);
  expect(await found('pdo')).toEqual([]);
  await judge(body.id, { approved: true });
  expect((await dairy.delete(`/api/producer/certificates/${body.id}`)).status).toBe(404);
  expect((await mill.delete(`/api/producer/certificates/${body.id}`)).status).toBe(200);
  expect(await found('pdo')).toEqual([]);
});

it('shows its proof to administrators only', async () => {
  const { body } = await mill.get<Certificate[]>('/api/producer/certificates');
  const proof = `/api/admin/certificates/${body[0]!.id}/proof`;
  expect((await admin.get(proof)).status).toBe(200);
  expect((await mill.get(proof)).status).toBe(403);
  expect((await shop.visitor().get(proof)).status).toBe(401);
});

it.each([
  ['an unknown scheme', { scheme: 'own-none', number: '1', validUntil: inDays(9) }, 400],
  ['one that is over', { scheme: 'fair', number: '1', validUntil: inDays(-1) }, 400],
  ['no number', { scheme: 'fair', number: ' ', validUntil: inDays(9) }, 400],
  ["another's product", { scheme: 'fair', number: '1', validUntil: inDays(9), productId: '999999' }, 404],
])('refuses %s', async (_, fields, status) => {
  expect((await apply(fields)).status).toBe(status);
});

it('knows the schemes that the owner adds, and keeps those that are used', async () => {
  const added = await admin.post<{ scheme: string }>('/api/admin/certificate-schemes', { name: 'Slow Food' });
  expect(added.body).toEqual({ scheme: 'own-slow-food', name: 'Slow Food' });
  expect((await admin.post('/api/admin/certificate-schemes', { name: 'slow food' })).status).toBe(409);
  const { body } = await apply({ scheme: 'own-slow-food', number: 'SF', validUntil: inDays(90) });
  await judge(body.id, { approved: true });
  expect((await oil()).certificates.map(({ name }) => name)).toContain('Slow Food');
  const path = '/api/admin/certificate-schemes/own-slow-food';
  expect((await admin.delete(path)).status).toBe(409);
  await mill.delete(`/api/producer/certificates/${body.id}`);
  expect((await admin.delete(path)).status).toBe(200);
});
