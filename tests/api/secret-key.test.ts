// Nothing in the database or a backup opens what the key of the shop has sealed; and what becomes of older databases.
import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { readConfig } from '#app/server/config.ts';
import { writeBackup } from '#engine/server/db/backup/write-backup.ts';
import type { Database } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { settings } from '#engine/server/db/operations.schema.ts';
import { saveSetting } from '#engine/server/db/settings.ts';
import { newTotpSecret, totpCode } from '#domains/accounts/server/two-factor/totp.ts';
import { forgetLostKey, keyFits, openSecrets } from '#engine/server/secrets/open-secrets.ts';
import { openTotpSecret, sealTotpSecret } from '#domains/accounts/server/two-factor/totp-secrets.ts';
import { openShop } from '#engine/server/shop.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { anOrder } from '../support/people.ts';
import { createUser, TEST_PASSWORD, Visitor } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

const KEY = 'k'.repeat(32);
const NEXT_KEY = 'n'.repeat(32);
const OLD_SECRET = randomBytes(32).toString('base64url');
const DAY_MS = 86_400_000;

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'madia-keys-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  ({ database } = await openTestDatabase());
  return () => database.close();
});

const settingsWith = (env: Record<string, string> = {}, dataDir = folder) =>
  readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: dataDir, ...env });
const openWith = (env: Record<string, string>, now?: number) => openSecrets(settingsWith(env), database, now);
const boxOf = async (id: number) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]!.totpSecret!;

/** Everything that lies in the database, as text. */
async function dump(): Promise<string> {
  const file = path.join(folder, 'dump.backup');
  await writeBackup(database, { file, pictures: new FolderPictureStore(path.join(folder, 'no-uploads')) });
  return gunzipSync(await readFile(file)).toString();
}

async function userWithTwoFactor(seal: (id: number, secret: string) => string) {
  const id = await createUser(database.db, { username: 'ann', role: 'BUYER' });
  const secret = newTotpSecret();
  const change = { totpSecret: seal(id, secret), totpEnabledAt: new Date() };
  await database.db.update(users).set(change).where(eq(users.id, id));
  return { id, secret };
}

describe('the key of a shop', { timeout: 60_000 }, () => {
  it('is made once into DATA_DIR, for its owner only, by however many processes start at once', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'fresh-'));
    const config = settingsWith({}, dataDir);
    const started = await Promise.all([openSecrets(config, database), openSecrets(config, database)]);
    const file = path.join(dataDir, 'secret-key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['secret-key']);
    expect(started.map(({ newKeyFile }) => newKeyFile)).toContain(file);
    const again = await openSecrets(config, database);
    expect(again.newKeyFile).toBeUndefined();
    const links = [...started, again].map((secrets) => secrets.links.sign('order', 1));
    expect(new Set(links).size).toBe(1);
  });

  it('must be the same in every process: another one, or none, ends the start with one line', async () => {
    await openWith({ SECRET_KEY: KEY });
    await expect(openWith({ SECRET_KEY: NEXT_KEY })).rejects.toThrow(StartupError);
    await expect(openWith({ SECRET_KEY: NEXT_KEY })).rejects.toThrow(/^SECRET_KEY is wrong: .*PREVIOUS.*\.$/);
    const dataDir = await mkdtemp(path.join(folder, 'without-'));
    await expect(openSecrets(settingsWith({}, dataDir), database)).rejects.toThrow(
      /^SECRET_KEY is missing: /,
    );
    expect(await readdir(dataDir)).toEqual([]);
    await openWith({ SECRET_KEY: KEY });
  });

  it('can be changed: secrets are sealed anew, links of the old one work as long as it is named', async () => {
    const before = await openWith({ SECRET_KEY: KEY });
    const { id, secret } = await userWithTwoFactor((user, text) => sealTotpSecret(before.keys, user, text));
    const link = before.links.sign('order', 7);

    const during = await openWith({ SECRET_KEY: NEXT_KEY, SECRET_KEY_PREVIOUS: KEY });
    expect(during.links.verify('order', 7, link)).toBe(true);
    expect(during.links.sign('order', 7)).not.toBe(link);

    const after = await openWith({ SECRET_KEY: NEXT_KEY });
    expect(openTotpSecret(after.keys, id, await boxOf(id))).toBe(secret);
    expect(after.links.verify('order', 7, link)).toBe(false);
    expect(after.links.verify('order', 7, during.links.sign('order', 7))).toBe(true);
  });

  it('can be changed without a stop: one process after the other, in three rounds', async () => {
    const rounds = [
      { SECRET_KEY: KEY },
      { SECRET_KEY: KEY, SECRET_KEY_PREVIOUS: NEXT_KEY },
      { SECRET_KEY: NEXT_KEY, SECRET_KEY_PREVIOUS: KEY },
      { SECRET_KEY: NEXT_KEY },
    ];
    const first = await openWith(rounds[0]!);
    const { id, secret } = await userWithTwoFactor((user, text) => sealTotpSecret(first.keys, user, text));
    for (const [at, settings] of rounds.slice(1).entries()) {
      // In each round some processes still run with the settings of the one before, and one of these dies and is back.
      const old = await openWith(rounds[at]!);
      const renewed = await openWith(settings);
      for (const [one, other] of [
        [old, renewed],
        [renewed, old],
      ] as const) {
        expect(other.links.verify('order', 7, one.links.sign('order', 7))).toBe(true);
        expect(other.keys.open('row', one.keys.seal('row', 'text'))).toBe('text');
        expect(openTotpSecret(one.keys, id, await boxOf(id))).toBe(secret);
      }
      if (at < 2) await openWith(rounds[at]!);
      expect(openTotpSecret(renewed.keys, id, await boxOf(id))).toBe(secret);
      await openWith(settings);
    }
  });

  it('may be lost: the shop goes on, with recovery codes until authenticators are set up anew', async () => {
    const before = await openWith({ SECRET_KEY: KEY });
    const { id } = await userWithTwoFactor((user, text) => sealTotpSecret(before.keys, user, text));
    const fits = (key: string) => keyFits(settingsWith({ SECRET_KEY: key }), database.db);
    expect([await fits(KEY), await fits(NEXT_KEY)]).toEqual([true, false]);
    expect(await forgetLostKey(database.db)).toBe(1);
    await openWith({ SECRET_KEY: NEXT_KEY });
    const [user] = await database.db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ totpSecret: null, totpEnabledAt: expect.any(Date) as Date });
  });
});

