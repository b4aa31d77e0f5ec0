import { join } from 'node:path';
import { BRAND } from '#shared/brand.ts';
import type { Config } from './config.ts';
import type { FirstAdministrator } from './first-administrator.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The last lines of a start: all an operator needs to know. */
export function printReady(
  config: Config,
  engine: 'pglite' | 'postgres',
  made: { admin: FirstAdministrator | undefined; newKeyFile: string | undefined },
): void {
  const { admin, newKeyFile } = made;
  const lines = [
    ['Shop', config.publicUrl],
    ['Data', engine === 'pglite' ? config.dataDir : 'PostgreSQL (DATABASE_URL)'],
    ['Mails', config.smtpUrl === undefined ? join(config.dataDir, 'mail') : 'sent by SMTP_URL'],
  ];
  if (admin !== undefined) {
    lines.push(['Admin', admin.username]);
    lines.push(['Password', admin.generatedPassword ?? 'as set in ADMIN_PASSWORD']);
  }
  const body = lines.map(([name, value]) => `  ${name!.padEnd(9)} ${value}`).join('\n');
  const notes: string[] = [];
  if (admin?.generatedPassword !== undefined) notes.push('The password is shown this once: keep it.');
  if (newKeyFile !== undefined)
    notes.push(`SECRET_KEY is not set, so ${newKeyFile} was made: keep a copy, apart from backups.`);
  if (newKeyFile !== undefined && engine === 'postgres')
    notes.push('Every process on this database needs the same key.');
  say(`\n${BRAND.name} is open.\n\n${body}\n${notes.map((note) => `\n  ${note}`).join('')}\n`);
}
