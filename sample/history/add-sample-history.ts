import { randomBytes } from 'node:crypto';
import type { Db } from '#engine/server/db/client.ts';
import { fillSampleHistory } from './fill-sample-history.ts';
import { sampleAccounts, type SampleAccount } from './sample-accounts.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';

/** An account to look around with. Its password is printed once and stored nowhere. */
export interface AccountToTry extends SampleAccount {
  password: string;
}

/** Gives the sample shop its history, with accounts to look at it from all sides. */
export async function addSampleHistory(tx: Db, now = new Date()): Promise<AccountToTry[]> {
  const accounts = sampleAccounts.map((account) => ({ ...account, password: newPassword() }));
  // Nobody knows the password of all the other people.
  const closed = hashPassword(newPassword());
  const hashes = await Promise.all(
    accounts.map(async ({ username, password }) => [username, await hashPassword(password)] as const),
  );
  const byUsername = new Map(hashes);
  const otherwise = await closed;
  await fillSampleHistory(tx, { now, passwordHashOf: (username) => byUsername.get(username) ?? otherwise });
  return accounts;
}

function newPassword(): string {
  return randomBytes(9).toString('base64url');
}
