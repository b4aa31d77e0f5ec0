import { describe, expect, it } from 'vitest';
import { utf8Of } from './cached-body.ts';

describe('bytes of a text', () => {
  it.each([
    ['short', 'It’s 5 € – crème'],
    ['long, plain', 'olive oil '.repeat(1_000)],
    ['long, of many scripts', 'L’olio 油 😀 – ½ '.repeat(1_000)],
    ['long, with half of a pair', `${'a'.repeat(5_000)}\uD800b`],
    ['longer than most', 'L’olio – '.repeat(60_000)],
    ['empty', ''],
  ])('are the ones Node writes: %s', (_what, text) => {
    expect(utf8Of(text).equals(Buffer.from(text))).toBe(true);
  });
});
