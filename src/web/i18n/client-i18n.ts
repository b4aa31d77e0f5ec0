import i18next, { type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';

type Texts = Record<string, ResourceKey>;

/** Namespaces every page needs, one file per language; only the current language is ever loaded. */
const CORE: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  it: () => import('./texts/it.ts'),
  es: () => import('./texts/es.ts'),
};

/** The other namespaces, loaded by the route that needs them. */
const ROOMS = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' });

export async function createClientI18n(language: Language): Promise<i18n> {
  const { texts } = await CORE[language]();
  const instance = i18next
    .createInstance()
    .use(initReactI18next)
    .use({
      type: 'backend' as const,
      init() {},
      read: (lng: string, namespace: string) => readRoom(lng, namespace),
    });
  await instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: Object.keys(texts),
    defaultNS: 'shell',
    resources: { [language]: texts },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // English is the fallback for a missing key, but it is not worth loading in advance: a test keeps the files complete.
    load: 'currentOnly',
  });
  return instance;
}

async function readRoom(language: string, namespace: string): Promise<ResourceKey> {
  const load = ROOMS[`../../locales/${language}/${namespace}.json`];
  return load === undefined ? {} : load();
}

/** Switches the language once all texts in use are there. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  const { texts } = await CORE[language]();
  for (const [namespace, resources] of Object.entries(texts)) {
    instance.addResourceBundle(language, namespace, resources, true, true);
  }
  await instance.changeLanguage(language);
}
