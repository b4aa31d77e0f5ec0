import { describe, expect, it } from 'vitest';
import { compressQuickly, compressWell, decompress } from './compression.ts';
import { pack, unpack } from './packed-text.ts';

const PLAIN = Buffer.from('L’olio della casa, '.repeat(200));

describe('what is compressed', () => {
  it.each(['zstd', 'br', 'gzip'] as const)(
    'as %s reads the same and holds no more memory than its bytes, quickly or well',
    async (as) => {
      const quick = compressQuickly(PLAIN, as);
      const well = await new Promise<Buffer>((resolve) => {
        compressWell(() => PLAIN, as, resolve);
      });
      for (const bytes of [quick, well]) {
        expect(bytes.buffer.byteLength).toBe(bytes.length);
        expect(decompress(bytes, as).equals(PLAIN)).toBe(true);
      }
    },
  );

  it('beside another of its kind does, too', async () => {
    const other = Buffer.concat([PLAIN, Buffer.from('and salt')]);
    for (const plain of [PLAIN, other]) {
      const packed = (await pack(() => plain, 'oil'))!;
      expect(packed.bytes.buffer.byteLength).toBe(packed.bytes.length);
      expect(unpack(packed).equals(plain)).toBe(true);
    }
  });
});
