import { zstdCompress, zstdDecompressSync } from 'node:zlib';
import { withoutRest, zstd } from './compression.ts';

/** At the same time, on other threads. */
const MAX_PACKING = 4;
const LEVEL = 3;

/** A text as what it adds to the first of its kind. */
export interface PackedText {
  readonly bytes: Buffer;
  readonly dictionary: Buffer;
}

/** There are as many kinds as routes, in five languages. */
const firstOfKind = new Map<string, Buffer>();
let packing = 0;

/**
 * Pages of one kind have their frame in common: packed beside another, a product page takes a quarter of what it takes
 * compressed alone. No browser could read it. Undefined where others are being packed.
 */
export function pack(plain: () => Buffer, kind: string): Promise<PackedText> | undefined {
  if (packing >= MAX_PACKING) return undefined;
  packing += 1;
  const text = plain();
  const dictionary = firstOfKind.get(kind) ?? text;
  firstOfKind.set(kind, dictionary);
  return new Promise<PackedText>((resolve, reject) => {
    zstdCompress(text, { ...zstd(LEVEL, text), dictionary }, (error, bytes) => {
      packing -= 1;
      if (error === null) resolve({ bytes: withoutRest(bytes), dictionary });
      else reject(error);
    });
  });
}

export function unpack({ bytes, dictionary }: PackedText): Buffer {
  return zstdDecompressSync(bytes, { dictionary });
}
