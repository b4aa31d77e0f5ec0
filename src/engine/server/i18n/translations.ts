import i18next, { type i18n, type Resource, type TFunction } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#engine/model/languages.ts';
import { textVariables } from '#engine/model/text-variables.ts';
import { over, shopTexts, type Texts } from '#engine/server/brand/brand-texts.ts';
import { openedBrand } from '#engine/server/brand/opened-brand.ts';
import type { OpenedBrand } from '#engine/server/brand/read-brand.ts';

/** All texts of all languages, in the words of the brand: mails, responses and rendered pages draw from here. */
let instances = new WeakMap<OpenedBrand, Map<Language, i18n>>();

function createInstances(brand: OpenedBrand): Map<Language, i18n> {
  const resources: Resource = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(shopTexts[language]).map(([room, texts]) => [
          room,
          over(texts, brand.texts[language][room]),
        ]),
      ),
    ]),
  );
  return new Map(LANGUAGES.map((language) => [language, createInstance(language, resources)]));
}

function createInstance(language: Language, resources: Resource): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: Object.keys(shopTexts[DEFAULT_LANGUAGE]),
    defaultNS: 'shell',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: textVariables(language) },
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);
  return instance;
}

export function i18nFor(language: Language): i18n {
  const brand = openedBrand();
  let made = instances.get(brand);
  if (made === undefined) instances.set(brand, (made = createInstances(brand)));
  return made.get(language)!;
}

/** Texts that are no files of the shop, under a name of their own. */
export function addTexts(namespace: string, texts: Record<Language, Texts>): void {
  for (const language of LANGUAGES) shopTexts[language][namespace] = texts[language];
  forgetTranslations();
}

/** What texts name has changed: they are made with the new names and figures when they are next asked for. */
export function forgetTranslations(): void {
  instances = new WeakMap();
}

export function translator(language: Language): TFunction {
  return i18nFor(language).t;
}

/** Zod messages are keys such as 'validation:nameMin2'; anything else is already a text. */
export function translateMessage(
  language: Language,
  message: string,
  params: Record<string, unknown> = {},
): string {
  return /^[\w-]+:[\w.-]+$/.test(message) ? translator(language)(message, params) : message;
}
