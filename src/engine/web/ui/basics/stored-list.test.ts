import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedList } from './stored-list.ts';

const toItem = vi.fn((entry: unknown) => (typeof entry === 'number' ? entry : undefined));

function storageWith(text: string | null) {
  let stored = text;
  const storage = { getItem: () => stored, setItem: (_key: string, next: string) => void (stored = next) };
  vi.stubGlobal('localStorage', storage);
}

afterEach(() => {
  vi.unstubAllGlobals();
  toItem.mockClear();
});

describe('a list that the browser remembers', () => {
  it.each([
    [null, []],
    ['[1,2]', [1, 2]],
    ['[1,"two",null,{}]', [1]],
    ['[1,2,3,4]', [1, 2, 3]],
    ['{"a":1}', []],
    ['"text"', []],
    ['no JSON', []],
  ])('reads %s', (text, items) => {
    storageWith(text);
    expect(storedList({ key: 'list', max: 3, toItem }).read()).toEqual(items);
  });

  it('writes no more than it reads', () => {
    storageWith(null);
    const list = storedList({ key: 'list', max: 3, toItem });
    expect(list.write([1, 2, 3, 4])).toBe(true);
    expect(list.read()).toEqual([1, 2, 3]);
    expect(localStorage.getItem('list')).toBe('[1,2,3]');
  });

  it('parses a text once, however often it is read', () => {
    storageWith('[1,2]');
    const list = storedList({ key: 'list', max: 3, toItem });
    expect(list.read()).toBe(list.read());
    expect(toItem).toHaveBeenCalledTimes(2);
  });

  it('lasts until the page is left where storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    const list = storedList({ key: 'list', max: 3, toItem });
    expect(list.write([1])).toBe(false);
    expect(list.read()).toEqual([1]);
  });
});
