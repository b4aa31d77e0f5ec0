import { expect, test } from 'vitest';
import { pictureSources } from './picture.tsx';

test('a picture of the repository offers AVIF at 400, 800 and 1600 pixels', () => {
  expect(pictureSources('/pictures/oil/green.jpg')).toEqual([
    {
      type: 'image/avif',
      srcSet:
        '/pictures/oil/green-400.avif 400w, /pictures/oil/green-800.avif 800w, /pictures/oil/green-1600.avif 1600w',
    },
  ]);
});

test('an uploaded picture offers the two widths that were made of it', () => {
  expect(pictureSources('/uploads/a1.jpg').map(({ srcSet }) => srcSet)).toEqual([
    '/uploads/a1-400.avif 400w, /uploads/a1-800.avif 800w',
  ]);
});

test('a hero names its own widths', () => {
  expect(pictureSources('/pictures/hero.jpg', [800, 2400])[0]?.srcSet).toBe(
    '/pictures/hero-800.avif 800w, /pictures/hero-2400.avif 2400w',
  );
});

test.each(['https://example.com/pictures/x.jpg', '/pictures/x.png', '/other/x.jpg', ''])(
  'no other sizes are known of %j',
  (src) => {
    expect(pictureSources(src)).toEqual([]);
  },
);
