import { expect, test } from 'vitest';
import { avifSrcSet } from './picture-source.ts';

test('an own picture offers AVIF at 400 and 800 pixels', () => {
  expect(avifSrcSet('/pictures/oil/green.jpg')).toBe(
    '/pictures/oil/green-400.avif 400w, /pictures/oil/green-800.avif 800w',
  );
  expect(avifSrcSet('/uploads/a1.jpg')).toBe('/uploads/a1-400.avif 400w, /uploads/a1-800.avif 800w');
});

test('a hero names its own widths', () => {
  expect(avifSrcSet('/pictures/hero.jpg', [800, 1600])).toBe(
    '/pictures/hero-800.avif 800w, /pictures/hero-1600.avif 1600w',
  );
});

test.each(['https://example.com/pictures/x.jpg', '/pictures/x.png', '/other/x.jpg', ''])(
  'no other sizes are known of %j',
  (src) => {
    expect(avifSrcSet(src)).toBeUndefined();
  },
);
