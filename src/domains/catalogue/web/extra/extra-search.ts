import { extraConditions } from '#domains/catalogue/model/extra/extra-conditions.ts';
import { extraFields, type ExtraField } from '#domains/catalogue/model/extra/extra-fields.ts';

/** 'vegan:true,roast:dark' of a URL, in the order of the shop's fields; what makes no sense is dropped. */
export function readExtraFilters(text: string): string | undefined {
  const pairs = text.split(',').filter((pair) => extraConditions(pair) !== undefined);
  return textOf(extraFields().flatMap(({ name }) => pairs.filter((pair) => pair.startsWith(`${name}:`))));
}

/** What is asked of a field, and all of it once somebody chose otherwise. Empty: anything. */
export const askedOf = (text: string | undefined, { name }: ExtraField): string =>
  pairsOf(text)
    .find((pair) => pair.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';

export function withAsked(text: string | undefined, { name }: ExtraField, value: string): string | undefined {
  const others = pairsOf(text).filter((pair) => !pair.startsWith(`${name}:`));
  return readExtraFilters([...others, ...(value === '' ? [] : [`${name}:${value}`])].join(','));
}

export const pairsOf = (text: string | undefined): string[] => text?.split(',') ?? [];

export const withoutPair = (text: string | undefined, pair: string): string | undefined =>
  textOf(pairsOf(text).filter((each) => each !== pair));

function textOf(pairs: readonly string[]): string | undefined {
  const once = [...new Set(pairs)];
  return once.length === 0 ? undefined : once.join(',');
}
