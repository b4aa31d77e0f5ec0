// The administrator of the measured shop.
import { MadiaClient } from '../packages/client/index.js';
import { ADMIN_PASSWORD, type RunningServer } from './servers.ts';
export const CREDENTIALS = JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD });

export function adminCookie(shop: RunningServer): Promise<string> {
  return signInCookie(shop, { username: 'admin', password: ADMIN_PASSWORD });
}

export async function signInCookie(
  shop: RunningServer,
  credentials: { username: string; password: string },
): Promise<string> {
  const answer = await fetch(`${shop.url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(credentials),
    headers: { 'content-type': 'application/json' },
  });
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0]!;
}

/** Settings show on every page, so saving them empties the cache of finished responses; this changes nothing. */
export async function emptyCache({ url }: RunningServer): Promise<void> {
  const administrator = new MadiaClient({ url });
  await administrator.post('/api/auth/login', { body: { username: 'admin', password: ADMIN_PASSWORD } });
  await administrator.put('/api/admin/settings', { body: { storeMode: 'open' } });
}
