import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { adoptExtraFields } from '#domains/catalogue/model/extra/extra-fields.ts';
import type { Config } from '#engine/server/config.ts';
import { addTexts } from '#engine/server/i18n/translations.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { fieldsOf, sharedField } from './fields/fields-of.ts';
import { describedSchema, faultOf, settingsOf, variableOf, type JudgedExtension } from './judge-extension.ts';
import { ExtensionHost } from './process/extension-host.ts';
import type { Place } from './process/spawn-extension.ts';
import { textOf } from './process/text-of.ts';
import { readExtensionTexts, type ExtensionTexts } from './read-extension-texts.ts';

/** An extension that is right and has begun. */
export interface OpenExtension {
  described: JudgedExtension;
  host: ExtensionHost;
  texts: ExtensionTexts;
  settings: Readonly<Record<string, string | number>>;
}

interface Wanted {
  extensions: Config['extensions'];
  publicUrl: string;
}

let opened: readonly OpenExtension[] = [];

/** Those of this process. */
export function openedExtensions(): readonly OpenExtension[] {
  return opened;
}

/** Of its texts. */
const namespaceOf = (name: string) => `x-${name}`;

/** Opens what EXTENSIONS names. One that is wrong stops the start, with a line that says what to mend. */
export async function openExtensions(wanted: Wanted): Promise<readonly OpenExtension[]> {
  const list: OpenExtension[] = [];
  try {
    for (const name of wanted.extensions.names) {
      const extension = await openOne(name, wanted);
      const isTwice = list.some(({ described }) => described.name === extension.described.name);
      list.push(extension);
      if (isTwice) wrong(name, `another extension is named '${extension.described.name}' too`);
      const shared = sharedField(list);
      if (shared !== undefined) wrong(name, `another extension has a field '${shared}' of products too`);
    }
    refuseUnknownSettings(list, wanted.extensions.settings);
  } catch (error) {
    for (const { host } of list) host.stop();
    throw error;
  }
  adoptExtraFields(list.flatMap(fieldsOf));
  for (const { described, texts } of list) addTexts(namespaceOf(described.name), texts);
  opened = list;
  return list;
}

/** A setting with a typing error would be missing without a word. */
function refuseUnknownSettings(
  list: readonly OpenExtension[],
  given: Readonly<Record<string, string>>,
): void {
  const known = new Set(
    list.flatMap(({ described: { name, settings } }) =>
      Object.keys(settings).map((setting) => variableOf(name, setting)),
    ),
  );
  const unknown = Object.keys(given).find((variable) => !known.has(variable));
  if (unknown !== undefined)
    throw new StartupError(
      `Setting ${unknown} is wrong: no extension of EXTENSIONS has a setting of this name. Correct it and start again.`,
    );
}

async function openOne(
  name: string,
  { extensions: { root, settings }, publicUrl }: Wanted,
): Promise<OpenExtension> {
  const place = placeOf(name, root);
  const host = new ExtensionHost(place);
  const opened = await host.open().catch((error: unknown) => wrong(name, textOf(error)));
  try {
    const fault = faultOf(opened);
    if (fault !== undefined) wrong(name, fault);
    const described = describedSchema.parse(opened);
    const given = settingsOf(described, settings);
    if (typeof given === 'string') wrong(name, given);
    const texts = readExtensionTexts(place.folder, described);
    if (typeof texts === 'string') wrong(name, texts);
    host.begin({ settings: given, texts, publicUrl });
    return { described, host, texts, settings: given };
  } catch (error) {
    host.stop();
    throw error;
  }
}

/** A folder, as `./…` or an absolute path, or a package beside the shop or in the folder where it was started. */
function placeOf(name: string, root: string): Place {
  const found = /^\.{0,2}\//.test(name) || isAbsolute(name) ? resolve(root, name) : packageFolder(name, root);
  if (found === undefined || !existsSync(found) || !statSync(found).isDirectory())
    return wrong(name, 'there is no such folder or package');
  const folder = `${realpathSync(found)}/`;
  const entry = join(folder, entryOf(name, folder));
  if (!existsSync(entry)) return wrong(name, `${entry.slice(folder.length)} is missing`);
  const packages = /^(.*\/node_modules\/)/.exec(folder)?.[1];
  return { folder, entry, roots: packages === undefined ? [folder] : [folder, packages] };
}

function packageFolder(name: string, root: string): string | undefined {
  for (const from of [join(root, 'package.json'), import.meta.filename]) {
    const paths = createRequire(from).resolve.paths(name) ?? [];
    const found = paths
      .map((folder) => join(folder, name))
      .find((folder) => existsSync(join(folder, 'package.json')));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `index.ts`, or what the extension's package.json names. */
function entryOf(name: string, folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return 'index.ts';
  try {
    const { main, exports } = JSON.parse(readFileSync(file, 'utf8')) as { main?: string; exports?: unknown };
    return (typeof exports === 'string' ? exports : main) ?? 'index.ts';
  } catch {
    return wrong(name, 'its package.json is no JSON');
  }
}

function wrong(name: string, reason: string): never {
  throw new StartupError(
    `Extension ${name} is wrong: ${reason}. Correct it, or take it out of EXTENSIONS, and start again.`,
  );
}
