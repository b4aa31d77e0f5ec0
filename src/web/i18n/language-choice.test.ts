import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleLanguage, storedLanguage, storeLanguage } from './language-choice.ts';

let storage: Map<string, string>;
let page: { cookie: string };

beforeEach(() => {
  storage = new Map();
  page = { cookie: '' };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a choice of language', () => {
  it('is stored for later visits and told to the server for a year', () => {
    storeLanguage('it');
    expect(storedLanguage()).toBe('it');
    expect(page.cookie).toBe('language=it; path=/; max-age=31536000; samesite=lax');
  });

  it('counts for nothing when the language no longer exists', () => {
    storage.set('language', 'pt');
    expect(storedLanguage()).toBeUndefined();
    expect(settleLanguage('en', '')).toBe('en');
    expect(page.cookie).toBe('');
  });

  it('survives storage that is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    storeLanguage('fr');
    expect(storedLanguage()).toBeUndefined();
    expect(page.cookie).toContain('language=fr');
  });
});

describe('the language to go on in', () => {
  it('is that of the page for a first visit, which leaves no choice behind', () => {
    expect(settleLanguage('de', '')).toBe('de');
    expect(storage.size).toBe(0);
  });

  it('is the stored choice even when its cookie is gone, and the cookie comes back', () => {
    storage.set('language', 'es');
    expect(settleLanguage('en', '')).toBe('es');
    expect(page.cookie).toContain('language=es');
  });

  it('becomes the choice when the address asked for it', () => {
    expect(settleLanguage('fr', '?lng=fr')).toBe('fr');
    expect(storage.get('language')).toBe('fr');
  });

  it('is not changed by an unknown language in the address', () => {
    expect(settleLanguage('en', '?lng=xx')).toBe('en');
    expect(storage.size).toBe(0);
  });
});
