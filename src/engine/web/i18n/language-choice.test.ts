import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLanguageLost, storedLanguage, storeLanguage } from './language-choice.ts';

let storage: Map<string, string>;
/** The cookie as the browser keeps it, and the last line a script wrote. */
let page: { cookie: string };
let written: string;
let cookies: 'on' | 'off';

beforeEach(() => {
  storage = new Map();
  written = '';
  cookies = 'on';
  let cookie = '';
  page = {
    get cookie() {
      return cookie;
    },
    set cookie(line: string) {
      written = line;
      if (cookies === 'on') cookie = line.split(';')[0]!;
    },
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a choice of language', () => {
  it('is stored for later visits, and for the server in a cookie for a year', () => {
    storeLanguage('it');
    expect(storedLanguage()).toBe('it');
    expect(written).toBe('language=it; path=/; max-age=31536000; samesite=lax');
  });

  it('counts for nothing when the language no longer exists', () => {
    storage.set('language', 'pt');
    expect(storedLanguage()).toBeUndefined();
    expect(isLanguageLost('en', '')).toBe(false);
    expect(page.cookie).toBe('');
  });

  it('survives storage that is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    storeLanguage('fr');
    expect(storedLanguage()).toBeUndefined();
    expect(page.cookie).toContain('language=fr');
  });
});

describe('a page that arrives', () => {
  it('stays as it is on a first visit, which leaves no choice behind', () => {
    expect(isLanguageLost('de', '')).toBe(false);
    expect(storage.size).toBe(0);
  });

  it('is asked for again when the choice has lost its cookie, and the cookie comes back', () => {
    storage.set('language', 'es');
    expect(isLanguageLost('en', '')).toBe(true);
    expect(page.cookie).toBe('language=es');
  });

  it('is asked for again once only, whatever the answer says', () => {
    storage.set('language', 'es');
    isLanguageLost('en', '');
    expect(isLanguageLost('en', '')).toBe(false);
  });

  it('is not asked for again where cookies are switched off', () => {
    cookies = 'off';
    storage.set('language', 'es');
    expect(isLanguageLost('en', '')).toBe(false);
  });

  it('becomes the choice when the address asked for its language', () => {
    expect(isLanguageLost('fr', '?lng=fr')).toBe(false);
    expect(storage.get('language')).toBe('fr');
  });

  it('is no choice when the address asked for an unknown language', () => {
    expect(isLanguageLost('en', '?lng=xx')).toBe(false);
    expect(storage.size).toBe(0);
  });
});
