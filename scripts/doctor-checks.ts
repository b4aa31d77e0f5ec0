import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import { sql } from 'drizzle-orm';
import { openPayments } from '#domains/payments/server/stripe/stripe-provider.ts';
import type { Config } from '#engine/server/config.ts';
import { rows, type Database } from '#engine/server/db/client.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { knownMigrations, migrationsRun } from '#engine/server/db/migrate.ts';
import { loadSetting } from '#engine/server/db/settings.ts';
import { errorText } from '#engine/server/http/describe-error.ts';
import { findKey } from '#engine/server/secrets/key-file.ts';
import { KeyRing } from '#engine/server/secrets/key-ring.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { lookAtPictures } from './doctor-pictures.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

/** Shorter than monitors wait. */
const PATIENCE_MS = 10_000;
const CLOCK_TOLERANCE_MS = 2_000;
const CERTIFICATE_WARNING_DAYS = 21;
const DISK_WARNING_BYTES = 2 * 2 ** 30;
const DISK_LEAST_BYTES = 200 * 2 ** 20;
const DAY_MS = 86_400_000;

/** All checks, in the order in which one thing needs another. None of them changes anything. */
export async function examine(config: Config, now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = async (of: string, check: () => Promise<Finding | Finding[]>) => {
    try {
      findings.push(...[await withinPatience(check())].flat());
    } catch (error) {
      findings.push(wrong(of, error instanceof StartupError ? error.message : reasonOf(error)));
    }
  };
  await add('disk', () => disk(config));
  await add('database', () => database(config));
  await add('mail', () => mail(config));
  await add('payments', () => payments(config));
  await add('pictures', () => lookAtPictures(config));
  await add('shop', () => shop(config));
  await add('certificate', () => certificate(config, now));
  return findings;
}

/** One line: a monitor reads it. */
function reasonOf(error: unknown): string {
  return errorText(error).split('\n', 1)[0]!;
}

