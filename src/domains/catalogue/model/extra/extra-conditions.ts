// Apart from the schemas so that a page that shows filters does without the validation library.
import { extraField } from './extra-fields.ts';

/** What a list asks of a field: one of these values. */
export interface ExtraCondition {
  name: string;
  anyOf: (string | boolean)[];
}

const MAX_PAIRS = 50;

/** 'vegan:true,roast:dark,roast:light': vegan, and roasted dark or light. Undefined: no such field narrows lists, or it has no such value. */
export function extraConditions(text: string): ExtraCondition[] | undefined {
  const conditions = new Map<string, Set<string | boolean>>();
  const pairs = text.split(',');
  if (pairs.length > MAX_PAIRS) return undefined;
  for (const pair of pairs) {
    const at = pair.indexOf(':');
    const field = extraField(pair.slice(0, Math.max(at, 0)));
    const wanted = filterValue(field?.filter ? field : undefined, pair.slice(at + 1));
    if (field === undefined || wanted === undefined) return undefined;
    conditions.set(field.name, (conditions.get(field.name) ?? new Set()).add(wanted));
  }
  return [...conditions].map(([name, values]) => ({ name, anyOf: [...values] }));
}

function filterValue(field: ReturnType<typeof extraField>, text: string): string | boolean | undefined {
  if (field?.kind === 'truth') return text === 'true' ? true : text === 'false' ? false : undefined;
  return field?.options?.find((option) => option.value === text)?.value;
}
