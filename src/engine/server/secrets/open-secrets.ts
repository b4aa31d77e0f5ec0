import type { Config } from '#engine/server/config.ts';
import type { Database, Db } from '#engine/server/db/client.ts';
import { underStartupLock } from '#engine/server/db/migrate.ts';
import { dropSetting, loadSetting, saveSetting } from '#engine/server/db/settings.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';
import { domains } from '#engine/server/domain.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { findKey, keyFile, makeKey } from './key-file.ts';
import { KeyRing, type Secrets } from './key-ring.ts';

type KeySettings = Pick<Config, 'dataDir' | 'secretKey' | 'previousSecretKeys'>;

/**
 * Brings key and database together: nothing in the database opens without the key, and every process has the same one.
 * What an older key sealed is sealed anew.
 */
export async function openSecrets(
  config: KeySettings,
  database: Database,
  now: number = Date.now(),
): Promise<Secrets> {
  let opened: Secrets | undefined;
  await underStartupLock(database, async () => {
    const sealedWith = await loadSetting<string>(database.db, 'keyPrint');
    const found = await findKey(config);
    if (found === undefined && sealedWith !== undefined) throw wrongKey(config, 'SECRET_KEY is missing');
    const keys = new KeyRing(found ?? (await makeKey(config)), config.previousSecretKeys);
    if (sealedWith !== undefined && !keys.prints.includes(sealedWith))
      throw wrongKey(config, 'SECRET_KEY is wrong');
    const links = await database.db.transaction((tx) => sealAnew(tx, keys, sealedWith, now));
    opened = { keys, links, newKeyFile: found === undefined ? keyFile(config) : undefined };
  });
  return opened!;
}

async function sealAnew(
  tx: Db,
  keys: KeyRing,
  sealedWith: string | undefined,
  now: number,
): Promise<LinkSigner> {
  const plain = await loadPlainLinkSecret(tx);
  const [print] = keys.prints;
  if (plain !== undefined || sealedWith !== print) {
    const opening = plain === undefined ? keys : keys.with(plain);
    for (const { sealed } of domains()) await sealed?.reseal(tx, opening);
  }
  const former = await retireLinkSecret(tx, keys, plain, now);
  await saveSetting(tx, 'keyPrint', print);
  const [current, ...previous] = keys.linkKeys;
  return new LinkSigner(current!, [
    ...previous.map((secret) => ({ secret })),
    ...(former === undefined ? [] : [former]),
  ]);
}

/** Whether this database opens with the key of these settings; true as well when nothing was ever sealed. */
export async function keyFits(config: KeySettings, db: Db): Promise<boolean> {
  const sealedWith = await loadSetting<string>(db, 'keyPrint');
  if (sealedWith === undefined) return true;
  const key = await findKey(config);
  return key !== undefined && new KeyRing(key, config.previousSecretKeys).prints.includes(sealedWith);
}

/** For a database whose key is gone. Returns how many accounts have to set up their authenticator anew. */
export async function forgetLostKey(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    await dropSetting(tx, 'keyPrint');
    await dropSetting(tx, 'formerLinkSecret');
    let accounts = 0;
    for (const { sealed } of domains()) accounts += (await sealed?.forget(tx)) ?? 0;
    return accounts;
  });
}

function wrongKey(config: KeySettings, fault: string): StartupError {
  return new StartupError(
    `${fault}: this database is sealed with another one. Set that, or put it into ${keyFile(config)}. ` +
      'If you changed it, name the old one in SECRET_KEY_PREVIOUS; if it is lost, see npm run lost-key.',
  );
}

/** So long after the change the links in mails of earlier versions go on working. */
const OLD_LINKS_DAYS = 90;
const DAY_MS = 86_400_000;
const CONTEXT = 'former link secret';

interface Former {
  secret: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Earlier versions signed links, and sealed two-factor secrets, with a secret that lay readable in the database. */
export function loadPlainLinkSecret(tx: Db): Promise<string | undefined> {
  return loadSetting<string>(tx, 'linkSecret');
}

/** Seals that secret, so that old links can still be checked for a while; returns it for as long as it counts. */
export async function retireLinkSecret(
  tx: Db,
  keys: KeyRing,
  plain: string | undefined,
  now: number,
): Promise<Former | undefined> {
  const former =
    plain === undefined
      ? await openFormer(tx, keys)
      : { secret: plain, until: now + OLD_LINKS_DAYS * DAY_MS };
  await dropSetting(tx, 'linkSecret');
  if (former === undefined || former.until <= now) {
    await dropSetting(tx, 'formerLinkSecret');
    return undefined;
  }
  const { secret, until } = former;
  await saveSetting(tx, 'formerLinkSecret', { box: keys.seal(CONTEXT, secret), until });
  return former;
}

async function openFormer(tx: Db, keys: KeyRing): Promise<Former | undefined> {
  const stored = await loadSetting<{ box: string; until: number }>(tx, 'formerLinkSecret');
  const secret = stored && keys.open(CONTEXT, stored.box);
  return secret === undefined ? undefined : { secret, until: stored!.until };
}
