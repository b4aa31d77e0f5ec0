// Calendars end somewhere: what somebody types as a day or a sum is answered or refused, and never breaks anything.
import { beforeAll, expect, it } from 'vitest';
import { anAdmin, aProducer } from '../support/people.ts';
import { openTestApp, type Visitor } from '../support/test-app.ts';

let admin: Visitor;
let mill: Visitor;
beforeAll(async () => {
  const shop = await openTestApp();
  admin = (await anAdmin(shop)).visitor;
  mill = (await aProducer(shop, 'frantoio-ripalunga')).visitor;
});

const DAYS = [
  ['/api/admin/orders', 'from', 'until'],
  ['/api/admin/orders/export', 'from', 'until'],
  ['/api/admin/taxes', 'from', 'to'],
  ['/api/admin/taxes/export', 'from', 'to'],
  ['/api/admin/bookkeeping', 'from', 'until'],
  ['/api/admin/documents', 'from', 'until'],
  ['/api/admin/pickups', 'day', 'day'],
  ['/api/admin/pickups/calendar.ics', 'day', 'day'],
] as const;

it.each(DAYS)(
  '%s takes the last day that can be written, and refuses the year 0',
  async (path, from, until) => {
    expect((await admin.get(`${path}?${until}=9999-12-31`)).status).toBe(200);
    for (const name of [from, until])
      expect((await admin.get(`${path}?${name}=0000-01-01`)).status, name).toBe(400);
  },
);

it('a producer looks at the last of all days too', async () => {
  expect((await mill.get('/api/producer/pickups?day=9999-12-31')).status).toBe(200);
});

it.each(['/api/admin/orders', '/api/admin/orders/export'])(
  '%s refuses sums beyond all orders',
  async (path) => {
    for (const name of ['min', 'max'])
      for (const sum of ['2147483648', '1e308', '9007199254740993'])
        expect((await admin.get(`${path}?${name}=${sum}`)).status, `${name} ${sum}`).toBe(400);
    expect((await admin.get(`${path}?min=1&max=20000000`)).status).toBe(200);
  },
);
