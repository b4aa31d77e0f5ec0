import { randomBytes } from 'node:crypto';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

export interface FirstAdministrator {
  username: string;
  /** Only when it was made up here: it is printed once and stored nowhere. */
  generatedPassword: string | undefined;
}

/** On a database without any account, makes the administrator. No password is ever built in. */
export async function ensureFirstAdministrator(
  db: Db,
  settings: { username: string; email: string; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  if (anyone !== undefined) return undefined;
  const generatedPassword =
    settings.password === undefined ? randomBytes(12).toString('base64url') : undefined;
  await db.insert(users).values({
    username: settings.username,
    email: settings.email,
    role: 'ADMIN',
    passwordHash: await hashPassword(settings.password ?? generatedPassword!),
  });
  return { username: settings.username, generatedPassword };
}
