import i18next, { type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { shopFacts } from '#shared/shop-facts.ts';

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

export async function createClientI18n(language: Language): Promise<i18n> {
  const { texts } = await LANGUAGES[language]();
  const instance = i18next.createInstance();
  instance.use(initReactI18next).use({
    type: 'backend' as const,
    init() {},
    read: (lng: string, namespace: string) => readRoom(lng as Language, namespace),
  });
  await instance.init({
    lng: language,
    // A fallback language named here would be loaded in advance on every page; see fillFromEnglish.
    fallbackLng: false,
    load: 'currentOnly',
    ns: Object.keys(texts),
    defaultNS: 'shell',
    resources: { [language]: texts },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false, defaultVariables: shopFacts(language) },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => void fillFromEnglish(instance, namespace),
  });
  return instance;
}

async function readRoom(language: Language, namespace: string): Promise<ResourceKey> {
  const { rooms } = await LANGUAGES[language]();
  return (await rooms[`../../../locales/${language}/${namespace}.json`]?.()) ?? {};
}

/** A text that a language lacks is shown in English. A test keeps the files complete, so English is loaded only then. */
async function fillFromEnglish(instance: i18n, namespace: string): Promise<void> {
  const { language } = instance;
  if (language === DEFAULT_LANGUAGE || !instance.hasResourceBundle(language, namespace)) return;
  instance.addResourceBundle(language, namespace, await readRoom(DEFAULT_LANGUAGE, namespace), true, false);
}

/** Switches the language once all texts in use are there: the core ones here, those of the rooms by i18next itself. */
export async function changeTexts(instance: i18n, language: Language): Promise<void> {
  const { texts } = await LANGUAGES[language]();
  for (const [namespace, resources] of Object.entries(texts)) {
    instance.addResourceBundle(language, namespace, resources, true, true);
  }
  instance.options.interpolation!.defaultVariables = shopFacts(language);
  await instance.changeLanguage(language);
}
