// Format, lint, types, and the tests that a change touches, on PostgreSQL. `npm test` is the whole.
//   the change: what differs from HEAD; where nothing does, the last commit
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { testsOf } from './touched-tests.ts';

const ROOT = path.dirname(import.meta.dirname);

function git(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

const edited = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')];
const changed = edited.length > 0 ? edited : git('diff', '--name-only', 'HEAD~1');
const there = changed.filter((file) => existsSync(path.join(ROOT, file)));
const named = (endings: RegExp) => there.filter((file) => endings.test(file));
const tests = testsOf(changed);

const steps: [name: string, command: string, ...args: string[]][] = [
  ['format', 'oxfmt', '--check', ...named(/\.(?:[jt]sx?|mjs|json|md|css|ya?ml)$/u)],
  // Rules look at a file and at what it imports, so files that stayed as they are stay right.
  ['lint', 'oxlint', '--no-error-on-unmatched-pattern', ...named(/\.(?:[jt]sx?|mjs)$/u)],
  ...['shared', 'web', 'server'].map(
    (side) =>
      [`types: ${side}`, 'tsc', '--project', `tsconfig.${side}.json`] as [string, string, ...string[]],
  ),
  [
    'tests',
    'vitest',
    'run',
    '--reporter=dot',
    '--passWithNoTests',
    ...['gates', 'unit', 'postgres', 'pglite'].map((project) => `--project=${project}`),
    ...tests,
  ],
];

let failed = 0;
for (const [name, command, ...args] of steps) {
  if ((name === 'format' || name === 'lint') && args.length === 1) continue;
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      TESTS: 'short',
      PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${status === 0 ? '✓' : '✗'} ${name}${name === 'tests' ? ` (${tests.join(' ')})` : ''}  ${seconds} s`,
  );
  if (status === 0) continue;
  failed += 1;
  console.log(`\n${stdout}${stderr}\n`);
}
process.exitCode = failed > 0 ? 1 : 0;
