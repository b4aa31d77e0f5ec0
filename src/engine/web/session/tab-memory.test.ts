import { afterEach, expect, test, vi } from 'vitest';
import { forget, forgetAll, recall, remember } from './tab-memory.ts';

afterEach(() => vi.unstubAllGlobals());

/** As browsers have it: its keys are its own properties. */
function storage(): Storage {
  const stored: Storage = Object.create({
    setItem: (key: string, value: string) => void (stored[key] = value),
    getItem: (key: string) => stored[key] ?? null,
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  });
  return stored;
}

test('what was typed is there after a reload, and gone when its person signs out', () => {
  const tab = storage();
  vi.stubGlobal('sessionStorage', tab);
  tab.setItem('of-the-shop', '"stays"');
  remember('draft', { name: 'Ada' });
  remember('order', 7);
  expect(recall('draft')).toEqual({ name: 'Ada' });
  forget('order');
  expect(recall('order')).toBeUndefined();
  forgetAll();
  expect(recall('draft')).toBeUndefined();
  expect(tab.getItem('of-the-shop')).toBe('"stays"');
});

test('a browser that stores nothing does without', () => {
  vi.stubGlobal('sessionStorage', undefined);
  remember('draft', 1);
  forget('draft');
  forgetAll();
  expect(recall('draft')).toBeUndefined();
});
