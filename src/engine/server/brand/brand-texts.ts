import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';

type Text = string | Text[] | Texts;
/** A file of texts, or a group in it. */
export interface Texts {
  [key: string]: Text;
}
/** By language and namespace. */
export type TextsByNamespace = Record<Language, Record<string, Texts>>;

/**
 * Of folders with one folder per language and one JSON file per namespace in each. Several folders may speak in one
 * namespace, each with keys of its own.
 */
export function readTexts(...folders: string[]): TextsByNamespace {
  const texts = LANGUAGES.map((language) => [
    language,
    readNamespaces(folders.map((folder) => join(folder, language))),
  ]);
  return Object.fromEntries(texts) as TextsByNamespace;
}

function readNamespaces(folders: string[]): Record<string, Texts> {
  const namespaces: Record<string, Texts> = {};
  for (const folder of folders.filter((name) => existsSync(name))) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts;
      Object.assign((namespaces[file.slice(0, -'.json'.length)] ??= {}), texts);
    }
  }
  return namespaces;
}

function textFolders(): string[] {
  const domains = join(PROJECT_ROOT, 'src/domains');
  return [
    join(PROJECT_ROOT, 'src/engine/texts'),
    ...readdirSync(domains).map((domain) => join(domains, domain, 'texts')),
  ];
}

/** All texts of the shop, read once: it has its words, a brand may have others for some. */
export const shopTexts = readTexts(...textFolders());

/** What the brand says instead, over what the shop says. In a list, `{ "0": … }` names the place. */
export function over(shop: Text, brand: Text | undefined): Text {
  if (brand === undefined || !isGroup(brand) || typeof shop === 'string') return brand ?? shop;
  const result = Array.isArray(shop) ? [...shop] : { ...shop };
  for (const [key, text] of Object.entries(brand))
    (result as Texts)[key] = over((result as Texts)[key]!, text);
  return result;
}

/** A word that nothing would ever show is a mistake: the paths of such texts. */
export function unknownTexts(shop: Text | undefined, brand: Text, path: string): string[] {
  if (shop === undefined) return [path];
  if (!isGroup(brand)) return kindOf(shop) === kindOf(brand) ? [] : [path];
  if (typeof shop === 'string') return [path];
  return Object.entries(brand).flatMap(([key, text]) =>
    unknownTexts(Object.hasOwn(shop, key) ? (shop as Texts)[key] : undefined, text, `${path}.${key}`),
  );
}

function kindOf(text: Text): string {
  return Array.isArray(text) ? 'list' : typeof text;
}

function isGroup(text: Text): text is Texts {
  return typeof text === 'object' && !Array.isArray(text);
}
