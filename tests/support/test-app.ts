import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '#app/server/app.ts';
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import type { App } from '#engine/server/http/app-type.ts';
import type { Config } from '#engine/server/config.ts';
import { readConfig } from '#app/server/config.ts';
import type { Database, Db } from '#engine/server/db/client.ts';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import { expiry, hashToken, newToken, SESSION_COOKIE } from '#engine/server/sessions/session.ts';
import { openSecrets } from '#engine/server/secrets/open-secrets.ts';
import { openShop, type Shop } from '#engine/server/shop.ts';
import { closeAtEnd } from './opened.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  app: App;
  shop: Shop;
  db: Db;
  /** A client with its own cookies, as one browser would have. */
  visitor(): Visitor;
  /** One who has nothing to do with what others change: lists may be a moment old for them. */
  stranger(): Visitor;
}

/** The last change that was made through an app. */
const lastChange = new WeakMap<App, string>();

/**
 * The whole app on a fresh copy of the sample database; closed by itself at the end of the test file. `opened`: on this
 * database instead, which stays open.
 */
export async function openTestApp(overrides: Partial<Config> = {}, opened?: Database): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'madia-test-'));
  closeAtEnd(() => rm(dataDir, { recursive: true, force: true }));
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: dataDir }),
    ...overrides,
  };
  if (overrides.brand !== undefined) openBrand(overrides.brand);
  const database = opened ?? (await openTestDatabase()).database;
  const shop = await openShop(config, database, await openSecrets(config, database));
  const app = await buildApp(shop);
  await app.ready();
  closeAtEnd(() => app.close());
  return {
    app,
    shop,
    db: shop.db,
    visitor: () => new Visitor(app),
    stranger: () => new Visitor(app, '127.0.0.1', true),
  };
}

interface Answer<Body> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Body;
  text: string;
}

/** Sees at once what any of the visitors of the same app has changed, as the one who changed it does. */
export class Visitor {
  readonly #app: App;
  readonly #ip: string;
  readonly #isStranger: boolean;
  readonly cookies = new Map<string, string>();

  constructor(app: App, ip = '127.0.0.1', isStranger = false) {
    this.#app = app;
    this.#ip = ip;
    this.#isStranger = isStranger;
  }

  async request<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const changed = this.#isStranger ? undefined : lastChange.get(this.#app);
    const cookie = [
      headers.cookie ?? [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      changed === undefined ? '' : `changed=${changed}`,
    ]
      .filter(Boolean)
      .join('; ');
    const answer = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#ip,
      headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (name === 'changed') lastChange.set(this.#app, value);
      else if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: (isJson && answer.body !== '' ? answer.json() : undefined) as Body,
    };
  }

  get<Body = Record<string, unknown>>(url: string, headers?: Record<string, string>) {
    return this.request<Body>('GET', url, undefined, headers);
  }
  post<Body = Record<string, unknown>>(url: string, payload?: unknown, headers?: Record<string, string>) {
    return this.request<Body>('POST', url, payload, headers);
  }
  put<Body = Record<string, unknown>>(url: string, payload?: unknown, headers?: Record<string, string>) {
    return this.request<Body>('PUT', url, payload, headers);
  }
  patch<Body = Record<string, unknown>>(url: string, payload?: unknown, headers?: Record<string, string>) {
    return this.request<Body>('PATCH', url, payload, headers);
  }
  delete<Body = Record<string, unknown>>(url: string, payload?: unknown, headers?: Record<string, string>) {
    return this.request<Body>('DELETE', url, payload, headers);
  }
}

/** An account straight in the database, for tests that are not about registration. The password is 'correct horse'. */
export async function createUser(
  db: Db,
  user: { username: string; role: 'BUYER' | 'PRODUCER' | 'ADMIN'; email?: string },
): Promise<number> {
  passwordHash ??= await hashPassword(TEST_PASSWORD);
  const [row] = await db
    .insert(users)
    .values({ ...user, email: user.email ?? `${user.username}@example.com`, passwordHash })
    .returning({ id: users.id });
  return row!.id;
}

export const TEST_PASSWORD = 'correct horse';
let passwordHash: string | undefined;

/** A visitor who is signed in as the given user, without going through the sign-in page. */
export async function signIn(shop: TestApp, userId: number): Promise<Visitor> {
  const token = newToken();
  await shop.db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt: expiry() });
  const visitor = shop.visitor();
  visitor.cookies.set(SESSION_COOKIE, token);
  return visitor;
}
