import { describe, expect, it } from 'vitest';
import { paragraphsOf, websiteHost } from './producer-text.ts';

describe('a producer in words', () => {
  it('has paragraphs', () => {
    expect(paragraphsOf('One.\n\nTwo,\nstill two.\n \n\n')).toEqual(['One.', 'Two,\nstill two.']);
    expect(paragraphsOf('  ')).toEqual([]);
  });

  it.each([
    ['https://www.mill.example/shop?x=1', 'mill.example'],
    ['http://mill.example', 'mill.example'],
    ['javascript:alert(1)', undefined],
    ['mill', undefined],
    [null, undefined],
  ])('links %s as %s', (website, host) => {
    expect(websiteHost(website)).toBe(host);
  });
});
