import type { Localized } from '#engine/model/languages.ts';

/** A field of products that an extension has added. It is known by its name, which is once in a shop. */
export interface ExtraField {
  /** Small letters, digits and underscores: `x.vegan` of a product, the column `x_vegan` of a file. */
  readonly name: string;
  readonly kind: 'truth' | 'text' | 'number' | 'choice';
  readonly label: Localized;
  readonly hint?: Localized;
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: Localized }[];
  /** Of a text. */
  readonly maxLength?: number;
  /** Of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Who fills it in; administrators always may. */
  readonly edit: 'producer' | 'admin';
  /** Whether cards show it. */
  readonly badge: boolean;
  /** Whether lists are narrowed by it: a truth or a choice. */
  readonly filter: boolean;
}

export type ExtraValue = boolean | number | string;
/** As the table holds it: what nobody has said is not in it, and neither is a truth that is false. */
export type ExtraValues = Readonly<Record<string, ExtraValue>>;
/** As responses carry it and forms send it: every field of the shop, or those that are named. */
export type SaidExtraValues = Readonly<Record<string, ExtraValue | null>>;

let adopted: ReadonlyMap<string, ExtraField> = new Map();

/** At the start, and in the browser from the page. A process serves one shop, as does a page. */
export function adoptExtraFields(fields: readonly ExtraField[]): void {
  adopted = new Map(fields.map((field) => [field.name, field]));
}

export const extraFields = (): readonly ExtraField[] => [...adopted.values()];

/** A map: no name that a stranger sends finds what every object has. */
export const extraField = (name: string): ExtraField | undefined => adopted.get(name);

/** For the state of a page; undefined where there are none, so that such a page says nothing about them. */
export const extraFieldsOfPage = (): readonly ExtraField[] | undefined =>
  adopted.size === 0 ? undefined : extraFields();

/** What a value comes to: null takes it away. Undefined: the field does not take it. */
export function heldValue(field: ExtraField, value: unknown): ExtraValue | null | undefined {
  if (value === null) return null;
  switch (field.kind) {
    case 'truth':
      return typeof value === 'boolean' ? value || null : undefined;
    case 'number':
      return typeof value === 'number' && isWithin(field, value) ? value : undefined;
    case 'choice':
      if (value === '') return null;
      return field.options!.find((option) => option.value === value)?.value;
    case 'text': {
      if (typeof value !== 'string' || value.includes('\0')) return undefined;
      const text = value.trim();
      if (text.length > field.maxLength!) return undefined;
      return text === '' ? null : text;
    }
  }
}

function isWithin({ min = -Infinity, max = Infinity }: ExtraField, value: number): boolean {
  return Number.isFinite(value) && value >= min && value <= max;
}

/**
 * What a product says of all fields that there are. Values of fields that were taken away are kept and not shown, and so are
 * those that a field does not take any more.
 */
export function shownValues(held: ExtraValues): SaidExtraValues | undefined {
  if (adopted.size === 0) return undefined;
  const shown: [string, ExtraValue | null][] = extraFields().map((field) => {
    const value = Object.hasOwn(held, field.name) ? (heldValue(field, held[field.name]) ?? null) : null;
    return [field.name, field.kind === 'truth' ? value === true : value];
  });
  return Object.fromEntries(shown);
}

/** What is held after something was said: the rest stays, that of fields which are not there any more too. */
export function heldAfter(before: ExtraValues, said: SaidExtraValues): ExtraValues {
  const after = Object.entries({ ...before, ...said }).filter(([, value]) => value !== null);
  return Object.fromEntries(after) as ExtraValues;
}
