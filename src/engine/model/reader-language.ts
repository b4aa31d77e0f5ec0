import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

let whoReads: () => Language | undefined = () => undefined;

/** Once for a process: who is being written to at this moment. In a browser that is always the same person. */
export function provideReader(read: () => Language | undefined): void {
  whoReads = read;
}

/** The language of the page, mail or response that is being written. */
export function readerLanguage(): Language {
  return whoReads() ?? DEFAULT_LANGUAGE;
}
