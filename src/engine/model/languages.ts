/** The five languages of the interface. English is the default and the fallback; there are no regional variants. */
export const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'en' satisfies Language;
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** In the language itself: people who look for it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
};

/** Languages that part the sign from the figure: '15 %'. */
export const SPACE_BEFORE_PERCENT: ReadonlySet<string> = new Set<Language>(['de', 'es', 'fr']);

/** A text in every language of the shop. */
export type Localized = Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/** 'de-AT' is 'de': regional variants fall back to their language. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const base = tag?.trim().slice(0, 2).toLowerCase();
  return isLanguage(base) ? base : undefined;
}
