import type { Language } from './languages.ts';

/** What every text may name besides its own values: figures and names of the site. */
type TextVariables = (language: Language) => Record<string, unknown>;

let provided: TextVariables;

export function provideTextVariables(variables: TextVariables): void {
  provided = variables;
}

export const textVariables: TextVariables = (language) => provided(language);
