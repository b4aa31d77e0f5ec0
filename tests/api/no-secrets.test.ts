// Whatever people do with their accounts: no log line, answer or page ever holds a hash, a token or a secret.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { readConfig } from '#app/server/config.ts';
import { sessions, users, userTokens } from '#engine/server/sessions/users.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { totpCode } from '#domains/accounts/server/two-factor/totp.ts';
import { openSecrets } from '#engine/server/secrets/open-secrets.ts';
import { openShop, type Shop } from '#engine/server/shop.ts';
import { closeAtEnd } from '../support/opened.ts';
import { Visitor } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

const PASSWORD = 'Correct-Horse-Battery-1';
const KEY = 'the-key-of-a-test-that-reads-logs';
const OLD_KEY = 'the-key-before-that-one-was-used';
const NEXT_PASSWORD = 'Staple-Correct-Horse-2';

let app: Awaited<ReturnType<typeof buildApp>>;
let shop: Shop;
let logged = '';
/** Everything that went out, apart from the answers whose very purpose is to show a secret to its owner once. */
let answered = '';
const secrets = new Set<string>([PASSWORD, NEXT_PASSWORD, KEY, OLD_KEY]);

beforeAll(async () => {
  const { database } = await openTestDatabase();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'trace',
    RATE_LIMIT: 'off',
    SECRET_KEY: KEY,
    SECRET_KEY_PREVIOUS: OLD_KEY,
  });
  shop = await openShop(config, database, await openSecrets(config, database));
  app = await buildApp(shop, { write: (line) => void (logged += line) });
  closeAtEnd(() => app.close());
});

class Recorder extends Visitor {
  override async request<Body>(...args: Parameters<Visitor['request']>) {
    const answer = await super.request<Body>(...args);
    const shown = /two-factor\/(setup|enable)$/.test(args[1]);
    if (!shown) answered += answer.text;
    const { 'set-cookie': cookie, ...headers } = answer.headers;
    if (!shown) answered += JSON.stringify(headers);
    const token = /session=([^;]+)/.exec(String(cookie))?.[1];
    if (token !== undefined) secrets.add(token);
    return answer;
  }
}

async function live(): Promise<void> {
  const visitor = new Recorder(app);
  const account = { username: 'watched', email: 'watched@example.com' };
  await visitor.post('/api/auth/register/buyer', {
    ...account,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Wanda',
    lastName: 'Watched',
  });
  await visitor.post('/api/auth/login', { username: 'watched', password: 'wrong-on-purpose' });
  await visitor.post('/api/auth/login', { username: 'watched', password: PASSWORD });
  await visitor.get('/api/auth/current-user');
  const { body: setup } = await visitor.post<{ secret: string }>('/api/auth/two-factor/setup', {
    password: PASSWORD,
  });
  secrets.add(setup.secret);
  const { body: enabled } = await visitor.post<{ recoveryCodes: string[] }>('/api/auth/two-factor/enable', {
    code: totpCode(setup.secret, Date.now()),
  });
  for (const code of enabled.recoveryCodes) secrets.add(code);
  await visitor.get('/api/profile/export');
  for (const page of ['/profile', '/login', '/register', '/']) await visitor.get(page);
  await visitor.put('/api/profile/email', { email: 'watched2@example.com', password: PASSWORD });
  await visitor.post('/api/auth/forgot-password', { email: account.email });
  for (const mail of await shop.db.select().from(mailOutbox)) {
    for (const purpose of ['password-reset', 'email-change']) {
      const key = mail.data['linkKey'];
      if (typeof key === 'string') secrets.add(key).add(shop.links.sign(purpose, key));
    }
  }
  await collectStored();
  await visitor.post('/api/auth/change-password', {
    currentPassword: PASSWORD,
    password: NEXT_PASSWORD,
    confirmPassword: NEXT_PASSWORD,
  });
  await visitor.post('/api/auth/reset-password?token=in-the-address', { token: 'x', password: 1 });
  await visitor.get(`/reset-password?token=${shop.links.sign('password-reset', 'of a page')}`);
  secrets.add(shop.links.sign('password-reset', 'of a page'));
  await collectStored();
  await visitor.post('/api/auth/logout');
}

async function collectStored(): Promise<void> {
  const [user] = await shop.db.select().from(users).where(eq(users.username, 'watched'));
  secrets.add(user!.passwordHash).add(user!.totpSecret!);
  for (const row of await shop.db.select().from(userTokens)) secrets.add(row.tokenHash);
  await collectSessions();
}

async function collectSessions(): Promise<void> {
  for (const row of await shop.db.select().from(sessions)) secrets.add(row.tokenHash);
}

/** Refuses every row, and says in its detail what stood in it. */
const refuseRows = (table: string) =>
  shop.db.execute(sql.raw(`alter table ${table} add constraint ${table}_broken check (id < 0) not valid`));

async function failEverywhere(): Promise<void> {
  const visitor = new Recorder(app);
  await visitor.post('/api/cart', { productId: 1, quantity: 1 });
  await collectSessions();
  for (const table of ['users', 'mail_outbox', 'user_tokens']) await refuseRows(table);
  // The message itself holds the value.
  await shop.db.execute(sql`create function say_it() returns trigger language plpgsql as $$
    begin raise exception 'no room for %', new.email; end $$`);
  await shop.db.execute(
    sql`create trigger say_it before insert on waitlist for each row execute function say_it()`,
  );
  const answers = [
    await visitor.post('/api/auth/register/buyer', {
      username: 'unlucky',
      email: 'unlucky@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Ulla',
      lastName: 'Unlucky',
    }),
    await visitor.post('/api/checkout', {
      customerName: 'Ulla Unlucky',
      customerEmail: 'unlucky@example.com',
      shippingAddress: '1 Unlucky Street, Portland',
    }),
    await visitor.post('/api/auth/forgot-password', { email: 'watched@example.com' }),
    await visitor.post('/api/waitlist', { email: 'unlucky@example.com', name: 'Ulla Unlucky' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
}

describe('the life of an account', () => {
  it('leaves no secret in the log or in what went out', async () => {
    await live();
    expect(secrets.size).toBeGreaterThan(20);
    expect(logged).toContain('"route":"/api/auth/login"');
    expect(answered).toContain('watched@example.com');
    const found = [...secrets].filter((secret) => logged.includes(secret) || answered.includes(secret));
    expect(found).toEqual([]);
    expect(logged + answered).not.toMatch(/argon2|password_?hash|token_?hash|totp_?secret/i);
    expect(logged).not.toMatch(/wrong-on-purpose|in-the-address|watched@example\.com/);
  });
});

describe('a database that fails', () => {
  it('leaves neither secrets nor people in the log, but what an operator needs', async () => {
    logged = '';
    await failEverywhere();
    expect(logged.match(/"level":50/g)).toHaveLength(4);
    for (const fact of ['users_broken', 'mail_outbox_broken', 'user_tokens_broken', '23514', 'P0001']) {
      expect(logged).toContain(fact);
    }
    expect(logged).toContain(`"statement":"place-order"`);
    expect(logged).toContain('place-order.ts');
    expect([...secrets].filter((secret) => logged.includes(secret))).toEqual([]);
    expect(logged).not.toMatch(/argon2|unlucky|watched|@example\.com/i);
  });
});
