import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { leastContrast, LEAST_CONTRAST, mixed } from '#engine/model/colour.ts';
import { coloursOfAccent, groundsOf, type AccentOf } from './accent.ts';
import { colourStyle, tokenColours } from './colours.ts';
import { contrastFaults } from './contrast.ts';

const USUAL = tokenColours();
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test.each(['light', 'dark'] as const)(
  'every accent that reads on %s pages leaves nothing that cannot be read',
  (of: AccentOf) => {
    const grounds = groundsOf(of, USUAL);
    fc.assert(
      fc.property(colour, (accent) => {
        fc.pre(leastContrast(accent, grounds) >= LEAST_CONTRAST);
        const shown = { ...USUAL, ...coloursOfAccent(accent, of, USUAL) };
        const faults = contrastFaults(shown).filter(
          ({ front, ground }) => front.includes('accent') || ground.includes('accent'),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  },
);

it('leaves the other theme as it is, also when both are chosen', () => {
  const light = coloursOfAccent('#7a1e35', 'light', USUAL);
  const both = coloursOfAccent('#8fd0ff', 'dark', { ...USUAL, ...light });
  expect(both['accent']).toEqual({ light: '#7a1e35', dark: '#8fd0ff', panel: '#8fd0ff' });
  expect(light['accent']!.dark).toBe(USUAL['accent']!.dark);
  expect(colourStyle({ ...USUAL, ...both }, both)).toContain('--accent:light-dark(#7a1e35,#8fd0ff)');
});

it('takes the mark along where it has the colour of the accent', () => {
  expect(coloursOfAccent('#7a1e35', 'light', USUAL)['mark']!.light).toBe('#7a1e35');
  expect(coloursOfAccent('#8fd0ff', 'dark', USUAL)['mark']).toBeUndefined();
});

it('mixes by shares', () => {
  expect(mixed('#000000', '#ffffff', 0.25)).toBe('#bfbfbf');
  expect(mixed('#ff0000', '#0000ff', 1)).toBe('#ff0000');
});
