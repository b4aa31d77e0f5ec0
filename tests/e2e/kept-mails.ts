// While no mail server is set, mails are files: what people were written can be read there.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails to this recipient, newest last. `dataDir`: of a shop that a test has started for itself. */
export async function mailsTo(recipient: string, dataDir = process.env.E2E_DATA_DIR!): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === recipient));
}
