import type { Language } from '#engine/model/languages.ts';

/** Under which a response stands in the cache. */
export function readKey(language: Language, url: string): string {
  return `${language} ${url}`;
}

export function pageKey(language: Language, url: string): string {
  return `page ${language} ${url}`;
}
