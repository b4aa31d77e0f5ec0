export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; anybody may send others. */
const MAX_REMEMBERED = 100;
const MAX_REMEMBERED_LENGTH = 200;

/** Of a response that is compressed as it is made, to a request with this Accept-Encoding: 'gzip, br;q=0' → 'gzip'. */
export const acceptedEncoding = encodingsInOrder('zstd', 'br', 'gzip');

/** Says, of an Accept-Encoding, which of the encodings there are. They come in our order of preference. */
export function encodingsInOrder<Known extends Encoding>(...encodings: readonly Known[]) {
  const remembered = new Map<string, Known | 'identity'>();
  return (header: string | undefined): Known | 'identity' => {
    if (header === undefined) return 'identity';
    const known = remembered.get(header);
    if (known !== undefined) return known;
    const encoding = choose(header, encodings);
    if (header.length <= MAX_REMEMBERED_LENGTH) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(header, encoding);
    }
    return encoding;
  };
}

/** The highest weight wins, between equals our preference. A weight of 0 refuses; '*' stands for all that are not named. */
function choose<Known extends Encoding>(header: string, encodings: readonly Known[]): Known | 'identity' {
  const weights = new Map(header.split(',').map(weightOf));
  let best: Known | 'identity' = 'identity';
  let bestWeight = 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight <= bestWeight) continue;
    best = encoding;
    bestWeight = weight;
  }
  return best;
}

/** ' br;q=0.5' → ['br', 0.5]. An invalid weight counts as a refusal: everybody can read an uncompressed response. */
function weightOf(part: string): [name: string, weight: number] {
  const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name!, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
