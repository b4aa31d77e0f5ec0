import { numberFormat } from './number-format.ts';

export type Text = string | Text[] | Texts;
/** A file of texts, or a group in it. */
export interface Texts {
  [key: string]: Text;
}
export type Values = Record<string, unknown>;

/** The text at 'card.bestSeller'; with a `count`, the form the language has for it. */
export function lookUp(
  texts: Texts | undefined,
  key: string,
  language: string,
  values: Values,
): Text | undefined {
  if (texts === undefined) return undefined;
  if (typeof values.count !== 'number') return textAt(texts, key);
  return textAt(texts, `${key}_${pluralRules(language).select(values.count)}`) ?? textAt(texts, key);
}

/** Paths already walked: a page of cards asks for the same texts hundreds of times. */
const walked = new WeakMap<Texts, Map<string, Text>>();

function textAt(texts: Texts, key: string): Text | undefined {
  let known = walked.get(texts);
  if (known === undefined) walked.set(texts, (known = new Map()));
  let found = known.get(key);
  if (found === undefined) {
    found = key.split('.').reduce<Text | undefined>(child, texts);
    if (found !== undefined) known.set(key, found);
  }
  return found;
}

function child(group: Text | undefined, key: string): Text | undefined {
  return typeof group === 'object' && Object.hasOwn(group, key) ? (group as Texts)[key] : undefined;
}

/** Puts values, or else `common` ones, into '{{name}}' and '{{amount, number}}', in every text of a group. */
export function interpolate(text: Text, values: Values, common: Values, language: string): Text {
  if (typeof text === 'string') return filledIn(text, values, common, language);
  if (Array.isArray(text)) return text.map((item) => interpolate(item, values, common, language));
  return Object.fromEntries(
    Object.entries(text).map(([key, item]) => [key, interpolate(item, values, common, language)]),
  );
}

function filledIn(text: string, values: Values, common: Values, language: string): string {
  // Most texts name no value, and a page of cards asks for hundreds.
  if (!text.includes('{{')) return text;
  let result = '';
  for (const part of partsOf(text)) {
    if (typeof part === 'string') {
      result += part;
      continue;
    }
    const value = part.name in values ? values[part.name] : common[part.name];
    if (value === undefined || value === null) continue;
    result += part.isNumber ? numberFormat(language).format(Number(value)) : String(value);
  }
  return result;
}

interface Slot {
  name: string;
  isNumber: boolean;
}

const takenApart = new Map<string, (string | Slot)[]>();

function partsOf(text: string): (string | Slot)[] {
  const known = takenApart.get(text);
  if (known !== undefined) return known;
  // Split by a pattern with two groups: text, name, format, text, name, format, … text.
  const pieces = text.split(/\{\{-?\s*([\w.]+)(?:,\s*(\w+))?\s*\}\}/u);
  const parts: (string | Slot)[] = [pieces[0]!];
  for (let at = 1; at < pieces.length; at += 3) {
    parts.push({ name: pieces[at]!, isNumber: pieces[at + 1] === 'number' }, pieces[at + 2]!);
  }
  takenApart.set(text, parts);
  return parts;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}
