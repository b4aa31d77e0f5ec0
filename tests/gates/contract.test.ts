// The contract of the API binds both sides: change it and neither compiles until it follows.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const FIXTURE = path.join(import.meta.dirname, 'fixtures/contract');
const TSC = path.join(import.meta.dirname, '../../node_modules/.bin/tsc');
const SIDES = ['routes.ts', 'page.ts'];

/** What the compiler says about the two sides, `file:line message`. */
async function compiled(project: string): Promise<string[]> {
  const output = await new Promise<string>((resolve) => {
    execFile(TSC, ['-p', project, '--singleThreaded', '--pretty', 'false'], { cwd: FIXTURE }, (_, stdout) =>
      resolve(stdout),
    );
  });
  // A message goes on in indented lines.
  return output.split(/\n(?=\S)/u).flatMap((message) => {
    const match = /^(\S+?)\((\d+),\d+\): ([\s\S]*)$/u.exec(message.trim());
    return match === null ? [] : [`${match[1]}:${match[2]} ${match[3]}`];
  });
}

/** The lines that end in `changed: what`. */
const CHANGED = SIDES.flatMap((file) =>
  readFileSync(path.join(FIXTURE, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const what = / changed: (.*)$/u.exec(line)?.[1];
      return what === undefined || line.startsWith('//') ? [] : [{ place: `${file}:${index + 1}`, what }];
    }),
);

describe('the two sides of the contract', () => {
  let asWritten: string[];
  let afterChange: string[];
  beforeAll(async () => {
    [asWritten, afterChange] = (await Promise.all(
      ['tsconfig.json', 'tsconfig.changed.json'].map(compiled),
    )) as [string[], string[]];
    // The compiler reads the whole project twice: on a busy machine that takes more than a minute.
  }, 300_000);

  it('compile as they were written', () => {
    expect(asWritten).toEqual([]);
  });

  it.each(CHANGED)('do not compile at $place once the $what has changed', ({ place }) => {
    expect(afterChange.filter((line) => line.startsWith(`${place} `)).join('\n')).toContain('error TS');
  });

  it('compile everywhere else', () => {
    const places = [...new Set(afterChange.map((line) => line.split(' ')[0]))];
    expect(places.sort()).toEqual(CHANGED.map(({ place }) => place).sort());
  });
});
