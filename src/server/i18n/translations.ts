import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type i18n, type Resource, type TFunction } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts';
import { shopFacts } from '#shared/shop-facts.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** All texts of all languages, read once at start: mails, error answers and rendered pages draw from here. */
const resources: Resource = Object.fromEntries(
  LANGUAGES.map((language) => [language, readNamespaces(language)]),
);
const namespaces = Object.keys(resources[DEFAULT_LANGUAGE]!);

const instances = new Map<Language, i18n>(LANGUAGES.map((language) => [language, createInstance(language)]));

function readNamespaces(language: Language): Resource[string] {
  const folder = join(PROJECT_ROOT, 'src/locales', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

function createInstance(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: namespaces,
    defaultNS: 'shell',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: shopFacts(language) },
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);
  return instance;
}

export function i18nFor(language: Language): i18n {
  return instances.get(language)!;
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
