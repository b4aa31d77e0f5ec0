import { DEFAULT_LANGUAGE, toLanguage, type Localized } from './languages.ts';

/** Something that an extension brings and people choose: its name, after 'x-'. */
export type AddedName = `x-${string}`;

/** What it is a choice of: how to pay, or how producers are paid. */
export type AddedChoice = 'payment' | 'payout';

export interface AddedWords {
  readonly choice: AddedChoice;
  readonly name: AddedName;
  readonly label: Localized;
  /** What the one who chooses it reads. */
  readonly text?: Localized | undefined;
}

const ADDED = /^x-[a-z][a-z0-9-]{0,39}$/;

export function isAddedName(name: string): name is AddedName {
  return ADDED.test(name);
}

let adopted: readonly AddedWords[] = [];

/** At the start, and in the browser from the page. A process serves one shop, as does a page. */
export function adoptAddedWords(words: readonly AddedWords[]): void {
  adopted = words;
}

/** For the state of a page; undefined where there are none, so that such a page says nothing about them. */
export const addedWordsOfPage = (): readonly AddedWords[] | undefined =>
  adopted.length === 0 ? undefined : adopted;

/** The names of what there is. */
export function addedNames(choice: AddedChoice): AddedName[] {
  return adopted.filter((words) => words.choice === choice).map(({ name }) => name);
}

/** Undefined: it is one of the shop's own. Of an extension that was taken away the name is left. */
export function addedLabel(choice: AddedChoice, name: string, language: string): string | undefined {
  if (!isAddedName(name)) return undefined;
  return said(find(choice, name)?.label, language) ?? name.slice('x-'.length);
}

export function addedText(choice: AddedChoice, name: string, language: string): string | undefined {
  return said(find(choice, name)?.text, language);
}

const find = (choice: AddedChoice, name: string) =>
  adopted.find((words) => words.choice === choice && words.name === name);

const said = (words: Localized | undefined, language: string) =>
  words?.[toLanguage(language) ?? DEFAULT_LANGUAGE];
