// Who is sent where, decided before anything is rendered: nobody sees a private page flash by.
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, openTestApp, signIn, type TestApp } from '../support/test-app.ts';

const ROLES = ['BUYER', 'PRODUCER', 'ADMIN'] as const;

let shop: TestApp;
const userIds: Record<string, number> = {};
beforeAll(async () => {
  shop = await openTestApp();
  for (const role of ROLES) userIds[role] = await createUser(shop.db, { username: `page-${role}`, role });
});

describe.each([
  ['/profile', { anonymous: '/login?next=/profile' }],
  ['/dashboard', { anonymous: '/login?next=/dashboard', BUYER: '/', ADMIN: '/' }],
  ['/admin/orders/slips', { anonymous: '/login?next=/admin/orders/slips', BUYER: '/', PRODUCER: '/' }],
  ['/dashboard/orders/slips', { anonymous: '/login?next=/dashboard/orders/slips', BUYER: '/', ADMIN: '/' }],
  ['/dashboard/orders/7/slip', { anonymous: '/login?next=/dashboard/orders/7/slip', BUYER: '/', ADMIN: '/' }],
  ['/admin/recalls/7/list', { anonymous: '/login?next=/admin/recalls/7/list', BUYER: '/', PRODUCER: '/' }],
  [
    '/dashboard/batches/7/labels',
    { anonymous: '/login?next=/dashboard/batches/7/labels', BUYER: '/', ADMIN: '/' },
  ],
  ['/user-dashboard', { anonymous: '/', PRODUCER: '/', ADMIN: '/' }],
  [
    '/user-dashboard/group-buys/7/list',
    { anonymous: '/login?next=/user-dashboard/group-buys/7/list', PRODUCER: '/', ADMIN: '/' },
  ],
  [
    '/admin',
    {
      anonymous: '/?notice=access-denied&next=/admin',
      BUYER: '/?notice=access-denied',
      PRODUCER: '/?notice=access-denied',
    },
  ],
] as [string, Record<string, string>][])('%s', (page, elsewhere) => {
  it.each(['anonymous', ...ROLES])('as %s', async (caller) => {
    const userId = userIds[caller];
    const visitor = userId === undefined ? shop.visitor() : await signIn(shop, userId);
    for (const asked of ['', '?tab=orders&order=7']) {
      const { status, headers } = await visitor.get(page + asked);
      const away = elsewhere[caller];
      // After the sign-in the same is asked for, with all that the URL says.
      const location = away?.endsWith(`next=${page}`) ? away + encodeURIComponent(asked) : away;
      expect([status, headers['location']]).toEqual(away === undefined ? [200, undefined] : [302, location]);
    }
  });

  it('written in another way is no way in', async () => {
    const escaped = `/%${page.codePointAt(1)!.toString(16)}${page.slice(2)}`;
    for (const url of [`${page}/`, `/${page}`, page.toUpperCase(), escaped]) {
      const { status, headers } = await shop.visitor().get(url);
      expect([url, status, headers['location']]).toEqual([url, 301, page]);
    }
  });

  it('is no way in after somebody has seen it', async () => {
    for (const role of ROLES) await (await signIn(shop, userIds[role]!)).get(page);
    const { status, headers } = await shop.visitor().get(page);
    expect([status, headers['location']]).toEqual([302, elsewhere['anonymous']]);
  });

  it('holds nothing of somebody who asked for it', async () => {
    for (const role of ROLES) {
      const { text } = await (await signIn(shop, userIds[role]!)).get(page);
      expect(text).not.toContain(`page-${role}`);
    }
  });
});
