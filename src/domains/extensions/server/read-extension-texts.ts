import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#engine/model/languages.ts';
import type { JudgedExtension } from './judge-extension.ts';
import type { TextTree } from './process/messages.ts';

const MAX_FIELD_TEXT = 200;

export type ExtensionTexts = Record<Language, TextTree>;

/** `texts/<language>.json` of all languages, with the same keys in each and those that the shop asks for. A text: what is wrong. */
export function readExtensionTexts(folder: string, extension: JudgedExtension): ExtensionTexts | string {
  const texts: Partial<ExtensionTexts> = {};
  for (const language of LANGUAGES) {
    const file = join(folder, 'texts', `${language}.json`);
    if (!existsSync(file)) return `texts/${language}.json is missing`;
    try {
      texts[language] = JSON.parse(readFileSync(file, 'utf8')) as TextTree;
    } catch {
      return `texts/${language}.json is no JSON`;
    }
  }
  const known = keysOf(texts[DEFAULT_LANGUAGE]!);
  const missing = neededTexts(extension).find((key) => !known.includes(key));
  if (missing !== undefined) return `texts/${DEFAULT_LANGUAGE}.json has no '${missing}'`;
  for (const language of LANGUAGES) {
    const own = keysOf(texts[language]!);
    const lacking = known.find((key) => !own.includes(key));
    if (lacking !== undefined) return `texts/${language}.json has no '${lacking}'`;
    const more = own.find((key) => !known.includes(key));
    if (more !== undefined)
      return `texts/${language}.json has '${more}', which texts/${DEFAULT_LANGUAGE}.json has not`;
  }
  const long = longText(texts as ExtensionTexts, extension);
  if (long !== undefined)
    return `'${long}' is longer than ${MAX_FIELD_TEXT} characters, and stands in every page`;
  return texts as ExtensionTexts;
}

/** Undefined: there is no such text. */
export function textAt(tree: TextTree, key: string): string | undefined {
  let found: unknown = tree;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return typeof found === 'string' ? found : undefined;
}

/** Every text by its path; what is neither text nor group is none. */
function keysOf(tree: unknown, path = ''): string[] {
  if (typeof tree === 'string') return [path];
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [`${path} (no text)`];
  return Object.entries(tree).flatMap(([key, below]) => keysOf(below, path === '' ? key : `${path}.${key}`));
}

/** Words of fields and of ways to pay and to be paid go along with every page, in all languages. */
function longText(texts: ExtensionTexts, { fields }: JudgedExtension): string | undefined {
  const ofPages = ['payment.', 'payout.', ...Object.keys(fields).map((field) => `fields.${field}.`)];
  const keys = keysOf(texts[DEFAULT_LANGUAGE]).filter((key) =>
    ofPages.some((beginning) => key.startsWith(beginning)),
  );
  return keys.find((key) =>
    LANGUAGES.some((language) => (textAt(texts[language], key) ?? '').length > MAX_FIELD_TEXT),
  );
}

/** What the shop itself says of an extension. */
function neededTexts({ mails, pages, fields, provides }: JudgedExtension): string[] {
  return [
    'name',
    ...(provides.includes('payment.start') ? ['payment.label', 'payment.text'] : []),
    ...(provides.includes('payout.transfer') ? ['payout.label'] : []),
    ...Object.entries(mails).flatMap(([mail, blocks]) => [
      `mails.${mail}.subject`,
      `mails.${mail}.heading`,
      ...blocks.flatMap((block) => ('text' in block ? block.text : 'label' in block ? block.label : [])),
    ]),
    ...pages.map(({ name }) => `pages.${name}`),
    ...Object.entries(fields).flatMap(([field, { options = [] }]) => [
      `fields.${field}.label`,
      ...options.map((option) => `fields.${field}.options.${option}`),
    ]),
  ];
}
