import { expect, it } from 'vitest';
import type { Passport } from '#domains/batches/model/passport.ts';
import { inDays, openBatchDesk } from '../../../../../tests/support/batch-desk.ts';

const desk = openBatchDesk();
const GTIN = '4006381333931';
const LINK = `gtin=0${GTIN}&code=${encodeURIComponent('A/1')}`;

it('says what a batch is by its link and by its id, and that it was called back as soon as it was', async () => {
  const { visitor, productId } = desk.shelves[0];
  const [batch] = await desk.stock({ code: 'A/1', quantity: 3, bestBefore: inDays(30) });
  await visitor.patch(`/api/products/${productId}`, { gtin: GTIN });
  const guest = desk.shop.visitor();
  const { body } = await guest.get<Passport>(`/api/passport?${LINK}`);
  expect(body).toMatchObject({
    batchId: batch!.id,
    code: 'A/1',
    bestBefore: inDays(30),
    isRecalled: false,
    reason: null,
    gtin: GTIN,
    productId,
    producerSlug: desk.shelves[0].slug,
  });
  expect(body).not.toHaveProperty('quantity');
  const page = await guest.get(`/01/0${GTIN}/10/A%2F1`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Batch A/1');
  expect(page.text).toContain('"gtin14":"04006381333931"');
  await visitor.patch(`/api/producer/batches/${batch!.id}`, { producedOn: '2026-01-02' });
  expect((await guest.get<Passport>(`/api/passport?${LINK}`)).body.producedOn).toBe('2026-01-02');
  const recall = { reason: 'Glass in one jar', remedy: 'refund' };
  await desk.admin.post(`/api/admin/batches/${batch!.id}/recall`, recall);
  expect((await guest.get<Passport>(`/api/batches/${batch!.id}`)).body).toMatchObject({
    isRecalled: true,
    reason: 'Glass in one jar',
  });
  const german = await guest.get(`/batch/${batch!.id}?lng=de`);
  expect(german.text).toContain('Zurückgerufen: Bitte nicht essen');
  expect(german.text).toContain('Glass in one jar');
});

it('says that a batch is being looked at as soon as its sale is stopped, and not why', async () => {
  const { visitor } = desk.shelves[0];
  const [batch] = await desk.stock({ code: 'CHECK', quantity: 3 }, { code: 'OTHER', quantity: 1 });
  const guest = desk.shop.visitor();
  const path = `/api/batches/${batch!.id}`;
  expect((await guest.get<Passport>(path)).body).toMatchObject({ isHeld: false, isRecalled: false });
  await visitor.post(`/api/producer/batches/${batch!.id}/hold`, { reason: 'One jar smelt odd' });
  const held = await guest.get<Passport>(path);
  expect(held.body).toMatchObject({ isHeld: true, isRecalled: false, reason: null });
  expect((await guest.get(`/batch/${batch!.id}?lng=de`)).text).toContain('Diese Charge wird geprüft');
  await visitor.patch(`/api/producer/batches/${batch!.id}`, { status: 'sellable' });
  expect((await guest.get<Passport>(path)).body.isHeld).toBe(false);
});

it('is there for a jar that somebody has, also when its product is shown no more', async () => {
  const { productId } = desk.shelves[0];
  const [sold, unsold] = await desk.stock({ code: 'SOLD', quantity: 2 }, { code: 'UNSOLD', quantity: 2 });
  await desk.buy([1, 0]);
  const show = (visible: boolean) =>
    desk.admin.patch('/api/admin/products', { ids: [productId], change: { visible } });
  expect((await show(false)).body).toMatchObject({ changed: 1 });
  const guest = desk.shop.visitor();
  const { status, body } = await guest.get<Passport>(`/api/batches/${sold!.id}`);
  expect([status, body.isListed]).toEqual([200, false]);
  expect((await guest.get(`/api/batches/${unsold!.id}`)).status).toBe(404);
  await show(true);
});

it('knows nothing of forged links', async () => {
  const guest = desk.shop.visitor();
  for (const path of [
    '/batch/999999',
    '/batch/x',
    `/01/0${GTIN}/10/ZZ`,
    '/01/04006381333930/10/A',
    '/01/x/10/y',
  ])
    expect((await guest.get(path)).status, path).toBe(404);
  expect((await guest.get('/api/batches/999999')).status).toBe(404);
  expect((await guest.get('/api/passport?gtin=4006381333930&code=A')).status).toBe(400);
});

it('draws the code of a label for its own producer alone', async () => {
  const [batch] = await desk.stock({ code: 'QR', quantity: 1 });
  const path = `/api/producer/batches/${batch!.id}/code.svg`;
  const { status, text } = await desk.shelves[0].visitor.get(path);
  expect([status, text.slice(0, 4)]).toEqual([200, '<svg']);
  expect((await desk.shelves[1].visitor.get(path)).status).toBe(404);
});
