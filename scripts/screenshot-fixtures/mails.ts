// Every mail of the shop as a page, for npm run screenshots.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';

/** `url`: of the shop. As the desk shows them to its administrators: written into the folder, one page each. */
export async function mailsToLookAt(
  admin: BrowserContext,
  { folder, language, url }: { folder: string; language: string; url: string },
): Promise<Record<string, string>> {
  const read = async <Answer>(address: string) => (await (await admin.request.get(address)).json()) as Answer;
  const pages: Record<string, string> = {};
  for (const { name } of await read<{ name: string }[]>('/api/admin/mails')) {
    const { html } = await read<{ html: string }>(`/api/admin/mails/${name}?language=${language}`);
    const file = path.join(folder, `${name}.html`);
    writeFileSync(file, html.replaceAll('<img src="/', `<img src="${url}/`));
    pages[`mail-${name}`] = pathToFileURL(file).href;
  }
  return pages;
}
