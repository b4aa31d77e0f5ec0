import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { MAX_ADDRESSES, type SavedAddress } from '#domains/accounts/model/addresses.ts';
import { userAddresses } from './addresses.schema.ts';
import { aBuyer, anAdmin } from '../../../../../tests/support/people.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../../tests/support/test-app.ts';

const PATH = '/api/user/addresses';
const HOME = {
  name: 'Ada Moreau',
  line1: '12 Harbour Street',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
};
const BERLIN = {
  name: 'Bo Moreau',
  company: 'Moreau GmbH',
  line1: 'Musterstraße 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});

let people = 0;
const newBuyer = () => aBuyer(shop, `buyer-${(people += 1)}`);
const someone = async (): Promise<Visitor> => (await newBuyer()).visitor;
const listOf = async (who: Visitor) => (await who.get<SavedAddress[]>(PATH)).body;
const save = async (who: Visitor, address: object) => (await who.post<SavedAddress>(PATH, address)).body;

describe('the address book', () => {
  it('keeps addresses of which one is the default', async () => {
    const ada = await someone();
    expect(await listOf(ada)).toEqual([]);
    const home = await save(ada, { ...HOME, line2: '' });
    expect(home).toEqual({ id: home.id, isDefault: true, ...HOME });
    const berlin = await save(ada, BERLIN);
    expect(berlin).toEqual({ id: berlin.id, isDefault: false, ...BERLIN });
    const made = await ada.patch<SavedAddress>(`${PATH}/${berlin.id}`, { isDefault: true, city: 'Potsdam' });
    expect(made.body).toEqual({ id: berlin.id, isDefault: true, ...BERLIN, city: 'Potsdam' });
    expect((await listOf(ada)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [berlin.id, true],
      [home.id, false],
    ]);
    await ada.delete(`${PATH}/${berlin.id}`);
    expect(await listOf(ada)).toEqual([{ ...home, isDefault: true }]);
  });

  it('keeps one default, however many are made it at once', async () => {
    const ada = await someone();
    await Promise.all([HOME, HOME, HOME].map((address) => save(ada, { ...address, isDefault: true })));
    expect((await listOf(ada)).map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  });

  it('is full at some point', async () => {
    const ada = await someone();
    const answers = await Promise.all(Array.from({ length: MAX_ADDRESSES + 2 }, () => ada.post(PATH, HOME)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: MAX_ADDRESSES }, () => 201),
      409,
      409,
    ]);
  });

  it("shows, changes and removes nobody else's", async () => {
    const home = await save(await someone(), HOME);
    const ben = await someone();
    expect(await listOf(ben)).toEqual([]);
    expect((await ben.patch(`${PATH}/${home.id}`, { city: 'Bath' })).status).toBe(404);
    expect((await ben.delete(`${PATH}/${home.id}`)).status).toBe(404);
    expect((await shop.visitor().get(PATH)).status).toBe(401);
    expect((await (await anAdmin(shop)).visitor.get(PATH)).status).toBe(403);
  });

  it('is part of what somebody may take along, and goes with the account', async () => {
    const buyer = await newBuyer();
    await save(buyer.visitor, HOME);
    const data = await buyer.visitor.get<{ addresses: SavedAddress[] }>('/api/profile/export');
    expect(data.body.addresses).toMatchObject([{ ...HOME, isDefault: true }]);
    const left = () => shop.db.$count(userAddresses, eq(userAddresses.userId, buyer.id));
    expect(await left()).toBe(1);
    expect((await buyer.visitor.delete('/api/profile', { password: TEST_PASSWORD })).status).toBe(200);
    expect(await left()).toBe(0);
  });
});

test.each<[string, object, string]>([
  ['an unknown country', { country: 'XX' }, 'country'],
  ['a ZIP code of another state', { region: 'OR' }, 'postalCode'],
  ['no street', { line1: '' }, 'line1'],
])('%s is refused, new or changed', async (_, wrong, field) => {
  const ada = await someone();
  const refused = await ada.post<{ fields: object }>(PATH, { ...HOME, ...wrong });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual([field]);
  expect(await listOf(ada)).toEqual([]);
  const home = await save(ada, HOME);
  const unchanged = await ada.patch<{ fields: object }>(`${PATH}/${home.id}`, wrong);
  expect(unchanged.status).toBe(400);
  expect(Object.keys(unchanged.body.fields)).toEqual([field]);
  expect(await listOf(ada)).toEqual([home]);
});
