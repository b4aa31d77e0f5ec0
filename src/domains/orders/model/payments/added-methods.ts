import { DEFAULT_LANGUAGE, toLanguage, type Localized } from '#engine/model/languages.ts';

/** A way to pay that an extension brings: its name, after 'x-'. */
export type AddedMethod = `x-${string}`;

export interface AddedMethodWords {
  readonly name: AddedMethod;
  /** As it is chosen, and as orders and documents say it. */
  readonly label: Localized;
  /** What the one who chooses it reads. */
  readonly text: Localized;
}

const ADDED = /^x-[a-z][a-z0-9-]{0,39}$/;

export function isAddedMethod(name: string): name is AddedMethod {
  return ADDED.test(name);
}

let adopted: readonly AddedMethodWords[] = [];

/** At the start, and in the browser from the page. A process serves one shop, as does a page. */
export function adoptAddedMethods(methods: readonly AddedMethodWords[]): void {
  adopted = methods;
}

export const addedMethods = (): readonly AddedMethodWords[] => adopted;

/** For the state of a page; undefined where there are none, so that such a page says nothing about them. */
export const addedMethodsOfPage = (): readonly AddedMethodWords[] | undefined =>
  adopted.length === 0 ? undefined : adopted;

const said = (words: Localized, language: string) => words[toLanguage(language) ?? DEFAULT_LANGUAGE];

/** Undefined: it is one of the shop's own. Of an extension that was taken away the name is left. */
export function addedMethodLabel(method: string, language: string): string | undefined {
  if (!isAddedMethod(method)) return undefined;
  const found = adopted.find(({ name }) => name === method);
  return found === undefined ? method.slice('x-'.length) : said(found.label, language);
}

export function addedMethodText(method: string, language: string): string | undefined {
  const found = adopted.find(({ name }) => name === method);
  return found && said(found.text, language);
}
