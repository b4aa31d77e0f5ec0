import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#engine/server/config.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

export function keyFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'secret-key');
}

/** SECRET_KEY, or what stands in its file; undefined when there is neither. */
export async function findKey(config: Pick<Config, 'dataDir' | 'secretKey'>): Promise<string | undefined> {
  if (config.secretKey !== undefined) return config.secretKey;
  try {
    const key = (await readFile(keyFile(config), 'utf8')).trim();
    return key === '' ? undefined : key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked: whole or not at all, and never over one that another process made meanwhile. */
export async function makeKey(config: Pick<Config, 'dataDir'>): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const file = keyFile(config);
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, `${key}\n`, { mode: OWNER_ONLY });
  try {
    await link(aside, file);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  } finally {
    await rm(aside, { force: true });
  }
}
