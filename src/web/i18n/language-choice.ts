import { isLanguage, type Language } from '#shared/languages.ts';

/** Name of the stored choice: in local storage for later visits, as a cookie so that the server's next page knows it. */
const KEY = 'language';
const YEAR_SECONDS = 31_536_000;

/** A language that no longer exists counts as no choice. */
export function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    // Storage may be switched off; the cookie still speaks to the server.
    return undefined;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // See above.
  }
  document.cookie = `${KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${
    location.protocol === 'https:' ? '; secure' : ''
  }`;
}

/**
 * The language to go on in when the page came in `pageLanguage`: the choice of an earlier visit, whose cookie may be
 * gone. A page asked for by `?lng=` in one of our languages becomes the choice where there was none.
 */
export function settleLanguage(pageLanguage: Language, search: string): Language {
  const asked = new URLSearchParams(search).get('lng') === pageLanguage ? pageLanguage : undefined;
  const choice = storedLanguage() ?? asked;
  if (choice !== undefined) storeLanguage(choice);
  return choice ?? pageLanguage;
}

/** What the page itself says about its language, for styles, screen readers and other scripts. */
export function markLanguage(language: Language): void {
  const { documentElement: html } = document;
  html.lang = language;
  html.dataset.language = language;
}

/** Tells whoever listens on the window. */
export function announceLanguage(language: Language): void {
  window.dispatchEvent(new CustomEvent('languagechange', { detail: { language } }));
}