async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StartupError(`There was no answer within ${PATIENCE_MS / 1000} s.`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function disk({ dataDir }: Config): Promise<Finding> {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${(free / 2 ** 30).toFixed(1)} GiB are free in ${dataDir}.`;
  if (free < DISK_LEAST_BYTES) return wrong('disk', `${text} Make room now: orders need it.`);
  return free < DISK_WARNING_BYTES ? warning('disk', `${text} Make room soon.`) : ok('disk', text);
}

async function database(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database')))
    return [warning('database', `There is none in ${config.dataDir} yet. The first start makes it.`)];
  let opened: Database;
  try {
    opened = await openDatabase(config);
  } catch (error) {
    if (error instanceof StartupError && /in use by another running process/.test(error.message))
      return [ok('database', `The running shop holds the embedded database in ${config.dataDir}.`)];
    throw error;
  }
  try {
    const findings = [await version(opened), await migrations(opened), await secretKey(opened, config)];
    findings.push(await durability(opened));
    // The embedded database goes by this machine's clock.
    if (opened.engine === 'postgres') findings.push(await clock(opened));
    return findings;
  } finally {
    await opened.close();
  }
}

async function version({ db, engine }: Database): Promise<Finding> {
  const [shown] = await rows<{ version: string }>(
    db,
    sql`select current_setting('server_version') as version`,
  );
  return ok(
    'database',
    `${engine === 'postgres' ? 'PostgreSQL' : 'The embedded PostgreSQL'} ${shown!.version} answers.`,
  );
}

async function migrations({ db }: Database): Promise<Finding> {
  const [run, known] = [await migrationsRun(db), await knownMigrations()];
  if (run.some((when) => !known.includes(when)))
    return wrong(
      'version',
      'The database belongs to a newer version of the shop. Start that version, or restore a backup.',
    );
  if (run.length === 0) return warning('version', 'The database is empty. The first start fills it.');
  const left = known.length - run.length;
  return left === 0
    ? ok('version', `The database is up to date (${run.length} migrations).`)
    : warning(
        'version',
        `The next start brings the database up to date (${left} migrations). Make a backup first.`,
      );
}

async function secretKey({ db }: Database, config: Config): Promise<Finding> {
  const [table] = await rows<{ there: boolean }>(
    db,
    sql`select to_regclass('settings') is not null as there`,
  );
  const sealedWith = table!.there ? await loadSetting<string>(db, 'keyPrint') : undefined;
  const key = await findKey(config);
  if (sealedWith === undefined) return ok('key', 'Nothing is sealed yet.');
  if (key === undefined)
    return wrong('key', 'SECRET_KEY is missing: set the key that this database was used with.');
  return new KeyRing(key, config.previousSecretKeys).prints.includes(sealedWith)
    ? ok('key', 'SECRET_KEY opens what is sealed in the database.')
    : wrong('key', 'SECRET_KEY is not the key that this database was used with.');
}

async function durability({ db }: Database): Promise<Finding> {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit'];
  const settings = await rows<{ name: string; setting: string }>(
    db,
    sql`select name, setting from pg_settings where name in (${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )})`,
  );
  const off = settings.filter(({ setting }) => setting === 'off').map(({ name }) => name);
  return off.length === 0
    ? ok(
        'durability',
        'A committed order survives a power cut (fsync, full_page_writes, synchronous_commit).',
      )
    : wrong('durability', `${off.join(', ')} is off in PostgreSQL: a power cut loses orders. Turn it on.`);
}

async function clock({ db }: Database): Promise<Finding> {
  const before = Date.now();
  const [shown] = await rows<{ ms: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const apart = shown!.ms - (before + Date.now()) / 2;
  const text = `This machine and the database are ${Math.abs(apart / 1000).toFixed(1)} s apart.`;
  return Math.abs(apart) <= CLOCK_TOLERANCE_MS
    ? ok('clock', text)
    : wrong('clock', `${text} Let both follow a time server.`);
}

async function mail({ smtpUrl, dataDir, publicUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    const text = `Mails are written to files in ${dataDir}/mail.`;
    return publicUrl.startsWith('https:')
      ? wrong('mail', `${text} Nobody receives them: set SMTP_URL.`)
      : ok('mail', text);
  }
  const transport = createTransport(smtpUrl);
  const { host } = new URL(smtpUrl);
  try {
    await transport.verify();
    return ok('mail', `${host} takes our mails.`);
  } catch (error) {
    return wrong(
      'mail',
      `${host} does not take our mails (${reasonOf(error)}). They wait and are tried again: look whether it runs, and at user and password in SMTP_URL.`,
    );
  } finally {
    transport.close();
  }
}

async function payments(config: Config): Promise<Finding> {
  if (config.stripe === undefined) return ok('payments', `Offered: ${config.payments.join(', ')}.`);
  const account = await openPayments(config.stripe)
    .accounts.retrieveCurrent()
    .catch((error: unknown) => reasonOf(error));
  if (typeof account === 'string')
    return wrong(
      'payments',
      `Stripe does not answer (${account}). Customers can pay by invoice meanwhile; look at status.stripe.com, the network, and STRIPE_SECRET_KEY.`,
    );
  const mode = /_test_/.test(config.stripe.secretKey) ? 'test mode' : 'live';
  if (account.charges_enabled === false)
    return wrong('payments', `Stripe takes no cards for ${account.id} yet: finish the account at Stripe.`);
  return mode === 'test mode' && config.publicUrl.startsWith('https:')
    ? warning('payments', `Stripe answers for ${account.id} in test mode: no real money moves.`)
    : ok('payments', `Stripe answers for ${account.id} (${mode}).`);
}

async function shop({ publicUrl }: Config): Promise<Finding> {
  try {
    const ask = (path: string) => fetch(publicUrl + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { status } = await ask('/readyz');
    if (status === 200) return ok('shop', `${publicUrl} answers and is ready.`);
    // The proxy of deploy/Caddyfile keeps that to itself.
    if (status === 404 && (await ask('/robots.txt')).ok)
      return ok('shop', `${publicUrl} answers; its proxy does not say whether it is ready.`);
    return wrong('shop', `${publicUrl}/readyz answers ${status}. Look into the shop's log.`);
  } catch (error) {
    return warning(
      'shop',
      `${publicUrl} does not answer (${reasonOf(error)}). Start the shop, or correct PUBLIC_URL.`,
    );
  }
}

async function certificate({ publicUrl }: Config, now: Date): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  const until = await new Promise<Date | string>((resolve, reject) => {
    const name = isIP(hostname) === 0 ? { servername: hostname } : {};
    const socket = connect({ host: hostname, port: Number(port || 443), ...name }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('timeout')));
    socket.on('error', reject);
  }).catch((error: unknown) => reasonOf(error));
  if (typeof until === 'string')
    return [
      wrong(
        'certificate',
        `Browsers refuse ${hostname} (${until}). Renew the certificate, or correct PUBLIC_URL.`,
      ),
    ];
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const text = `The certificate of ${hostname} is valid for ${days} more days.`;
  return [
    days < CERTIFICATE_WARNING_DAYS ? warning('certificate', `${text} Renew it.`) : ok('certificate', text),
  ];
}
