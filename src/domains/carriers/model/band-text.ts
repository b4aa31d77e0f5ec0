import { isWholeCents } from '#engine/model/money.ts';

/** Producers write weights and prices as text: '1000:5.90, 5000:9.90, 14.90'. */
export interface Band {
  upToGrams: number | null;
  price: number;
}

const PAIR = /^(?:(\d{1,7})\s*:\s*)?(\d{1,5}(?:\.\d{1,2})?)$/;

/** Undefined: that is no list of bands. Whether they rise says the profile's own schema. */
export function parseBands(text: string): Band[] | undefined {
  const bands: Band[] = [];
  for (const written of text.split(',')) {
    const match = PAIR.exec(written.trim());
    if (match === null) return undefined;
    const price = Number(match[2]);
    if (!isWholeCents(price)) return undefined;
    bands.push({ upToGrams: match[1] === undefined ? null : Number(match[1]), price });
  }
  const isRising = bands.every(({ upToGrams }, at) =>
    at === bands.length - 1
      ? upToGrams === null
      : upToGrams !== null && upToGrams > (bands[at - 1]?.upToGrams ?? 0),
  );
  return isRising ? bands : undefined;
}

/** The text that `parseBands` reads back as the same bands. */
export function formatBands(bands: readonly Band[]): string {
  return bands
    .map(({ upToGrams, price }) => `${upToGrams === null ? '' : `${upToGrams}:`}${price.toFixed(2)}`)
    .join(', ');
}
