import { brand } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#engine/model/languages.ts';
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

/** What every page needs. */
const CORE = ['shell', 'newsletter'];

function textsOf(language: Language): Promise<LanguageTexts> {
  return LANGUAGES[`./texts/${language}.ts`]!();
}

interface Variables {
  /** Of the language of the page. */
  values: Record<string, unknown>;
  /** Of another. */
  read: (language: Language) => Promise<Record<string, unknown>>;
}

export async function createClientI18n(
  language: Language,
  variables: Variables,
  read: ReadNamespace = readNamespace,
): Promise<PageI18n> {
  const core = CORE.map(async (name) => [name, await readNamespace(language, name)]);
  const i18n = createPageI18n({
    language,
    defaultNamespace: 'shell',
    texts: Object.fromEntries(await Promise.all(core)) as Record<string, Texts>,
    variables: variables.values,
    readVariables: variables.read,
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
  return (
    (await inOwnWords(language, namespace)) ??
    fileOf(texts, namespace) ??
    (await fileOf(namespaces, namespace)?.()) ??
    {}
  );
}

/** What browsers show of a namespace stands in one file: '/src/domains/cart/texts/de/cart.json'. */
function fileOf<File>(files: Record<string, File>, namespace: string): File | undefined {
  return files[Object.keys(files).find((path) => path.endsWith(`/${namespace}.json`)) ?? ''];
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
