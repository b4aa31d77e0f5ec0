import { expect, it } from 'vitest';
import { laterClosings } from './later-closings.ts';

const CLOSES = new Date('2026-11-20T12:00:00Z');
const offered = (until: string) =>
  laterClosings(CLOSES, new Date(until)).map((moment) => moment.toISOString().slice(0, 16));

it('offers steps up to the last moment, and that', () => {
  expect(offered('2026-11-21T13:30:00Z')).toEqual([
    '2026-11-20T18:00',
    '2026-11-21T00:00',
    '2026-11-21T12:00',
    '2026-11-21T13:30',
  ]);
});

it('offers the last moment alone where nothing else is left, and never twice', () => {
  expect(offered('2026-11-20T12:20:00Z')).toEqual(['2026-11-20T12:20']);
  expect(offered('2026-11-20T18:00:00Z')).toEqual(['2026-11-20T18:00']);
  // Seconds apart, they would read the same.
  expect(offered('2026-11-20T18:00:40Z')).toEqual(['2026-11-20T18:00']);
});
