import {
  NUMBER_OR_NOTHING,
  TEXT,
  TRUTH,
  type CellCodec,
} from '#domains/catalogue/model/files/cell-codecs.ts';
import { extraFields, shownValues, type ExtraField, type ExtraValues } from './extra-fields.ts';

/** The column of a file. */
export const columnOfExtra = (name: string) => `x_${name}`;

const CODECS: Record<ExtraField['kind'], CellCodec<never>> = {
  truth: TRUTH,
  number: NUMBER_OR_NOTHING,
  text: TEXT,
  choice: TEXT,
};
const codecOf = ({ kind }: ExtraField) => CODECS[kind] as CellCodec<unknown>;

/** The cells of a product's extra fields; nothing where nobody has said. */
export function extraCells(held: ExtraValues): Record<string, string> {
  const shown = shownValues(held) ?? {};
  const cells = extraFields().map((field) => {
    const value = shown[field.name];
    return [columnOfExtra(field.name), value === null ? '' : codecOf(field).write(value)];
  });
  return Object.fromEntries(cells) as Record<string, string>;
}

/** What the form would send for them; undefined: the cells say nothing of them. */
export function extraOfCells(
  cells: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> | undefined {
  const said = extraFields().flatMap((field) => {
    const text = cells[columnOfExtra(field.name)];
    return text === undefined ? [] : [[field.name, codecOf(field).read(text.trim())] as const];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
