import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#engine/model/brand.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import type { Config } from '#engine/server/config.ts';
import type { FirstAdministrator } from '#domains/accounts/server/first-administrator.ts';
import type { AccountToTry } from '#sample/history/add-sample-history.ts';

/** What the first start on an empty database makes. */
export interface NewAccounts {
  admin: FirstAdministrator | undefined;
  /** Of the sample shop. */
  toTry: AccountToTry[];
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The last lines of a start: all an operator needs to know. */
export function printReady(
  config: Config,
  engine: 'pglite' | 'postgres',
  made: NewAccounts,
  newKeyFile: string | undefined,
): void {
  const lines = [
    line('Version', version()),
    line('Shop', config.publicUrl),
    line('Data', engine === 'pglite' ? config.dataDir : 'PostgreSQL (DATABASE_URL)'),
    line('Mails', config.smtpUrl === undefined ? join(config.dataDir, 'mail') : 'sent by SMTP_URL'),
  ];
  const notes: string[] = [];
  if (newKeyFile !== undefined)
    notes.push(`SECRET_KEY is not set, so ${newKeyFile} was made: keep a copy, apart from backups.`);
  if (newKeyFile !== undefined && engine === 'postgres')
    notes.push('Every process on this database needs the same key.');
  const blocks = [lines.join('\n'), ...describeNew(made), notes.map((note) => `  ${note}`).join('\n')];
  say(`\n${brand().name} is open.\n\n${blocks.filter((block) => block !== '').join('\n\n')}\n`);
}

/** For a start that failed after it had made accounts. */
export function printAccounts(made: NewAccounts): void {
  const blocks = describeNew(made);
  if (blocks.length > 0) say(`\n${blocks.join('\n\n')}\n`);
}

function describeNew({ admin, toTry }: NewAccounts): string[] {
  const blocks: string[] = [];
  if (admin !== undefined)
    blocks.push(
      `${line('Admin', admin.username)}\n${line('Password', admin.generatedPassword ?? 'as set in ADMIN_PASSWORD')}`,
    );
  if (toTry.length > 0) blocks.push(describeAccounts(toTry));
  if (toTry.length > 0 || admin?.generatedPassword !== undefined)
    blocks.push('  Passwords are shown this once: keep them.');
  return blocks;
}

const ROLE_NAMES = { BUYER: 'Buyer', PRODUCER: 'Producer' } as const;

/** Whom to sign in as, to see the sample shop from all sides. */
export function describeAccounts(accounts: readonly AccountToTry[]): string {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const lines = accounts.map(({ role, username, password, name }) =>
    line(ROLE_NAMES[role], `${username.padEnd(width)}  ${password}  ${name}`),
  );
  return ['  Sample accounts to look around with:', ...lines].join('\n');
}

/** Of this program. */
export function version(): string {
  const { version: own } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return own;
}

function line(name: string, value: string): string {
  return `  ${name.padEnd(9)} ${value}`;
}
