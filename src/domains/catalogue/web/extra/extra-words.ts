import {
  extraFields,
  type ExtraField,
  type SaidExtraValues,
} from '#domains/catalogue/model/extra/extra-fields.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { numberFormat } from '#engine/web/i18n/number-format.ts';

type Product = { x?: SaidExtraValues | undefined };

export const labelOf = ({ label }: Pick<ExtraField, 'label'>, language: string) =>
  label[toLanguage(language) ?? DEFAULT_LANGUAGE];

/** What a choice says, by its option's name. */
export function optionLabel({ options = [] }: ExtraField, value: unknown, language: string): string {
  const option = options.find((each) => each.value === value);
  return option === undefined ? '' : labelOf(option, language);
}

/** What cards say of a product: its truths that are true, and what is chosen. */
export function badgesOf({ x = {} }: Product, language: string): { name: string; text: string }[] {
  return extraFields().flatMap((field) => {
    const value = x[field.name] ?? null;
    if (!field.badge || value === null || value === false) return [];
    const text = field.kind === 'truth' ? labelOf(field, language) : optionLabel(field, value, language);
    return [{ name: field.name, text }];
  });
}

/** What its page says, each with its label. `yes`: of a truth that is true; others are not said. */
export function factsOf({ x = {} }: Product, language: string, yes: string): [label: string, text: string][] {
  return extraFields().flatMap((field): [string, string][] => {
    const value = x[field.name] ?? null;
    if (value === null || value === false) return [];
    return [[labelOf(field, language), factText(field, value, language, yes)]];
  });
}

function factText(field: ExtraField, value: unknown, language: string, yes: string): string {
  switch (field.kind) {
    case 'truth':
      return yes;
    case 'number':
      return numberFormat(language).format(Number(value));
    case 'choice':
      return optionLabel(field, value, language);
    case 'text':
      return String(value);
  }
}
