import { describe, expect, it } from 'vitest';
import { KeyRing } from './key-ring.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';

describe('a key ring', () => {
  it('opens what it sealed, for the same row only', () => {
    const keys = new KeyRing('one');
    const box = keys.seal('user 1', SECRET);
    expect(box).not.toContain(SECRET);
    expect(keys.open('user 1', box)).toBe(SECRET);
    expect(keys.open('user 2', box)).toBeUndefined();
    expect(keys.seal('user 1', SECRET)).not.toBe(box);
  });

  it('opens what its former keys sealed, and nothing of others', () => {
    const box = new KeyRing('one').seal('user 1', SECRET);
    expect(new KeyRing('two', ['one']).open('user 1', box)).toBe(SECRET);
    expect(new KeyRing('two').with('one').open('user 1', box)).toBe(SECRET);
    expect(new KeyRing('two').open('user 1', box)).toBeUndefined();
    expect(new KeyRing('one').open('user 1', 'no box at all')).toBeUndefined();
  });

  it('tells keys apart by a print from which none of them follows', () => {
    const [print] = new KeyRing('one').prints;
    expect(new KeyRing('two', ['one']).prints[1]).toBe(print);
    expect(new KeyRing('two').prints).not.toContain(print);
    expect(new KeyRing('one').linkKeys.map((key) => key.toString('base64url'))).not.toContain(print);
  });
});
