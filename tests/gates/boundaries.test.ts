// What boundaries.js allows is there and is needed: a permission nobody uses is one that nobody would notice being used.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parts, roomFolders, roomImports } from '../../boundaries.js';
import { roomOf, targetOf } from '../../scripts/lint-rules/boundaries.js';

const ROOT = path.join(import.meta.dirname, '../..');
const SIDES = ['server', 'web'] as const;

interface Import {
  from: string;
  to: string;
}

/** Every import of one source file by another. */
const imports: Import[] = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((from) =>
  [...readFileSync(path.join(ROOT, from), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/gu)].flatMap(
    ([, specifier = '']) => {
      const to = targetOf(from, specifier);
      return to === undefined ? [] : [{ from, to }];
    },
  ),
);

describe.each(SIDES)('the rooms of the %s side', (side) => {
  const rooms = Object.entries(roomImports[side]);

  it.each(rooms.map(([room]) => room))('%s exists', (room) => {
    expect(existsSync(path.join(ROOT, roomFolders[side], room))).toBe(true);
  });

  it.each(rooms.filter(([, allowed]) => allowed.length > 0))('%s uses every room it may', (room, allowed) => {
    const used = imports
      .filter(({ from }) => roomOf(from)?.side === side && roomOf(from)?.room === room)
      .map(({ to }) => roomOf(to)?.room);
    expect(allowed.filter((other) => !used.includes(other))).toEqual([]);
  });
});

/** A part may always look down the diagram, whether it does so today or not; but it must be there. */
it.each(Object.entries(parts).flatMap(([name, { path: paths }]) => [paths].flat().map((at) => [name, at])))(
  'the part %s is at %s',
  (_name, at) => {
    expect(existsSync(path.join(ROOT, at!))).toBe(true);
  },
);
