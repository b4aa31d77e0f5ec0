import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#engine/model/languages.ts';
import { provideReader } from '#engine/model/reader-language.ts';

const readers = new AsyncLocalStorage<Language>();
provideReader(() => readers.getStore());

/** What is written meanwhile is written in this language, as far as nobody says otherwise: amounts of money. */
export function writingIn<Written>(language: Language, write: () => Written): Written {
  return readers.run(language, write);
}
