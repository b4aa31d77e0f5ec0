import { brand } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#engine/model/languages.ts';
import { textVariables } from '#engine/model/text-variables.ts';
import { createPageI18n, type PageI18n, type ReadNamespace } from './page-i18n.ts';
import type { Texts } from './page-texts.ts';

interface LanguageTexts {
  /** What every page needs, by the paths of the files. */
  texts: Record<string, Texts>;
  /** The other namespaces by the paths of their files. */
  namespaces: Record<string, () => Promise<Texts>>;
}

/** Only the current language is ever loaded, the list of its files included. */
const LANGUAGES = import.meta.glob<LanguageTexts>('./texts/*.ts');

function textsOf(language: Language): Promise<LanguageTexts> {
  return LANGUAGES[`./texts/${language}.ts`]!();
}

export async function createClientI18n(
  language: Language,
  read: ReadNamespace = readNamespace,
): Promise<PageI18n> {
  const { texts } = await textsOf(language);
  const core = Object.keys(texts).map(async (path) => {
    const name = namespaceOf(path);
    return [name, await readNamespace(language, name)];
  });
  const i18n = createPageI18n({
    language,
    defaultNamespace: 'shell',
    texts: Object.fromEntries(await Promise.all(core)) as Record<string, Texts>,
    variables: textVariables,
    read,
    onMissing: (namespace) => {
      void fillFromEnglish(i18n, namespace);
      return undefined;
    },
  });
  return i18n;
}

async function readNamespace(language: Language, namespace: string): Promise<Texts> {
  const { texts, namespaces } = await textsOf(language);
  const own = await inOwnWords(language, namespace);
  if (own !== undefined) return own;
  const path = Object.keys(texts).find((file) => namespaceOf(file) === namespace);
  return path === undefined ? readFiles(namespaces, namespace) : texts[path]!;
}

/** '/src/domains/cart/texts/de/cart.json' → 'cart' */
const namespaceOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** Several domains may speak in one namespace, each in a file of its own. */
async function readFiles(files: LanguageTexts['namespaces'], namespace: string): Promise<Texts> {
  const paths = Object.keys(files).filter((path) => namespaceOf(path) === namespace);
  return Object.assign({}, ...(await Promise.all(paths.map((path) => files[path]!())))) as Texts;
}

/** What a brand says in its own words is on the server: no file of the build knows a brand. */
async function inOwnWords(language: Language, namespace: string): Promise<Texts | undefined> {
  if (!brand().rooms.includes(namespace)) return undefined;
  const response = await fetch(`/brand/texts/${language}/${namespace}.json`);
  return (await response.json()) as Texts;
}

/** Once for each: what English lacks too stays missing. */
const filled = new Set<string>();

/** A text that a language lacks is shown in English. A test keeps the files complete, so English is loaded only then. */
async function fillFromEnglish(i18n: PageI18n, namespace: string): Promise<void> {
  const { language } = i18n;
  const key = `${language} ${namespace}`;
  if (language === DEFAULT_LANGUAGE || filled.has(key) || !i18n.hasLoadedNamespace(namespace)) return;
  filled.add(key);
  const english = await readNamespace(DEFAULT_LANGUAGE, namespace);
  if (i18n.language === language) i18n.fillNamespace(namespace, english);
}
