// Every mail of the shop as a page, for npm run screenshots.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import { readConfig } from '#app/server/config.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { SAMPLE_MAILS } from '#domains/desk/server/mail-samples/sample-mails.ts';

/** Written into the folder, one page each, with the pictures of the shop at this URL. */
export function mailsToLookAt(folder: string, language: string, publicUrl: string): Record<string, string> {
  const config = { ...readConfig({}), publicUrl };
  openBrand(config.brand);
  const pages = Object.entries(SAMPLE_MAILS).map(([template, data]) => {
    const row = { id: 1, template, recipient: 'ada@example.com', replyTo: null, createdAt: new Date() };
    const mail = composeMail({ ...row, language, data: { ...data } }, config, new LinkSigner('screenshots'));
    const file = path.join(folder, `${template}.html`);
    writeFileSync(file, mail.html);
    return [`mail-${template}`, pathToFileURL(file).href] as const;
  });
  return Object.fromEntries(pages);
}
