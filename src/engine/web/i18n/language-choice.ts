import { isLanguage, type Language } from '#engine/model/languages.ts';

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
 * Looks after the choice when a page arrives. Says whether the page must be asked for again: the choice of an earlier
 * visit has lost its cookie, so the server could not know it. A page asked for by `?lng=` in one of our languages becomes
 * the choice where there was none.
 */
export function isLanguageLost(pageLanguage: Language, search: string): boolean {
  const asked = new URLSearchParams(search).get('lng') === pageLanguage ? pageLanguage : undefined;
  const choice = storedLanguage() ?? asked;
  if (choice === undefined) return false;
  const wasTold = hasCookie(choice);
  storeLanguage(choice);
  // Where cookies are switched off, asking again would change nothing.
  return choice !== pageLanguage && !wasTold && hasCookie(choice);
}

function hasCookie(language: Language): boolean {
  return document.cookie.split('; ').includes(`${KEY}=${language}`);
}

/** What the page itself says about its language, for styles, screen readers and other scripts. */
export function markLanguage(language: Language): void {
  const { documentElement: html } = document;
  html.lang = language;
  html.dataset.language = language;
}

/** Tells the listeners on the window. */
export function announceLanguage(language: Language): void {
  window.dispatchEvent(new CustomEvent('languagechange', { detail: { language } }));
}
