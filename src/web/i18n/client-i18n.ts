import type { ResourceKey } from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { shopFacts } from '#shared/shop-facts.ts';
import { createPageI18n, type PageI18n } from './page-i18n.ts';

interface LanguageTexts {
  /** Namespaces that every page needs. */
  texts: Record<string, ResourceKey>;
  /** The other namespaces by the paths of their files. */
  rooms: Record<string, () => Promise<ResourceKey>>;
}

/** Only the current language is ever loaded, the list of its files included. */
const LANGUAGES: Record<Language, () => Promise<LanguageTexts>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  it: () => import('./texts/it.ts'),
  es: () => import('./texts/es.ts'),
};

export async function createClientI18n(language: Language): Promise<PageI18n> {
  const { texts } = await LANGUAGES[language]();
  const instance = createPageI18n({
    language,
    defaultNS: 'shell',
    texts,
    variables: shopFacts(language),
    read: (lng, namespace) => readRoom(lng as Language, namespace),
    onMissing: (namespace) => {
      void fillFromEnglish(instance, namespace);
      return undefined;
    },
  });
  return instance;
}

async function readRoom(language: Language, namespace: string): Promise<ResourceKey> {
  const { texts, rooms } = await LANGUAGES[language]();
  return texts[namespace] ?? (await rooms[`../../../locales/${language}/${namespace}.json`]?.()) ?? {};
}

/** Once for each: what English lacks too stays missing. */
const filled = new Set<string>();

/** A text that a language lacks is shown in English. A test keeps the files complete, so English is loaded only then. */
async function fillFromEnglish(instance: PageI18n, namespace: string): Promise<void> {
  const { language } = instance;
  const room = `${language} ${namespace}`;
  if (language === DEFAULT_LANGUAGE || filled.has(room)) return;
  if (!instance.hasResourceBundle(language, namespace)) return;
  filled.add(room);
  instance.addResourceBundle(language, namespace, await readRoom(DEFAULT_LANGUAGE, namespace), true, false);
}

/** Switches the language once all texts in use are there: the core ones here, those of the rooms by the reader itself. */
export async function changeTexts(instance: PageI18n, language: Language): Promise<void> {
  const { texts } = await LANGUAGES[language]();
  for (const [namespace, resources] of Object.entries(texts)) {
    instance.addResourceBundle(language, namespace, resources, true, true);
  }
  instance.options.interpolation!.defaultVariables = shopFacts(language);
  await instance.changeLanguage(language);
}
