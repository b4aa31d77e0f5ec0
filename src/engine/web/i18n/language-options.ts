import type { Language } from '#engine/model/languages.ts';

export interface LanguageOption {
  code: Language;
  /** In the language itself: people who look for it can read it. */
  name: string;
}

export const LANGUAGE_OPTIONS: readonly LanguageOption[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'es', name: 'Español' },
];

export function languageOption(code: string): LanguageOption {
  return LANGUAGE_OPTIONS.find((option) => option.code === code) ?? LANGUAGE_OPTIONS[0]!;
}