describe(
  'a database of the version before, which kept its secret readable beside what it sealed',
  { timeout: 60_000 },
  () => {
    /** As that version did. */
    const oldSeal = (id: number, text: string) => {
      const key = Buffer.from(hkdfSync('sha256', OLD_SECRET, '', 'two-factor secrets', 32));
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`user ${id}`));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    };
    const oldLink = (purpose: string, subject: string | number) =>
      createHmac('sha256', OLD_SECRET).update(`${purpose}:${subject}`).digest('base64url');
    beforeEach(() => saveSetting(database.db, 'linkSecret', OLD_SECRET));

    it('holds nothing afterwards that opens anything, and neither does its backup', async () => {
      const { id, secret } = await userWithTwoFactor(oldSeal);
      const box = await boxOf(id);
      expect(await dump()).toContain(OLD_SECRET);
      const { keys } = await openWith({ SECRET_KEY: KEY });
      const everything = await dump();
      for (const readable of [OLD_SECRET, KEY, secret, box]) expect(everything).not.toContain(readable);
      for (const print of keys.prints) expect(everything).toContain(print);
      expect(keys.prints.join()).not.toContain(KEY);
      expect(openTotpSecret(keys, id, await boxOf(id))).toBe(secret);
    });

    it('lets its people in with the same authenticator, and guests to their orders by the same link', async () => {
      const { secret } = await userWithTwoFactor(oldSeal);
      const orderId = await anOrder(database.db, { lines: [] });
      const config = settingsWith({ SECRET_KEY: KEY });
      const app = await buildApp(await openShop(config, database, await openSecrets(config, database)));
      const visitor = new Visitor(app);
      const { body } = await visitor.post('/api/auth/login', { username: 'ann', password: TEST_PASSWORD });
      const code = totpCode(secret, Date.now());
      const signedIn = await visitor.post('/api/auth/two-factor/verify', { ticket: body['ticket'], code });
      expect(signedIn.status).toBe(200);
      const link = `/api/orders/${orderId}?token=${oldLink('order', orderId)}`;
      expect((await new Visitor(app).get(link)).status).toBe(200);
      await app.close();
    });

    it('ends its old links after 90 days, also when the key has changed meanwhile', async () => {
      const now = Date.now();
      await openWith({ SECRET_KEY: KEY }, now);
      const { links } = await openWith({ SECRET_KEY: NEXT_KEY, SECRET_KEY_PREVIOUS: KEY }, now + 80 * DAY_MS);
      const token = oldLink('newsletter', 'ann@example.com');
      const worksAfter = (days: number) =>
        links.verify('newsletter', 'ann@example.com', token, now + days * DAY_MS);
      expect([worksAfter(89), worksAfter(91)]).toEqual([true, false]);
      await openWith({ SECRET_KEY: NEXT_KEY }, now + 91 * DAY_MS);
      const stored = await database.db.select({ key: settings.key }).from(settings);
      expect(stored.map(({ key }) => key)).toEqual(['keyPrint']);
    });
  },
);
