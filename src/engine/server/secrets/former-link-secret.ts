import type { Db } from '#engine/server/db/client.ts';
import { dropSetting, loadSetting, saveSetting } from '#engine/server/db/settings.ts';
import type { KeyRing } from './key-ring.ts';

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
