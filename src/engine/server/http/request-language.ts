import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, toLanguage, type Language } from '#engine/model/languages.ts';

export const LANGUAGE_COOKIE = 'language';

/** A stored choice wins, then ?lng=, then the browser's preference; anything unknown is English. */
export function requestLanguage({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): Language {
  const stored = headers.cookie === undefined ? undefined : cookieValue(headers.cookie, LANGUAGE_COOKIE);
  if (isLanguage(stored)) return stored;
  const asked = url.includes('lng=') ? /[?&]lng=([a-z]{2})\b/.exec(url)?.[1] : undefined;
  if (isLanguage(asked)) return asked;
  return preferredLanguage(headers['accept-language']);
}

function cookieValue(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** 'fr-CH, fr;q=0.9, en;q=0.8' → 'fr' */
export function preferredLanguage(header: string | undefined): Language {
  if (header === undefined) return DEFAULT_LANGUAGE;
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag, ...params] = part.trim().split(';');
      const q = params.find((param) => param.trim().startsWith('q='));
      return { language: toLanguage(tag), weight: q === undefined ? 1 : Number(q.trim().slice(2)) || 0 };
    })
    .filter((wish) => wish.language !== undefined && wish.weight > 0);
  wishes.sort((a, b) => b.weight - a.weight);
  return wishes[0]?.language ?? DEFAULT_LANGUAGE;
}
