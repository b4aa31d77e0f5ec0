// Role × endpoint: every /api route of every room, asked by everybody. A route is in here by being registered.
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteEntry } from '#app/server/app.ts';
import { insertProducerProfile } from '#domains/accounts/server/create-account.ts';
import type { Guard } from '#engine/server/http/app-type.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { addGuardHook } from '#engine/server/sessions/guards.ts';
import { createUser, openTestApp, signIn, type TestApp, type Visitor } from '../support/test-app.ts';

const ROLES = ['BUYER', 'PRODUCER', 'ADMIN'] as const;
type Caller = 'anonymous' | (typeof ROLES)[number];
const CALLERS: Caller[] = ['anonymous', ...ROLES];

let shop: TestApp;
const userIds = new Map<Caller, number>();
beforeAll(async () => {
  shop = await openTestApp();
  for (const role of ROLES) userIds.set(role, await createUser(shop.db, { username: `the-${role}`, role }));
  await insertProducerProfile(shop.db, userIds.get('PRODUCER')!, {
    companyName: 'The Producer',
    businessType: 'Farm',
    location: 'Somewhere',
    phoneNumber: '0123456789',
    description: 'Makes what producers make.',
  });
  // A second administrator, so that no call finds itself to be about the last one.
  await createUser(shop.db, { username: 'another-ADMIN', role: 'ADMIN' });
});

/** A session for each call: some calls end theirs. */
async function call(caller: Caller): Promise<Visitor> {
  const userId = userIds.get(caller);
  return userId === undefined ? shop.visitor() : signIn(shop, userId);
}

/** What the guard alone makes of the caller: undefined when it lets them through. */
function refusal(guard: Guard, caller: Caller): 401 | 403 | undefined {
  if (guard === 'public' || guard === 'owner') return undefined;
  if (caller === 'anonymous') return 401;
  if (guard === 'signed-in') return undefined;
  return [guard].flat().includes(caller) ? undefined : 403;
}

/** Nothing with these names exists, so that somebody who is let through finds nothing to change. */
const addressOf = ({ url }: RouteEntry) =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => (/id$/i.test(name) ? '999999999' : 'no-such-thing'));

async function outcome(route: RouteEntry, caller: Caller): Promise<string | undefined> {
  const visitor = await call(caller);
  const method = route.method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const { status, text } = await visitor.request(method, addressOf(route), method === 'GET' ? undefined : {});
  const expected = refusal(route.guard, caller);
  const name = `${route.method} ${route.url} as ${caller}: ${status}`;
  if (status >= 500) return `${name} ${text}`;
  if (expected !== undefined) return status === expected ? undefined : `${name}, expected ${expected}`;
  // An owner's call may still be refused: the token in its address is not the right one.
  if (route.guard === 'owner') return undefined;
  return status === 401 || status === 403 ? `${name}, although the guard allows it` : undefined;
}

describe('every /api route', () => {
  it.each(CALLERS)('lets %s in or not, exactly as its guard says', async (caller) => {
    expect(shop.app.routeTable.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const route of shop.app.routeTable) {
      const message = await outcome(route, caller);
      if (message !== undefined) wrong.push(message);
    }
    expect(wrong).toEqual([]);
  });

  it('is in the table with its guard', async () => {
    const { body } = await shop
      .visitor()
      .get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json');
    // The names in a path are the document's own where two calls name them differently.
    const shape = (url: string) => url.replaceAll(/:\w+|\{\w+\}/g, '{}');
    const known = new Set(shop.app.routeTable.map(({ method, url }) => `${method} ${shape(url)}`));
    const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${shape(path)}`),
    );
    expect(documented.filter((name) => name.includes(' /api') && !known.has(name))).toEqual([]);
  });

  it.each(['orders', 'catalogue', 'people', 'money'] as const)(
    'opens to staff with the right "%s" what needs it, and nothing else',
    async (right) => {
      const wrong: string[] = [];
      for (const role of ['ADMIN', 'PRODUCER'] as const) {
        const userId = userIds.get(role)!;
        await shop.db
          .update(users)
          .set({ rights: [right] })
          .where(eq(users.id, userId));
        for (const route of shop.app.routeTable) {
          if (![route.guard].flat().includes(role)) continue;
          const visitor = await call(role);
          const method = route.method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
          const { status } = await visitor.request(
            method,
            addressOf(route),
            method === 'GET' ? undefined : {},
          );
          const isOpen = route.right === 'any' || route.right === right;
          if ((status === 403) === isOpen) wrong.push(`${method} ${route.url} as ${role}: ${status}`);
        }
        await shop.db.update(users).set({ rights: null }).where(eq(users.id, userId));
      }
      expect(wrong).toEqual([]);
    },
  );

  it('of staff cannot be added without the right it needs', () => {
    const app = Fastify();
    app.addHook('onRoute', (route) => addGuardHook(route, shop.db, () => false));
    const add = () =>
      app.get('/api/admin/forgotten', { config: { guard: 'ADMIN' } }, async () => 'all staff');
    expect(add).toThrow(/says no right/);
  });

  it('cannot be added without one', () => {
    const app = Fastify();
    app.addHook('onRoute', (route) => addGuardHook(route, shop.db, () => false));
    expect(() => app.get('/api/forgotten', async () => 'open to all')).toThrow(/declares no guard/);
  });

  it.each([
    ['/api/admin', ['ADMIN']],
    ['/api/producer/', ['PRODUCER']],
    ['/api/user/', ['BUYER']],
    ['/api/profile', ['signed-in', 'BUYER', 'PRODUCER']],
  ])('below %s is for %j only', (prefix, guards) => {
    const routes = shop.app.routeTable.filter(
      // Administrators make families for a producer whom they name, as they do products.
      ({ url }) => url.startsWith(prefix) && !url.startsWith('/api/producer/families'),
    );
    expect(routes.flatMap(({ guard }) => [guard].flat()).filter((guard) => !guards.includes(guard))).toEqual(
      [],
    );
  });
});
