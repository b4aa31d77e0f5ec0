// While no mail server is set, mails are files: what people were written can be read there.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails to this recipient, newest last. `dataDir`: of a shop that a test has started for itself. */
export async function mailsTo(recipient: string, dataDir = process.env.E2E_DATA_DIR!): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  // There are hundreds, of all tests: only what names the recipient is worth reading.
  const mails = await Promise.all(
    files.filter((file) => file.includes(recipient)).map((file) => PostalMime.parse(file)),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === recipient));
}
