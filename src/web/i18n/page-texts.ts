export type Text = string | Text[] | { [key: string]: Text };
export type Values = Record<string, unknown>;

/** The text at 'card.bestSeller'; with a `count`, the form the language has for it. */
export function lookUp(
  texts: Record<string, Text> | undefined,
  key: string,
  language: string,
  values: Values,
): Text | undefined {
  if (texts === undefined) return undefined;
  const path = key.split('.');
  const last = path.pop()!;
  let group: Text | undefined = texts;
  for (const part of path) group = child(group, part);
  if (typeof values.count !== 'number') return child(group, last);
  return child(group, `${last}_${pluralRules(language).select(values.count)}`) ?? child(group, last);
}

function child(group: Text | undefined, key: string): Text | undefined {
  return typeof group === 'object' && Object.hasOwn(group, key)
    ? (group as Record<string, Text>)[key]
    : undefined;
}

/** Puts values into '{{name}}' and '{{amount, number}}', in every text of a group. */
export function interpolate(text: Text, values: Values, language: string): Text {
  if (typeof text !== 'string') {
    if (Array.isArray(text)) return text.map((item) => interpolate(item, values, language));
    return Object.fromEntries(
      Object.entries(text).map(([key, item]) => [key, interpolate(item, values, language)]),
    );
  }
  return text.replaceAll(/\{\{-?\s*([\w.]+)(?:,\s*(\w+))?\s*\}\}/g, (_, name: string, format?: string) => {
    const value = values[name];
    if (value === undefined || value === null) return '';
    return format === 'number' ? numberFormat(language).format(Number(value)) : String(value);
  });
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string): Intl.NumberFormat {
  const known = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, known);
  return known;
}
