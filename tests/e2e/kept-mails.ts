// While no mail server is set, mails are files: what people were written can be read there.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails to this recipient, newest last. */
export async function mailsTo(recipient: string): Promise<Email[]> {
  const folder = path.join(process.env.E2E_DATA_DIR!, 'mail');
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === recipient));
}
