import type { IncomingMessage } from 'node:http';

/** Holds the version of the catalogue that its visitor has made, for a few seconds (`own-changes.ts`). */
export const CHANGED_COOKIE = 'changed';
const VERSION = /(?:^|;\s*)changed=(\d{1,15})(?:;|$)/;

export function versionSeen({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>): number | undefined {
  if (cookie === undefined || !cookie.includes(CHANGED_COOKIE)) return undefined;
  const version = VERSION.exec(cookie)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** Such a visitor gets nothing stale. */
export function hasChangedSomething(request: Pick<IncomingMessage, 'headers'>): boolean {
  return versionSeen(request) !== undefined;
}
