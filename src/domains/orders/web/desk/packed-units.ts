import { gtin14 } from '#domains/catalogue/model/batches/gtin.ts';

/** How many units of each batch are packed for a line, by code. */
export type PackedUnits = Readonly<Record<string, number>>;

export const unitsOf = (packed: PackedUnits) => Object.values(packed).reduce((sum, units) => sum + units, 0);

type Coded = readonly { code: string }[];

/** What is in the parcel, and was stopped since: it is no choice any more. */
export const stoppedCodes = (inParcel: Coded, choices: Coded): string[] =>
  inParcel.map(({ code }) => code).filter((code) => !choices.some((choice) => choice.code === code));

/** What is in the parcel and may stay there: units of a stopped batch are to be packed anew. */
export function packedBefore(
  inParcel: readonly { code: string; quantity: number }[],
  choices: Coded,
): PackedUnits {
  const stopped = stoppedCodes(inParcel, choices);
  return Object.fromEntries(
    inParcel.filter(({ code }) => !stopped.includes(code)).map(({ code, quantity }) => [code, quantity]),
  );
}

/**
 * A jar was scanned or its code typed: one unit more of this batch, and where the line is full, one less of the batch that
 * most of it is of.
 */
export function withOneMore(packed: PackedUnits, code: string, ordered: number): PackedUnits {
  const more = { ...packed, [code]: (packed[code] ?? 0) + 1 };
  if (unitsOf(more) <= ordered) return more;
  const [most] = Object.entries(packed)
    .filter(([other, units]) => other !== code && units > 0)
    .toSorted(([, a], [, b]) => b - a);
  return most === undefined ? packed : { ...more, [most[0]]: most[1] - 1 };
}

/** A jar is gone when it was not seen so many times in a row: one picture that is blurred is not two jars. */
const LOOKS_UNTIL_GONE = 4;

/** Whether what the camera sees is a jar that it did not see before: the same one in front of it counts once. */
export function jarsSeen(): (text: string | undefined) => boolean {
  let seen: string | undefined;
  let missed = 0;
  return (text) => {
    if (text === undefined) {
      missed += 1;
      if (missed >= LOOKS_UNTIL_GONE) seen = undefined;
      return false;
    }
    missed = 0;
    const isNew = text !== seen;
    seen = text;
    return isNew;
  };
}

interface ScannedLine {
  /** Of the product; null: it has none. */
  gtin: string | null;
  batches: readonly { id: number; code: string }[];
}

/**
 * What a scanned code means: a label of ours is a link that names the batch, a jar may say its product and batch as GS1 writes
 * them, or just the code. Another product's jar is none of them, whatever its batch is called.
 */
export function batchOfScan(text: string, { gtin, batches }: ScannedLine): string | undefined {
  const id = /\/batch\/(\d+)/.exec(text)?.[1];
  if (id !== undefined) return batches.find((batch) => String(batch.id) === id)?.code;
  const [, product, named] = LINK.exec(text) ?? ELEMENTS.exec(text) ?? [];
  if (product !== undefined && (gtin === null || gtin14(product) !== gtin14(gtin))) return undefined;
  const code = (named === undefined ? text : decoded(named)).trim().toUpperCase();
  return batches.find((batch) => batch.code === code)?.code;
}

const LINK = /\/01\/(\d{8,14})\/10\/([^/?#\s]+)/;
/** Article and batch, dates between them; what ends the batch is a character that no code has. */
const ELEMENTS = /^(?:\][A-Za-z]\d)?[^!-~]?01(\d{14})(?:1[1357]\d{6})*10([!-~]{1,20})/;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
