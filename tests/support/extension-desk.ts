import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverDomains } from '#app/server/domains.ts';
import { adoptExtraFields } from '#domains/catalogue/model/extra/extra-fields.ts';
import { asDomain } from '#domains/extensions/server/as-domain.ts';
import { handleDueEvents } from '#domains/extensions/server/events/handle-events.ts';
import { listenForExtensions } from '#domains/extensions/server/events/listen.ts';
import { openExtensions, type OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import type { Db } from '#engine/server/db/client.ts';
import { composeDomains } from '#engine/server/domain.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import type { Shop } from '#engine/server/shop.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { closeAtEnd } from './opened.ts';

/** Opens extensions and makes them domains of the shops that this file opens from now on. */
export async function withExtensions(
  names: readonly string[],
  settings: Record<string, string> = {},
): Promise<readonly OpenExtension[]> {
  const list = await openExtensions({
    extensions: { names, root: PROJECT_ROOT, settings },
    publicUrl: 'http://localhost:3000',
  });
  composeDomains([...serverDomains, ...list.map(asDomain)]);
  closeAtEnd(async () => {
    for (const { host } of list) host.stop();
    composeDomains(serverDomains);
    adoptExtraFields([]);
  });
  return list;
}

export const listen = (db: Db, list: readonly OpenExtension[]) => listenForExtensions(db, list);

/** All that is due; what its failures say goes to `lines`. */
export async function handleAll(
  extension: OpenExtension,
  shop: Shop,
  lines: string[] = [],
): Promise<string[]> {
  const log = { warn: (_about: unknown, line: string) => lines.push(line), error: () => {} } as never;
  while (await handleDueEvents(extension, shop, log));
  return lines;
}

interface Written {
  /** `index.ts`; inside `defineExtension({ name, api: 1, … })` where it begins with a letter. */
  code: string;
  texts?: object;
  files?: Record<string, string>;
}

/** An extension that a stranger wrote, in a folder of its own. */
export function writeExtension(name: string, { code, texts = {}, files = {} }: Written): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'madia-extension-'));
  closeAtEnd(async () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'texts'));
  for (const language of LANGUAGES)
    writeFileSync(path.join(folder, 'texts', `${language}.json`), JSON.stringify({ name, ...texts }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const whole = code.includes('export default')
    ? code
    : `import { defineExtension, Refusal, z } from 'madia/extension';
       export default defineExtension({ name: '${name}', api: 1, ${code} });`;
  writeFileSync(path.join(folder, 'index.ts'), whole);
  return folder;
}
