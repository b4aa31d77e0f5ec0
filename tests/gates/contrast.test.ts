// Every text colour is readable on every ground it may stand on, in every theme (WCAG 2.2 AA).
import { expect, test } from 'vitest';
import { tokenColours } from '#engine/server/brand/colours.ts';
import { contrast } from '#engine/model/colour.ts';
import { contrastFaults, PAIRS } from '#engine/server/brand/contrast.ts';

const colours = tokenColours();

test('the tokens are read with both values, and those of a dark panel', () => {
  expect(colours.page).toEqual({ light: '#f6f7f3', dark: '#11150f', panel: '#1b2d15' });
  expect(colours.ink).toEqual({ light: '#1a2116', dark: '#eef1e6', panel: '#eef1e6' });
  for (const { front, ground } of PAIRS)
    expect(Object.keys(colours)).toEqual(expect.arrayContaining([front, ground]));
});

test('contrast is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('everything can be read', () => {
  expect(contrastFaults(colours)).toEqual([]);
});

test('what cannot is found', () => {
  const pale = { ...colours, muted: { ...colours.muted!, light: '#b0b0b0' } };
  expect(contrastFaults(pale)).toContainEqual(
    expect.objectContaining({ front: 'muted', ground: 'page', theme: 'light', least: 4.5 }),
  );
});
