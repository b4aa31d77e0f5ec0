import type { Config } from '../config.ts';
import type { Database, Db } from '../db/client.ts';
import { underStartupLock } from '../db/migrate.ts';
import { dropSetting, loadSetting, saveSetting } from '../db/settings.ts';
import { LinkSigner } from '../http/link-signer.ts';
import { StartupError } from '../startup-error.ts';
import { loadPlainLinkSecret, retireLinkSecret } from './former-link-secret.ts';
import { findKey, keyFile, makeKey } from './key-file.ts';
import { KeyRing } from './key-ring.ts';
import { forgetTotpSecrets, resealTotpSecrets } from './totp-secrets.ts';
import { disableUnsignable, resealWebhookSecrets } from './webhook-secrets.ts';

type KeySettings = Pick<Config, 'dataDir' | 'secretKey' | 'previousSecretKeys'>;

export interface Secrets {
  readonly keys: KeyRing;
  readonly links: LinkSigner;
  /** The file was made by this start; undefined when it was there, or SECRET_KEY is set. */
  readonly newKeyFile: string | undefined;
}

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
  if (plain !== undefined) await resealTotpSecrets(tx, keys.with(plain));
  else if (sealedWith !== print) {
    await resealTotpSecrets(tx, keys);
    await resealWebhookSecrets(tx, keys);
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
    await disableUnsignable(tx);
    return forgetTotpSecrets(tx);
  });
}

function wrongKey(config: KeySettings, fault: string): StartupError {
  return new StartupError(
    `${fault}: this database is sealed with another one. Set that, or put it into ${keyFile(config)}. ` +
      'If you changed it, name the old one in SECRET_KEY_PREVIOUS; if it is lost, see npm run lost-key.',
  );
}
