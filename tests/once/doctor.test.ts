// `npm run doctor` says of each thing the shop needs how it is and what to do.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#app/server/config.ts';
import { migrate } from '#engine/server/db/migrate.ts';
import { examine } from '../../scripts/doctor-checks.ts';
import type { Finding } from '../../scripts/finding.ts';
import { openTestDatabase } from '../support/test-database.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'madia-doctor-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Nothing listens on port 9 of this machine. */
const NOBODY = '127.0.0.1:9';

async function found(settings: Record<string, string>): Promise<Record<string, Finding>> {
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: `http://${NOBODY}`, ...settings });
  const findings = await examine(config, NOW);
  return Object.fromEntries(findings.map((finding) => [finding.of, finding]));
}

it('finds a new folder without a database, and mails that are written to files', async () => {
  expect(await found({})).toMatchObject({
    disk: { text: expect.stringContaining('GiB are free') as string },
    database: { state: 'warning', text: expect.stringContaining('The first start makes it') as string },
    mail: { state: 'ok' },
    payments: { state: 'ok', text: 'Offered: invoice.' },
    shop: { state: 'warning', text: expect.stringContaining('does not answer') as string },
  });
});

it('finds a shop whose proxy keeps health to itself, and one whose proxy has no shop behind it', async () => {
  let status = 200;
  const proxy = createServer(({ url }, answer) =>
    answer.writeHead(url === '/readyz' ? 404 : status).end(),
  ).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const PUBLIC_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  expect((await found({ PUBLIC_URL })).shop).toMatchObject({ state: 'ok' });
  status = 502;
  expect((await found({ PUBLIC_URL })).shop).toMatchObject({ state: 'wrong' });
  proxy.closeAllConnections();
  proxy.close();
});

it('finds mail and cards that cannot work, in a shop that is open to the public', async () => {
  const findings = await found({
    PUBLIC_URL: `https://${NOBODY}`,
    SMTP_URL: `smtp://${NOBODY}`,
    PAYMENTS: 'card',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: `http://${NOBODY}`,
  });
  expect(findings).toMatchObject({
    mail: { state: 'wrong' },
    payments: { state: 'wrong' },
    certificate: { state: 'wrong' },
  });
  expect(JSON.stringify(findings)).not.toMatch(/sk_live_1|whsec_1/);
  // A monitor reads line by line.
  for (const { text } of Object.values(findings)) expect(text).not.toContain('\n');
  const withoutMail = await found({ PUBLIC_URL: `https://${NOBODY}` });
  expect(withoutMail.mail).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('SMTP_URL') as string,
  });
});

it('finds a database that is up to date, and one that belongs to a newer version, which does not start', async () => {
  const { database, url } = await openTestDatabase();
  // The servers of tests save their disk: that is what the doctor is there for.
  expect(await found({ DATABASE_URL: url! })).toMatchObject({
    database: { state: 'ok' },
    version: { state: 'ok', text: expect.stringContaining('up to date') as string },
    durability: { state: 'wrong', text: expect.stringContaining('fsync') as string },
    clock: { state: 'ok' },
  });
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('to come', 9999999999999)`,
  );
  expect((await found({ DATABASE_URL: url! })).version).toMatchObject({ state: 'wrong' });
  await expect(migrate(database)).rejects.toThrow(/^The database belongs to a newer version of the shop/);
});
