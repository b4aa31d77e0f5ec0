import { brand } from '#shared/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { shopFacts } from '#shared/shop-facts.ts';
import { createPageI18n, type PageI18n, type ReadNamespace } from './page-i18n.ts';
import type { Texts } from './page-texts.ts';

interface LanguageTexts {
  /** Namespaces that every page needs. */
  texts: Record<string, Texts>;
  /** The other namespaces by the paths of their files. */
  rooms: Record<string, () => Promise<Texts>>;
}

/** Only the current language is ever loaded, the list of its files included. */
const LANGUAGES: Record<Language, () => Promise<LanguageTexts>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  it: () => import('./texts/it.ts'),
  es: () => import('./texts/es.ts'),
};

export async function createClientI18n(
  language: Language,
  read: ReadNamespace = readNamespace,
): Promise<PageI18n> {
  const { texts } = await LANGUAGES[language]();
  const core = Object.keys(texts).map(async (name) => [name, await readNamespace(language, name)]);
  const i18n = createPageI18n({
    language,
    defaultNamespace: 'shell',
    texts: Object.fromEntries(await Promise.all(core)) as Record<string, Texts>,
    variables: shopFacts,
    read,
    onMissing: (namespace) => {
      void fillFromEnglish(i18n, namespace);
      return undefined;
    },
  });
  return i18n;
}

async function readNamespace(language: Language, namespace: string): Promise<Texts> {
  const { texts, rooms } = await LANGUAGES[language]();
  return (
    (await inOwnWords(language, namespace)) ??
    texts[namespace] ??
    (await rooms[`../../../locales/${language}/${namespace}.json`]?.()) ??
    {}
  );
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
