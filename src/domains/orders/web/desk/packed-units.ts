/** How many units of each batch are packed for a line, by code. */
export type PackedUnits = Readonly<Record<string, number>>;

export const unitsOf = (packed: PackedUnits) => Object.values(packed).reduce((sum, units) => sum + units, 0);

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

/** What a scanned code means: a label of ours is a link that names the batch, a jar may say just its code. */
export function batchOfScan(
  text: string,
  choices: readonly { id: number; code: string }[],
): string | undefined {
  const link = /\/10\/([^/?#\s]+)/.exec(text)?.[1];
  const id = /\/batch\/(\d+)/.exec(text)?.[1];
  const code = (link === undefined ? text : decoded(link)).trim().toUpperCase();
  return choices.find((choice) => choice.code === code || String(choice.id) === id)?.code;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
