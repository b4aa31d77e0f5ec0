// `npm run rehearse`: a backup is restored where nobody sees it, and examined.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreBackup } from '#engine/server/db/backup/restore-backup.ts';
import { writeBackup } from '#engine/server/db/backup/write-backup.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { rehearseRestore } from '../../scripts/rehearse-restore.ts';
import { leftToAll } from '../support/left-to-all.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const OLD = path.join(ROOT, 'tests/releases/before-taxes.backup');
type Opened = Awaited<ReturnType<typeof openEmptyDatabase>>;
let folder: string;
let live: Opened;
let file: string;
let rehearsals = 0;

const uploads = () => path.join(folder, `uploads-${(rehearsals += 1)}`);
const rehearse = async (from: string) => {
  const { database } = await openEmptyDatabase();
  return rehearseRestore(database, { file: from, uploadsFolder: uploads(), live: live.database.db });
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'madia-rehearse-'));
  live = await openEmptyDatabase();
  const uploadsFolder = path.join(folder, 'uploads');
  await restoreBackup(live.database, { file: OLD, uploadsFolder, force: false });
  file = path.join(folder, 'now.backup');
  await writeBackup(live.database, { file, pictures: new FolderPictureStore(uploadsFolder) });
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('finds a sound backup sound, and says what has happened since', async () => {
  const { facts, faults } = await rehearse(file);
  expect(faults).toEqual([]);
  expect(facts).toEqual([
    expect.stringMatching(
      /^It was restored in \d+ s: \d{4,} rows of \d\d+ tables, each counted, and [1-9]\d* picture files\.$/,
    ),
    expect.stringMatching(/^The books sum to zero over [1-9]\d+ entries\.$/),
    expect.stringMatching(/have no gaps/),
    'It agrees with the shop as it is, account by account; nothing has happened since.',
  ]);
}, 120_000);

it('finds books that do not sum, and accounts that stood differently', async () => {
  const { db } = live.database;
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table ledger_entries disable trigger all`);
    await tx.execute(
      sql`update ledger_entries set amount_cents = amount_cents + 1 where id = (select min(id) from ledger_entries)`,
    );
    await tx.execute(sql`alter table ledger_entries enable trigger all`);
  });
  const differing = await rehearse(file);
  expect(differing.faults).toEqual([expect.stringMatching(/^Accounts of the books stood differently/)]);
  const torn = path.join(folder, 'torn.backup');
  await writeBackup(live.database, {
    file: torn,
    pictures: new FolderPictureStore(path.join(folder, 'uploads')),
  });
  expect((await rehearse(torn)).faults).toEqual(['The books do not sum to zero: 1 postings, 1 cents.']);
}, 120_000);

// As on the command line, where the server's sources are loaded anew.
it.skipIf(leftToAll)(
  'makes a database beside the shop, and leaves nothing behind',
  async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(ROOT, 'scripts/rehearse.ts'), '--from', OLD],
      { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: live.url } },
    ).catch((error: unknown) => error as { stdout: string });
    expect(stdout).toMatch(/^ok {5}It was restored/mu);
    // The shop was tampered with above.
    expect(stdout).toMatch(/Do not rely on this backup\.\n$/u);
    const client = new pg.Client({ connectionString: live.url });
    await client.connect();
    const left = await client.query(`select from pg_database where datname like '%rehearsal%'`);
    await client.end();
    expect(left.rowCount).toBe(0);
  },
  120_000,
);
