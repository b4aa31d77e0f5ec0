// Makes a program of an earlier version: of a commit or tag of this repository, of a package (`npm pack`), or of a folder in which
// it is built already.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);
const OUTPUT_BYTES = 512 * 2 ** 20;

export interface Version {
  /** The built program. */
  file: string;
  /** Names in the order in which they are applied. */
  migrations: string[];
}

export async function buildVersion(before: string, folder: string): Promise<Version> {
  const root = await rootOf(before, folder);
  return { file: path.join(root, 'dist/server/main.js'), migrations: await migrationsOf(root) };
}

export async function migrationsOf(root: string): Promise<string[]> {
  const journal = path.join(root, 'src/engine/server/db/migrations/meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
}

async function rootOf(before: string, folder: string): Promise<string> {
  if (existsSync(path.join(before, 'dist/server/main.js'))) return path.resolve(before);
  return before.endsWith('.tgz') ? install(before, folder) : checkOut(before, folder);
}

async function install(file: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', path.resolve(file)]);
  return path.join(folder, 'node_modules/madia');
}

/** Only its own packages are installed where it names others than this version. */
async function checkOut(commit: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await run('git', ['archive', commit], {
    cwd: ROOT,
    encoding: 'buffer',
    maxBuffer: OUTPUT_BYTES,
  });
  const archive = `${folder}.tar`;
  await writeFile(archive, stdout);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const lockOf = (root: string) => readFile(path.join(root, 'package-lock.json'), 'utf8');
  if ((await lockOf(folder)) === (await lockOf(ROOT)))
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  await run(process.execPath, ['scripts/build.mjs'], { cwd: folder });
  return folder;
}
