import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_PLACES, type PickupPlace } from '#domains/pickup/model/place.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import { addPlace, BICYCLE, HALL } from '../../../../tests/support/pickup-desk.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

let shop: TestApp;
let admin: Visitor;
let mill: Visitor;
let dairy: Visitor;

beforeAll(async () => {
  shop = await openTestApp();
  admin = (await anAdmin(shop)).visitor;
  mill = (await aProducer(shop, 'frantoio-ripalunga')).visitor;
  dairy = (await aProducer(shop, 'skerrowdale-dairy')).visitor;
});
const list = async (who: Visitor, owner: string) =>
  (await who.get<PickupPlace[]>(`/api/${owner}/pickup-places`)).body;

it('is added, changed as a whole, and taken away, by its own people alone', async () => {
  const added = await addPlace(mill, HALL, 'producer');
  expect(added).toMatchObject({
    ...HALL,
    price: 0,
    minimum: 0,
    closedDays: [],
    postalCodes: [],
    isOpen: true,
  });
  expect(await list(mill, 'producer')).toEqual([added]);
  expect(await list(dairy, 'producer')).toEqual([]);
  expect(await list(admin, 'admin')).toEqual([]);
  const path = `/api/producer/pickup-places/${added.id}`;
  const changed = { ...HALL, name: 'The mill', closedDays: ['2026-12-25'], price: 2.5 };
  expect((await dairy.put(path, changed)).status).toBe(404);
  expect((await admin.put(`/api/admin/pickup-places/${added.id}`, changed)).status).toBe(404);
  expect((await mill.put<PickupPlace>(path, changed)).body).toMatchObject(changed);
  expect((await dairy.delete(path)).status).toBe(404);
  expect((await mill.delete(path)).status).toBe(200);
  expect((await mill.delete(path)).status).toBe(404);
  expect(await list(mill, 'producer')).toEqual([]);
});

describe('refuses', () => {
  it.each([
    ['a local delivery without an area', { ...BICYCLE, postalCodes: [] }, 'postalCodes'],
    ['no hours', { ...HALL, hours: [] }, 'hours'],
    [
      'hours that end before they begin',
      { ...HALL, hours: [{ weekday: 1, from: '18:00', until: '09:00' }] },
      'hours.0.until',
    ],
    [
      'hours shorter than a slot',
      { ...HALL, hours: [{ weekday: 1, from: '09:00', until: '09:30' }] },
      'hours.0.until',
    ],
    [
      'hours that overlap',
      {
        ...HALL,
        hours: [
          { weekday: 1, from: '09:00', until: '12:00' },
          { weekday: 1, from: '11:00', until: '13:00' },
        ],
      },
      'hours.1.from',
    ],
    [
      'a time that is none',
      { ...HALL, hours: [{ weekday: 1, from: '9am', until: '12:00' }] },
      'hours.0.from',
    ],
    ['a day that is none', { ...HALL, closedDays: ['2026-02-30'] }, 'closedDays.0'],
    ['no room', { ...HALL, capacity: 0 }, 'capacity'],
    ['slots of a minute', { ...HALL, slotMinutes: 1 }, 'slotMinutes'],
    ['half a cent', { ...HALL, price: 0.005 }, 'price'],
    ['a price below zero', { ...HALL, price: -1 }, 'price'],
    ['an address without a state', { ...HALL, address: { ...HALL.address, region: null } }, 'address.region'],
  ])('%s', async (_, place, field) => {
    const { status, body } = await admin.post<{ fields: object }>('/api/admin/pickup-places', place);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain(field);
  });

  it('another kind for a place that there is', async () => {
    const { id } = await addPlace(admin, HALL);
    expect((await admin.put(`/api/admin/pickup-places/${id}`, BICYCLE)).status).toBe(400);
    await admin.delete(`/api/admin/pickup-places/${id}`);
  });

  it('more places than anybody looks through', async () => {
    for (let count = 0; count < MAX_PLACES; count += 1) await addPlace(dairy, HALL, 'producer');
    expect((await dairy.post('/api/producer/pickup-places', HALL)).status).toBe(409);
  });
});
